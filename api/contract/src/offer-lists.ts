import { type Static, Type } from 'typebox';
import { CategoryFacet } from './categories.ts';
import { Id, Money, Nullable, PageOf, PageQuery } from './common.ts';
import {
  CITY_LENGTH,
  IDS_LENGTH,
  MAX_FILTER_PRICE,
  MAX_MARKERS,
  MAX_RADIUS_KM,
  MAX_RATING,
  MAX_SELLER_OFFERS,
  SEARCH_LENGTH,
} from './limits.ts';
import { CONTRACT_TYPES, OfferHiding, OfferSummary, WORK_SCHEDULE_TYPES, WORKPLACE_TYPES } from './offers.ts';
import { SearchReading } from './search-reading.ts';

/** Counts of a list of offers, answered with `facets`: its categories, or the options of its other filters. */
export const OFFER_FACETS = ['category', 'options'] as const;

/** The options that are counted. Prices in zł, one bound may be open; ratings and salaries of a month are the lowest one. */
export const OFFER_OPTIONS = {
  price: ['-100', '100-500', '500-2000', '2000-10000', '10000-'],
  company_rating: ['4.5', '4', '3'],
  workplace_types: WORKPLACE_TYPES,
  work_schedule_types: WORK_SCHEDULE_TYPES,
  contract_types: CONTRACT_TYPES,
  salary_min: ['5000', '8000', '12000', '16000'],
  salary: ['with', 'without'],
} as const;
export const OFFER_OPTION_FILTERS = Object.keys(OFFER_OPTIONS) as (keyof typeof OFFER_OPTIONS)[];

/** The matches of an option under all filters but its own. Not `exact` is an estimate. */
export const OptionFacet = Type.Object({
  filter: Type.Enum(OFFER_OPTION_FILTERS),
  value: Type.String(),
  count: Type.Integer(),
  exact: Type.Boolean(),
});
export type OptionFacet = Static<typeof OptionFacet>;

/** The requested counts. Options without a known number are omitted. */
export const OfferFacets = Type.Object({
  category: Type.Optional(Type.Array(CategoryFacet)),
  options: Type.Optional(Type.Array(OptionFacet)),
});
export type OfferFacets = Static<typeof OfferFacets>;

export const OfferPage = Type.Object({
  ...PageOf(OfferSummary).properties,
  /** True when no offer has the words of `q` and these have some of them, or are the closest by spelling; absent otherwise. */
  similar: Type.Optional(Type.Boolean()),
  /** Present when asked for with `facets`, unless nothing has the words of `q`. */
  facets: Type.Optional(OfferFacets),
  /** How `q` was understood. Absent without a town, a correction, and when much was found. */
  reading: Type.Optional(SearchReading),
});
export type OfferPage = Static<typeof OfferPage>;

export const OFFER_SORTS = ['date_desc', 'date_asc', 'price_asc', 'price_desc'] as const;

/** Lists in a query are comma-separated: `categories=<id>,<id>`. Unknown values of an enumeration are ignored. */
export const OfferListQuery = Type.Object({
  ...PageQuery.properties,
  /** At most 1000 with `seller_id`, otherwise at most 100. */
  limit: Type.Integer({ minimum: 1, maximum: MAX_SELLER_OFFERS, default: 30 }),
  q: Type.Optional(Type.String({ maxLength: SEARCH_LENGTH })),
  category: Type.Optional(Type.String({ maxLength: 100 })),
  categories: Type.Optional(Type.String({ maxLength: 4000 })),
  city: Type.Optional(Type.String({ maxLength: CITY_LENGTH })),
  workplace_types: Type.Optional(Type.String({ maxLength: 200 })),
  work_schedule_types: Type.Optional(Type.String({ maxLength: 200 })),
  contract_types: Type.Optional(Type.String({ maxLength: 200 })),
  /** zł a month: jobs whose salary reaches it, that of an hour or a year converted. Net and gross are not told apart. */
  salary_min: Type.Optional(Type.Number({ minimum: 0, maximum: MAX_FILTER_PRICE })),
  with_salary: Type.Optional(Type.Boolean()),
  without_salary: Type.Optional(Type.Boolean()),
  price_from: Type.Optional(Type.Number({ minimum: 0, maximum: MAX_FILTER_PRICE })),
  price_to: Type.Optional(Type.Number({ minimum: 0, maximum: MAX_FILTER_PRICE })),
  company_rating: Type.Optional(Type.Number({ minimum: 0, maximum: MAX_RATING })),
  /** Only offers of the viewer's contacts; ignored for a guest. */
  network: Type.Optional(Type.Boolean()),
  /** Kilometres around lat, lng; all three are needed. */
  radius: Type.Optional(Type.Number({ minimum: 1, maximum: MAX_RADIUS_KM })),
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  status: Type.Optional(Type.Union([Type.Literal('active'), Type.Literal('inactive')])),
  seller_id: Type.Optional(Id),
  /** Only these of the matches, at most 100: the rows of the list beside the map. */
  ids: Type.Optional(Type.String({ maxLength: IDS_LENGTH })),
  /** By default the most relevant first with `q`, otherwise the newest. */
  sort_by: Type.Optional(Type.Enum(OFFER_SORTS)),
  /** Counts the matches of each category, or of each option of the other filters, beside the page. */
  facets: Type.Optional(Type.Enum(OFFER_FACETS)),
});
export type OfferListQuery = Static<typeof OfferListQuery>;

