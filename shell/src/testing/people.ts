import type { LoginReply, Me, OwnedCompany } from '@wspolnik/api/contract';

export const COMPANY: OwnedCompany = {
  id: 'c1',
  name: 'Pracownia Cyfrowa',
  image: null,
  thumbnail: null,
  email: null,
  status: 'active',
  role: 'owner',
};

export const PERSON = {
  id: 'u1',
  first_name: 'Ewa',
  last_name: 'Nowak',
  email: 'ewa@example.pl',
  role: 'USER',
  image: null,
  thumbnail: null,
  companies: [COMPANY],
} as unknown as Me;

export const SIGNED_IN: LoginReply = { access: 'a', refresh: 'r', user: PERSON, company: null };
