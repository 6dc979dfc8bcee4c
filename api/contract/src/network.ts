import { type Static, Type } from 'typebox';
import { CategoryRef } from './categories.ts';
import { Id, Nullable, PageQuery, Time } from './common.ts';
import { NetworkStatus, SharedNames } from './companies.ts';
import { SEARCH_LENGTH } from './limits.ts';
import { ProfileCard } from './notifications.ts';

const card = {
  id: Id,
  name: Type.String(),
  image: Nullable(Type.String()),
  thumbnail: Nullable(Type.String()),
  /** Contacts that both sides accepted. */
  total_contacts: Type.Integer(),
  /** Contacts that the viewer has as well; 0 for a guest, and where the contacts are not shown to the viewer. */
  shared_contacts: Type.Integer(),
  shared_names: SharedNames,
  network_status: NetworkStatus,
};

/** A company on a card. `rating` is 0 for none. */
export const CompanyCard = Type.Object({
  ...card,
  type: Type.Literal('company'),
  city: Nullable(Type.String()),
  rating: Type.Number(),
  rating_count: Type.Integer(),
  offer_count: Type.Integer(),
  category: Nullable(CategoryRef),
});
export type CompanyCard = Static<typeof CompanyCard>;

/** A person's company on a card. */
const Work = Type.Object({ company_id: Id, company_name: Type.String(), job_title: Nullable(Type.String()) });

/**
 * A person on a card, without the address. `headline` is the person's own, or made of `work`: of their active companies the one
 * that they show first. `city` is null where the person does not show it to the viewer.
 */
export const UserCard = Type.Object({
  ...card,
  type: Type.Literal('user'),
  /** Null where the person does not show their contacts to the viewer. */
  total_contacts: Nullable(card.total_contacts),
  first_name: Type.String(),
  last_name: Type.String(),
  headline: Nullable(Type.String()),
  city: Nullable(Type.String()),
  work: Nullable(Work),
});
export type UserCard = Static<typeof UserCard>;

/** `decline` refuses an invitation: it ends the inviter's edge, and the inviter waits as after a removal (domain §4). */
export const NETWORK_ACTIONS = ['add', 'remove', 'decline'] as const;
export type NetworkAction = (typeof NETWORK_ACTIONS)[number];
/** `undo_decline` within 10 minutes brings a refused invitation back as it was; it is no button of a card. */
export const NETWORK_CHANGES = [...NETWORK_ACTIONS, 'undo_decline'] as const;
export type NetworkChange = (typeof NETWORK_CHANGES)[number];

/**
 * `since` is the start of the present status; null for none and for a member and the own company. The browser shows buttons
 * only from `allowed_actions`. `retry_at`: when the same invitation is possible again after a removal.
 */
export const NetworkStatusInfo = Type.Object({
  since: Nullable(Time),
  allowed_actions: Type.Array(Type.Enum(NETWORK_ACTIONS)),
  retry_at: Nullable(Time),
});
export type NetworkStatusInfo = Static<typeof NetworkStatusInfo>;

/** Of a received invitation: who introduces the inviter, in their words, and what the inviter asked them. */
const InvitationIntroduction = Type.Object({ by: ProfileCard, words: Type.String(), text: Type.String() });

/** `network_status_info` is null for a guest and for the own profile. `depth` is the entry's own distance. */
const entry = {
  network_status_info: Nullable(NetworkStatusInfo),
  shared_count: Type.Integer(),
  depth: Type.Integer(),
  /** Null without one, and for everything but a received invitation. */
  introduction: Nullable(InvitationIntroduction),
};
export const NetworkCompany = Type.Object({ ...CompanyCard.properties, ...entry });
export type NetworkCompany = Static<typeof NetworkCompany>;
export const NetworkUser = Type.Object({ ...UserCard.properties, ...entry });
export type NetworkUser = Static<typeof NetworkUser>;

/**
 * Everybody within `depth` steps of contacts, nearest first, then by name; `page` applies to both lists. Totals count the filtered
 * entries. The network ends with its nearest 10 000; `exact` is false when there are more.
 */
export const NetworkReply = Type.Object({
  depth: Type.Integer(),
  network_size: Type.Object({ companies: Type.Integer(), users: Type.Integer(), exact: Type.Boolean() }),
  page: Type.Integer(),
  limit: Type.Integer(),
  companies: Type.Array(NetworkCompany),
  users: Type.Array(NetworkUser),
});
export type NetworkReply = Static<typeof NetworkReply>;

/**
 * GET network/: the nearest first, by name; with `q` names that begin with it come before others.
 * `status=they_connected` are received invitations, `you_connected` sent ones, and `pending` those of them whose
 * recipient is not active yet; with a status the depth is 1. An invitation is listed only there.
 */
