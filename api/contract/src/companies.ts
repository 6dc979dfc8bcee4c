import { type Static, Type } from 'typebox';
import { LIST_FACETS, ListFacets } from './categories.ts';
import { Id, Money, Nullable, PageOf, PageQuery, Time } from './common.ts';
import {
  ADDRESS_LENGTH,
  CITY_LENGTH,
  COMPANY_LINK_LENGTH,
  COMPANY_NAME_LENGTH,
  COMPANY_TEXT_LENGTH,
  EMAIL_LENGTH,
  IDS_LENGTH,
  MAX_MARKERS,
  MAX_RADIUS_KM,
  MAX_RATING,
  SEARCH_LENGTH,
} from './limits.ts';
import { SearchReading } from './search-reading.ts';

export const CompanyRole = Type.Union([Type.Literal('member'), Type.Literal('manager'), Type.Literal('owner')]);
export type CompanyRole = Static<typeof CompanyRole>;

export const CompanyStatus = Type.Union([
  Type.Literal('draft'),
  Type.Literal('submitted'),
  Type.Literal('active'),
  Type.Literal('rejected'),
  Type.Literal('suspended'),
]);
export type CompanyStatus = Static<typeof CompanyStatus>;

/** Names of shared contacts, as far as both sides of the tie show it to the viewer; at most two, the first by name. */
export const SharedNames = Type.Array(Type.String(), { maxItems: 2 });

export const NetworkStatus = Nullable(
  Type.Union([
    Type.Literal('pending'),
    Type.Literal('you_connected'),
    Type.Literal('they_connected'),
    Type.Literal('both_connected'),
    Type.Literal('connected'),
  ]),
);

/** A company as shown on an offer, an order or a card. `rating` is 0 for none; `rating_count` opinions have one. */
export const CompanySummary = Type.Object({
  id: Id,
  name: Type.String(),
  image: Nullable(Type.String()),
  thumbnail: Nullable(Type.String()),
  city: Nullable(Type.String()),
  rating: Type.Number(),
  rating_count: Type.Integer(),
});
export type CompanySummary = Static<typeof CompanySummary>;

export const Company = Type.Object({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  address: Nullable(Type.String()),
  zip_code: Nullable(Type.String()),
  location: Type.Object({
    city: Nullable(Type.String()),
    lat: Nullable(Type.Number()),
    lng: Nullable(Type.Number()),
  }),
  image: Nullable(Type.String()),
  thumbnail: Nullable(Type.String()),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  website: Nullable(Type.String()),
  facebook: Nullable(Type.String()),
  linkedin: Nullable(Type.String()),
  twitter: Nullable(Type.String()),
  rating: Type.Number(),
  rating_count: Type.Integer(),
  status: CompanyStatus,
  category: Nullable(Type.Object({ id: Id, name: Type.String(), name_en: Type.String() })),
  current_plan: Type.Object({ id: Type.String(), name: Type.String(), name_en: Type.String() }),
  total_contacts: Type.Integer(),
  shared_contacts: Type.Integer(),
  shared_names: SharedNames,
  network_status: NetworkStatus,
  users: Type.Array(Type.Object({ id: Id, role: CompanyRole })),
  owned_cards: Type.Array(Type.Object({ number: Type.String(), premium: Type.Boolean() })),
  offer_count: Type.Integer(),
  created_at: Time,
});
export type Company = Static<typeof Company>;

/** How soon a company usually answers: within two hours, within a day, or later. */
export const ANSWER_TIMES = ['two_hours', 'day', 'days'] as const;
export type AnswerTime = (typeof ANSWER_TIMES)[number];

/** Somebody of the company whom everybody may write to. */
export const TeamMember = Type.Object({
  id: Id,
  name: Type.String(),
  thumbnail: Nullable(Type.String()),
  role: CompanyRole,
});
export type TeamMember = Static<typeof TeamMember>;

/** A company on its page. */
export const CompanyDetail = Type.Object({
  ...Company.properties,
  founded_year: Nullable(Type.Integer()),
  /** Checked by an administrator; null before. */
  nip: Nullable(Type.String()),
  verified_at: Nullable(Time),
  /** Of the last 90 days; null for a company that fewer than five wrote to. Measured once a day. */
  answers_within: Nullable(Type.Enum(ANSWER_TIMES)),
  /** Sales that were verified, up to 10 000. */
  completed_orders: Type.Integer(),
  /** Owners and managers unless they left the page, and members who joined it; at most twelve. */
  team: Type.Array(TeamMember),
});
export type CompanyDetail = Static<typeof CompanyDetail>;

export const CompanyPage = Type.Object({
  ...PageOf(Company).properties,
  /** True when no company has the words of `q` and these have some of them; absent otherwise. */
  similar: Type.Optional(Type.Boolean()),
  /** Present when asked for with `facets`, unless nothing has the words of `q`. */
  facets: Type.Optional(ListFacets),
  /** How `q` was understood. Absent without a town, a correction, and when much was found. */
  reading: Type.Optional(SearchReading),
});
export type CompanyPage = Static<typeof CompanyPage>;

