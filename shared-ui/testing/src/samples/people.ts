import type {
  AccountObligations,
  DataExport,
  EmailChange,
  LoginReply,
  Me,
  OwnProfile,
  ProfileCard,
  ProfileCompany,
  PublicProfile,
  SessionInfo,
  SignInLink,
  Visibility,
} from '@wspolnik/contract';
import { idOf } from './wire.ts';

/** A company as shown on an offer. */
export const seller = {
  id: idOf(900),
  name: 'Stolarnia Żuraw',
  image: null,
  thumbnail: null,
  city: 'Poznań',
  rating: 4.3,
  rating_count: 12,
};

/** Of somebody who has chosen nothing. */
export function visibility(overrides: Partial<Visibility> = {}): Visibility {
  return { email: 'nobody', phone: 'nobody', contacts: 'signed_in', details: 'signed_in', ...overrides };
}

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
  visibility: visibility(),
  companies: [],
  consents_due: [],
};

/** The signed-in person: Ewa, unless told otherwise. */
export function me(overrides: Partial<Me> = {}): Me {
  return { ...buyer, ...overrides };
}

/** A company on the profile of its owner. */
export function profileCompany(overrides: Partial<ProfileCompany> = {}): ProfileCompany {
  const { id, name, thumbnail, city } = seller;
  return { id, name, thumbnail, city, role: 'owner', job_title: null, ...overrides };
}

/** A person as anybody who is signed in sees them: they show all but their phone. */
export function publicProfile(overrides: Partial<PublicProfile> = {}): PublicProfile {
  return {
    id: idOf(710),
    first_name: 'Jan',
    last_name: 'Kowalski',
    image: null,
    thumbnail: null,
    headline: null,
    city: null,
    seeks: [],
    offers: [],
    facebook: null,
    linkedin: null,
    twitter: null,
    about: null,
    email: 'jan@example.test',
    phone: null,
    role: 'USER',
    visibility: null,
    total_contacts: 22,
    shared_contacts: 2,
    network_status: null,
    network_status_info: { since: null, allowed_actions: ['add'], retry_at: null },
    companies: [profileCompany()],
    ...overrides,
  };
}

/** What the signed-in person has written about themselves: nothing yet. */
export function ownProfile(overrides: Partial<OwnProfile> = {}): OwnProfile {
  return {
    headline: null,
    city: null,
    seeks: [],
    offers: [],
    facebook: null,
    linkedin: null,
    twitter: null,
    about: null,
    jobs: [],
    first_company_id: null,
    ...overrides,
  };
}

/** Who stands behind a message or a notification. */
export function profileCard(overrides: Partial<ProfileCard> = {}): ProfileCard {
  return {
    id: seller.id,
    type: 'company',
    name: seller.name,
    image: null,
    headline: null,
    deleted: false,
    ...overrides,
  };
}

export function sessionInfo(overrides: Partial<SessionInfo> = {}): SessionInfo {
  return {
    id: idOf(1),
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    created_at: '2026-01-02T10:00:00.000Z',
    last_used_at: '2026-01-04T08:30:00.000Z',
    current: true,
    country: 'PL',
    second_step: false,
    ...overrides,
  };
}

export function loginReply(overrides: Partial<LoginReply> = {}): LoginReply {
  return { access: 'access', refresh: 'refresh', device_mark: 'mark', user: me(), company: null, ...overrides };
}

export function signInLink(overrides: Partial<SignInLink> = {}): SignInLink {
  return { email: me().email, ...overrides };
}

/** Nothing prevents the deletion of the account. */
export function accountObligations(overrides: Partial<AccountObligations> = {}): AccountObligations {
  return {
    open_purchases: 0,
    debts: '0.00',
    withdrawals: '0.00',
    waiting_points: '0.00',
    points: '0.00',
    companies: [],
    last_admin: false,
    ...overrides,
  };
}

/** A change of address that waits for its link. */
export function emailChange(overrides: Partial<EmailChange> = {}): EmailChange {
  const pending = { email: 'nowa@example.test', expires_at: '2026-01-07T10:00:00.000Z', expired: false };
  return { pending, ...overrides };
}

/** A copy of own data that can be downloaded. */
export function dataExport(overrides: Partial<DataExport> = {}): DataExport {
  return {
    requested_at: '2026-01-06T10:00:00.000Z',
    ready_at: '2026-01-06T10:01:00.000Z',
    expires_at: '2026-01-13T10:01:00.000Z',
    size: 123_456,
    elsewhere: false,
    url: '/api/files/private-a.zip?expires=1767700000&name=wspolnik.zip&session=a.0&signature=abc',
    next_at: '2026-01-07T10:00:00.000Z',
    ...overrides,
  };
}
