import type { NetworkStatus } from '@wspolnik/market';
import type { CardNetwork } from '../lib/cards/card-network.ts';
import type { CompanyAdmin } from '../lib/cards/company-admin-menu.tsx';
import type { CompanyCardData, ContactData, UserCardData } from '../lib/cards/profile-data.ts';

/** A company with a rating, a city and shared contacts; without a logo, so that its initials are shown. */
export const exampleCompany: CompanyCardData = {
  id: '7',
  name: 'Pracownia Cyfrowa Nowak',
  thumbnail: null,
  city: 'Kraków',
  rating: 4.8,
  rating_count: 23,
  offer_count: 12,
  category: { name: 'Strony i sklepy', name_en: 'Websites and shops' },
  total_contacts: 124,
  shared_contacts: 12,
  network_status: null,
};

export const exampleUser: UserCardData = {
  id: '9',
  name: 'Łucja Żurawska',
  thumbnail: null,
  headline: 'Księgowość dla gastronomii',
  city: 'Poznań',
  total_contacts: 22,
  shared_contacts: 5,
  network_status: 'both_connected',
};

/** The maximum length of the API, without a space to break at. */
export const LONG_NAME = `${'Przedsiębiorstwo Produkcyjno-Handlowo-Usługowe '.repeat(3)}${'Konstantynopolitańczykowianeczka'.repeat(2)}`;

export const network: CardNetwork = {
  type: 'company',
  authenticated: true,
  onChange: () => undefined,
  onError: () => undefined,
};
export const admin: CompanyAdmin = { id: '7', onDelete: () => undefined };

export const NOW = '2026-11-21T12:00:00Z';

/** An entry of the network list in the given state, since the day before yesterday. */
export function exampleContact(status: NetworkStatus, over: Partial<ContactData> = {}): ContactData {
  const action = status === null || status === 'they_connected' ? 'add' : 'remove';
  const info = {
    since: status === null || status === 'connected' ? null : '2026-11-19T09:00:00Z',
    allowed_actions: status === 'connected' ? [] : [action],
    retry_at: null,
  } as const;
  const tie = { network_status: status, network_status_info: info, shared_count: 3 };
  return { type: 'company', ...exampleCompany, ...tie, ...over } as ContactData;
}