const companyFilters = {
  q: Type.Optional(Type.String({ maxLength: SEARCH_LENGTH })),
  category: Type.Optional(Type.String({ maxLength: 100 })),
  city: Type.Optional(Type.String({ maxLength: CITY_LENGTH })),
  company_rating: Type.Optional(Type.Number({ minimum: 0, maximum: MAX_RATING })),
  /** Only the viewer's contacts; ignored for a guest. */
  network: Type.Optional(Type.Boolean()),
  /** Kilometres around lat, lng; all three are needed. */
  radius: Type.Optional(Type.Number({ minimum: 1, maximum: MAX_RADIUS_KM })),
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
};

export const CompanyListQuery = Type.Object({
  ...PageQuery.properties,
  ...companyFilters,
  /** By default the most relevant first with `q`, otherwise by name. */
  sort_by: Type.Optional(
    Type.Union([Type.Literal('name_asc'), Type.Literal('date_desc'), Type.Literal('rating_desc')]),
  ),
  /** Only these of the matches, at most 100: the rows of the list beside the map. */
  ids: Type.Optional(Type.String({ maxLength: IDS_LENGTH })),
  /** Counts the matches of each category beside the page. */
  facets: Type.Optional(Type.Enum(LIST_FACETS)),
});
export type CompanyListQuery = Static<typeof CompanyListQuery>;

/** A company on the map: the fields of a marker and its cluster, a fortieth of a Company's size. */
export const CompanyMarker = Type.Object({
  id: Id,
  name: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
  thumbnail: Nullable(Type.String()),
  rating: Type.Number(),
});
export type CompanyMarker = Static<typeof CompanyMarker>;
export const CompanyMarkerPage = PageOf(CompanyMarker);
export type CompanyMarkerPage = Static<typeof CompanyMarkerPage>;

/** GET accounts/company-markers/: the filters of the list; companies without a position are omitted. */
export const CompanyMarkerQuery = Type.Object({
  page: PageQuery.properties.page,
  limit: Type.Integer({ minimum: 1, maximum: MAX_MARKERS, default: MAX_MARKERS }),
  ...companyFilters,
});
export type CompanyMarkerQuery = Static<typeof CompanyMarkerQuery>;

const text = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })));

/**
 * PUT accounts/company-data/ and accounts/company-list-all/{id}/: absent fields stay unchanged; null or an empty text clears.
 * `lat` and `lng` come together. Links are validated for their service (`socials`), the phone is Polish.
 */
export const CompanyBody = Type.Object({
  name: Type.Optional(Type.String({ minLength: 1, maxLength: COMPANY_NAME_LENGTH })),
  description: text(COMPANY_TEXT_LENGTH),
  address: text(ADDRESS_LENGTH),
  zip_code: text(20),
  city: text(CITY_LENGTH),
  lat: Type.Optional(Nullable(Type.Number({ minimum: -90, maximum: 90 }))),
  lng: Type.Optional(Nullable(Type.Number({ minimum: -180, maximum: 180 }))),
  email: text(EMAIL_LENGTH),
  phone: text(30),
  website: text(COMPANY_LINK_LENGTH),
  facebook: text(COMPANY_LINK_LENGTH),
  linkedin: text(COMPANY_LINK_LENGTH),
  twitter: text(COMPANY_LINK_LENGTH),
  category_id: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
  /** From 1800 to this year. */
  founded_year: Type.Optional(Nullable(Type.Integer())),
});
export type CompanyBody = Static<typeof CompanyBody>;

/** POST accounts/company-create/ */
export const NewCompanyBody = Type.Object({
  ...CompanyBody.properties,
  name: Type.String({ minLength: 1, maxLength: COMPANY_NAME_LENGTH }),
});
export type NewCompanyBody = Static<typeof NewCompanyBody>;

/** A company that the caller belongs to, with the caller's role. */
export const OwnedCompany = Type.Object({
  id: Id,
  name: Type.String(),
  image: Nullable(Type.String()),
  thumbnail: Nullable(Type.String()),
  email: Nullable(Type.String()),
  status: CompanyStatus,
  role: CompanyRole,
});
export type OwnedCompany = Static<typeof OwnedCompany>;

/** DELETE accounts/company-delete/: takes effect after 7 days. As for an account, remaining points can be given up. */
export const DeleteCompanyQuery = Type.Object({ give_up_points: Type.Optional(Type.Boolean()) });

/**
 * GET accounts/company-obligations/: what prevents the deletion of the company in use. All but `points` must be finished first;
 * `points` can be given up.
 */
export const CompanyObligations = Type.Object({
  open_sales: Type.Integer(),
  open_purchases: Type.Integer(),
  /** Rewards that the balance did not cover. */
  pending_rewards: Money,
  debts: Money,
  /** Points of requested withdrawals. */
  withdrawals: Money,
  /** Recharges and plans being paid; each expires after 15 minutes. */
  payments: Type.Integer(),
  /** Points of unfinished orders: reserved as a seller, or earned and not withdrawable yet. */
  waiting_points: Money,
  points: Money,
  /** When the company goes, unless an owner cancels the deletion before; null while none was requested. */
  deletes_at: Nullable(Time),
});
export type CompanyObligations = Static<typeof CompanyObligations>;
