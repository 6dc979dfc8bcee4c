import type { Me } from '@wspolnik/api/contract';
import { idOf } from './wire.ts';

/** A company as shown on an offer. */
export const seller = {
  id: idOf(900),
  name: 'Stolarnia Żuraw',
  image: null,
  thumbnail: null,
  city: 'Poznań',
  rating: 4.3,
};

/** A person without a company, who buys from `seller`. */
export const buyer: Me = {
  id: idOf(700),
  first_name: 'Ewa',
  last_name: 'Nowak',
  image: null,
  thumbnail: null,
  email: 'ewa@example.test',
  phone: null,
  locale: 'pl',
  role: 'USER',
  total_contacts: 0,
  shared_contacts: 0,
  companies: [],
};