/** An offer on the map: the fields of a marker, its cluster and its row in the list beside the map. */
export const OfferMarker = Type.Object({
  id: Id,
  name: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
  ...Type.Pick(OfferSummary, ['city', 'individual_price', 'price_from', 'price_to', 'is_job']).properties,
});
export type OfferMarker = Static<typeof OfferMarker>;
/** `count` is the number of markers; when there are more than the limit, `count_exact` is false. */
export const OfferMarkerPage = Type.Object({
  ...PageOf(OfferMarker).properties,
  similar: OfferPage.properties.similar,
});
export type OfferMarkerPage = Static<typeof OfferMarkerPage>;

const { facets: _facets, ids: _ids, ...ownFilters } = OfferListQuery.properties;
const { status: _status, page: _page, limit: _limit, ...markerFilters } = ownFilters;

/** GET offers/markers/: the newest offers of the list that have a position, in its order. */
export const OfferMarkerQuery = Type.Object({
  limit: Type.Integer({ minimum: 1, maximum: MAX_MARKERS, default: MAX_MARKERS }),
  ...markerFilters,
});
export type OfferMarkerQuery = Static<typeof OfferMarkerQuery>;

/** GET offers/get-mine/: the filters of the list; `status` is active, inactive, hidden by the plan, or `moderated`: hidden by a decision. */
export const OwnOfferListQuery = Type.Object({
  ...ownFilters,
  ...PageQuery.properties,
  status: Type.Optional(Type.Enum(['active', 'inactive', 'hidden', 'moderated'] as const)),
});
export type OwnOfferListQuery = Static<typeof OwnOfferListQuery>;

export const OwnOffer = Type.Object({
  ...OfferSummary.properties,
  hidden_by_plan: Type.Boolean(),
  /** Null for one that no decision hides. */
  hidden: Nullable(OfferHiding),
  /**
   * For how many orders at the lowest price the company's balance covers the reward, up to 1000; null for an offer without a
   * reward and for a percentage of an individual price.
   */
  rewards_covered: Nullable(Type.Integer()),
  /** Views of its page and orders, without cancelled ones, in the last 30 days in Poland. */
  recent_views: Type.Integer(),
  recent_orders: Type.Integer(),
});
export type OwnOffer = Static<typeof OwnOffer>;
export const OwnOfferPage = Type.Object({
  ...PageOf(OwnOffer).properties,
  /** Of all own offers, whatever the filters. */
  counts: Type.Object({
    all: Type.Integer(),
    active: Type.Integer(),
    inactive: Type.Integer(),
    hidden: Type.Integer(),
    /** Those that a decision hides. They count as active or inactive, too, and take their place of the plan. */
    moderated: Type.Integer(),
  }),
  /** Most active offers of the plan; null for no limit. */
  offer_limit: Nullable(Type.Integer()),
  /** A pending reward is overdue: nothing new can be published until it is settled. */
  dues_overdue: Type.Boolean(),
  /** Points of the company for rewards: topped-up points and such that returned; earned ones are not among them. */
  available_points: Money,
});
export type OwnOfferPage = Static<typeof OwnOfferPage>;
