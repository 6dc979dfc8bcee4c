import type { CompanyCardData, UserCardData } from '../profile-data.ts';

/** A company with a rating, a place and shared contacts; without a logo, so its initials are shown. */
export const exampleCompany: CompanyCardData = {
  id: '7',
  name: 'Pracownia Cyfrowa Nowak',
  thumbnail: null,
  city: 'Kraków',
  rating: 4.8,
  total_contacts: 124,
  shared_contacts: 12,
  network_status: null,
};

export const exampleUser: UserCardData = {
  id: '9',
  name: 'Łucja Żurawska',
  thumbnail: null,
  total_contacts: 22,
  shared_contacts: 5,
  network_status: 'both_connected',
};

/** The longest text that the API accepts, without a space to break at. */
export const LONG_NAME = `${'Przedsiębiorstwo Produkcyjno-Handlowo-Usługowe '.repeat(3)}${'Konstantynopolitańczykowianeczka'.repeat(2)}`;
