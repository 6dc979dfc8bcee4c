import type {
  CompanyCard,
  Introduction,
  Introductions,
  NetworkChain,
  NetworkCompany,
  NetworkInvitations,
  NetworkManageReply,
  NetworkReply,
  NetworkStatusInfo,
  NetworkSuggestions,
  NetworkTies,
  NetworkUser,
  UserCard,
} from '@wspolnik/contract';
import { profileCard, seller } from './people.ts';
import { idOf } from './wire.ts';

export function companyCard(overrides: Partial<CompanyCard> = {}): CompanyCard {
  return {
    ...seller,
    type: 'company',
    offer_count: 3,
    category: null,
    total_contacts: 22,
    shared_contacts: 2,
    shared_names: [],
    network_status: null,
    ...overrides,
  };
}

export function userCard(overrides: Partial<UserCard> = {}): UserCard {
  return {
    id: idOf(710),
    type: 'user',
    name: 'Jan Kowalski',
    first_name: 'Jan',
    last_name: 'Kowalski',
    image: null,
    thumbnail: null,
    headline: null,
    city: null,
    work: null,
    total_contacts: 5,
    shared_contacts: 1,
    shared_names: [],
    network_status: null,
    ...overrides,
  };
}

export function networkStatusInfo(overrides: Partial<NetworkStatusInfo> = {}): NetworkStatusInfo {
  return { since: '2026-01-05T10:00:00.000Z', allowed_actions: ['remove'], retry_at: null, ...overrides };
}

/** A contact of the profile in use. */
const contact = () => ({
  network_status: 'connected' as const,
  network_status_info: networkStatusInfo(),
  shared_count: 2,
  depth: 1,
  introduction: null,
});

export function networkCompany(overrides: Partial<NetworkCompany> = {}): NetworkCompany {
  return { ...companyCard(), ...contact(), ...overrides };
}

export function networkUser(overrides: Partial<NetworkUser> = {}): NetworkUser {
  return { ...userCard(), ...contact(), ...overrides };
}

/** One company and one person, both direct contacts. */
export function networkReply(overrides: Partial<NetworkReply> = {}): NetworkReply {
  return {
    depth: 1,
    network_size: { companies: 1, users: 1, exact: true },
    page: 1,
    limit: 30,
    companies: [networkCompany()],
    users: [networkUser()],
    ...overrides,
  };
}

export function networkInvitations(overrides: Partial<NetworkInvitations> = {}): NetworkInvitations {
  return { received: 0, sent: 0, introductions: 0, ...overrides };
}

export function networkTies(overrides: Partial<NetworkTies> = {}): NetworkTies {
  return {
    contact_since: null,
    introduced_by: null,
    orders: 0,
    first_order_at: null,
    introduction_asked: false,
    shared: { count: 0, first: [] },
    ...overrides,
  };
}

/** Jan Kowalski is asked to introduce Anna Nowak to `seller`. */
export function introduction(overrides: Partial<Introduction> = {}): Introduction {
  return {
    id: idOf(720),
    asker: profileCard(),
    target: profileCard({ id: seller.id, type: 'company', name: seller.name }),
    first: profileCard({ id: idOf(710), name: 'Jan Kowalski' }),
    introducer: null,
    next: null,
    passed_on: false,
    text: 'Szukamy drukarni na stałe zlecenia.',
    words: '',
    status: 'open',
    created_at: '2026-01-05T10:00:00.000Z',
    expires_at: '2026-02-04T10:00:00.000Z',
    ended_at: null,
    allowed_actions: ['introduce', 'decline'],
    ...overrides,
  };
}

export function introductions(overrides: Partial<Introductions> = {}): Introductions {
  return { received: [], sent: [], ...overrides };
}

/** A contact of the profile in use knows `seller`. */
export function networkChain(overrides: Partial<NetworkChain> = {}): NetworkChain {
  return { chain: [userCard({ network_status: 'both_connected' }), companyCard()], ...overrides };
}

export function networkSuggestions(overrides: Partial<NetworkSuggestions> = {}): NetworkSuggestions {
  return { results: [companyCard(), userCard()], ...overrides };
}

/** After an invitation was sent. */
export function networkManageReply(overrides: Partial<NetworkManageReply> = {}): NetworkManageReply {
  return {
    recipient: 'company',
    recipient_id: seller.id,
    network_status: 'you_connected',
    network_status_info: networkStatusInfo(),
    shared_count: 2,
    total_contacts: 22,
    own_total_contacts: 5,
    ...overrides,
  };
}