export const NetworkQuery = Type.Object({
  ...PageQuery.properties,
  depth: Type.Integer({ minimum: 1, maximum: 3, default: 1 }),
  q: Type.Optional(Type.String({ maxLength: SEARCH_LENGTH })),
  status: Type.Optional(
    Type.Enum(['pending', 'you_connected', 'they_connected', 'both_connected', 'connected'] as const),
  ),
});
export type NetworkQuery = Static<typeof NetworkQuery>;

/** A profile; one of the two ids. */
const either = { company_id: Type.Optional(Id), user_id: Type.Optional(Id) };

/**
 * GET network/public/: the profile whose contacts are listed. `shared` leaves those that the viewer has as well. Contacts of a person
 * are only for whom that person shows them to: others get an empty list, and lists of others without that person.
 */
export const PublicNetworkQuery = Type.Object({
  ...PageQuery.properties,
  ...either,
  q: Type.Optional(Type.String({ maxLength: SEARCH_LENGTH })),
  shared: Type.Optional(Type.Boolean()),
});
export type PublicNetworkQuery = Static<typeof PublicNetworkQuery>;

/**
 * GET network/invitations/: unanswered invitations of the profile in use, as many as its lists show, and `introductions`, requests that
 * wait for its answer.
 */
export const NetworkInvitations = Type.Object({
  received: Type.Integer(),
  sent: Type.Integer(),
  introductions: Type.Integer(),
});
export type NetworkInvitations = Static<typeof NetworkInvitations>;

/** GET network/ties/ */
export const NetworkTiesQuery = Type.Object(either);

/**
 * What connects the profile in use with another one. `contact_since` is null unless both accepted; `introduced_by` brought them
 * together. `orders` are completed ones, in which one of the two was the seller, and `first_order_at` is the first of them. `shared`
 * names the first of the shared contacts, as many as GET network/public/ lists. `introduction_asked`: a request of the profile in use to
 * be introduced is open.
 */
export const NetworkTies = Type.Object({
  contact_since: Nullable(Time),
  introduced_by: Nullable(ProfileCard),
  orders: Type.Integer(),
  first_order_at: Nullable(Time),
  introduction_asked: Type.Boolean(),
  shared: Type.Object({ count: Type.Integer(), first: Type.Array(ProfileCard, { maxItems: 3 }) }),
});
export type NetworkTies = Static<typeof NetworkTies>;

/** GET network/chain/ */
export const NetworkChainQuery = Type.Object(either);

/**
 * How the viewer knows a profile: a contact of the viewer, a contact of that contact, and so on; the profile itself is last. The
 * shortest such chain, of at most three steps as the network; empty when there is none.
 */
export const NetworkChain = Type.Object({ chain: Type.Array(Type.Union([CompanyCard, UserCard])) });
export type NetworkChain = Static<typeof NetworkChain>;

/** GET network/suggestions/ */
export const NetworkSuggestionsQuery = Type.Object({
  limit: Type.Integer({ minimum: 1, maximum: 30, default: 12 }),
});

/** Profiles that share most contacts with the viewer, and are not connected with it; most shared contacts first. */
export const NetworkSuggestions = Type.Object({ results: Type.Array(Type.Union([CompanyCard, UserCard])) });
export type NetworkSuggestions = Static<typeof NetworkSuggestions>;

/** POST network/suggestions/dismiss/: not suggested any more. */
export const DismissSuggestionBody = Type.Object({
  recipient: Type.Union([Type.Literal('user'), Type.Literal('company')]),
  recipient_id: Id,
});
export type DismissSuggestionBody = Static<typeof DismissSuggestionBody>;

export const NetworkManageBody = Type.Object({
  type: Type.Enum(NETWORK_CHANGES),
  recipient: Type.Union([Type.Literal('user'), Type.Literal('company')]),
  recipient_id: Id,
});
export type NetworkManageBody = Static<typeof NetworkManageBody>;

/** Status and counts of the recipient after the change; `own_total_contacts` are the caller's. */
export const NetworkManageReply = Type.Object({
  recipient: Type.Union([Type.Literal('user'), Type.Literal('company')]),
  recipient_id: Id,
  network_status: NetworkStatus,
  network_status_info: NetworkStatusInfo,
  shared_count: Type.Integer(),
  /** Null where the person does not show their contacts to the caller. */
  total_contacts: Nullable(Type.Integer()),
  own_total_contacts: Type.Integer(),
});
export type NetworkManageReply = Static<typeof NetworkManageReply>;
