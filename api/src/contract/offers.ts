import { type Static, Type } from 'typebox';
import { CategoryFacet } from './categories.ts';
import { Id, Money, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { CompanySummary, NetworkStatus } from './companies.ts';
import { OfferVat, PriceType, VatRate } from './vat.ts';

export interface Category {
  id: Id;
  name: string;
  /** English name; the browser shows the one of its locale. */
  name_en: string;
  image: string | null;
  /** Active offers in it and in its children. */
  offer_count: number;
  /** Active companies in it and in its children. */
  company_count: number;
  /** Its offers are jobs: they take applications and are never bought. */
  is_job: boolean;
  children: Category[];
}

export const OfferImage = Type.Object({
  id: Id,
  url: Type.String(),
  thumbnail: Type.String(),
  alt: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});
export type OfferImage = Static<typeof OfferImage>;

export const CategoryRef = Type.Object({ id: Id, name: Type.String(), name_en: Type.String() });

/** Percent of the price: the largest reward of an order. More would turn recharged points into withdrawable ones (ADR 83). */
export const MAX_REWARD_PERCENT = 50;

/**
 * An offer on a card. Money in wire format, prices gross. Exactly one of `loyalty_points` (zł per order) and
 * `loyalty_points_percentage_total` (percent of the price) is set; a person sees half of either. Both are what an order gives:
 * an offer from before the bound of rewards may have promised more.
 */
export const OfferSummary = Type.Object({
  id: Id,
  title: Type.String(),
  image: Nullable(OfferImage),
  individual_price: Type.Boolean(),
  price_from: Nullable(Money),
  /** Null for a fixed price. */
  price_to: Nullable(Money),
  ...OfferVat,
  /**
   * Set for 30 days after the price was reduced: the lowest price, of a range its lower end, of the 30 days before the
   * reduction.
   */
  lowest_price_30d: Nullable(Money),
  author: CompanySummary,
  loyalty_points: Nullable(Money),
  loyalty_points_percentage_total: Nullable(Type.Number()),
  is_active: Type.Boolean(),
  category: CategoryRef,
  /** Takes applications and is never bought. */
  is_job: Type.Boolean(),
  city: Nullable(Type.String()),
  /** Contacts that the viewer and the author share; 0 for a guest. */
  shared_contacts: Type.Integer(),
  created_at: Time,
});
export type OfferSummary = Static<typeof OfferSummary>;

export const WORKPLACE_TYPES = ['on_site', 'hybrid', 'remote'] as const;
export const WORK_SCHEDULE_TYPES = ['full_time', 'part_time', 'contract', 'internship'] as const;

/** What a list of offers counts beside a page when asked for with `facets`: its categories, or the options of its other filters. */
export const OFFER_FACETS = ['category', 'options'] as const;

/** The options that are counted. Prices in zł, one bound may be open; ratings are the lowest one. */
export const OFFER_OPTIONS = {
  price: ['-100', '100-500', '500-2000', '2000-10000', '10000-'],
  company_rating: ['4.5', '4', '3'],
  workplace_types: WORKPLACE_TYPES,
  work_schedule_types: WORK_SCHEDULE_TYPES,
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

/** What was asked for. Options without a known number are omitted. */
export const OfferFacets = Type.Object({
  category: Type.Optional(Type.Array(CategoryFacet)),
  options: Type.Optional(Type.Array(OptionFacet)),
});
export type OfferFacets = Static<typeof OfferFacets>;

export const OfferPage = Type.Object({
  ...PageOf(OfferSummary).properties,
  /** True when no offer has the words of `q` and these are the closest by spelling; absent otherwise. */
  similar: Type.Optional(Type.Boolean()),
  /** Present when asked for with `facets`, unless nothing has the words of `q`. */
  facets: Type.Optional(OfferFacets),
});
export type OfferPage = Static<typeof OfferPage>;

export const Offer = Type.Object({
  ...OfferSummary.properties,
  description: Type.String(),
  images: Type.Array(OfferImage),
  category_path: Type.Array(CategoryRef),
  address: Nullable(Type.String()),
  zip_code: Nullable(Type.String()),
  country: Nullable(Type.String()),
  latitude: Nullable(Type.Number()),
  longitude: Nullable(Type.Number()),
  workplace_types: Type.Array(Type.String()),
  work_schedule_types: Type.Array(Type.String()),
  salary_from: Nullable(Money),
  salary_to: Nullable(Money),
  /** When the work is done or delivered, in the seller's words. */
  delivery_time: Nullable(Type.String()),
  /** What is included, a line each. */
  scope: Type.Array(Type.String()),
  network_status: NetworkStatus,
  updated_at: Time,
});
export type Offer = Static<typeof Offer>;

export const OFFER_SORTS = ['date_desc', 'date_asc', 'price_asc', 'price_desc'] as const;

/** The largest page of one company's offers: its profile shows all of them as one list. */
export const MAX_SELLER_OFFERS = 1000;
/** The largest page of any other list of offers. */
export const MAX_OFFER_PAGE = 100;

/** Lists in a query are comma-separated: `categories=<id>,<id>`. Unknown values of an enumeration are ignored. */
export const OfferListQuery = Type.Object({
  ...PageQuery.properties,
  /** At most 1000 with `seller_id`, otherwise at most 100. */
  limit: Type.Integer({ minimum: 1, maximum: MAX_SELLER_OFFERS, default: 30 }),
  q: Type.Optional(Type.String({ maxLength: 200 })),
  category: Type.Optional(Type.String({ maxLength: 100 })),
  categories: Type.Optional(Type.String({ maxLength: 4000 })),
  city: Type.Optional(Type.String({ maxLength: 100 })),
  workplace_types: Type.Optional(Type.String({ maxLength: 200 })),
  work_schedule_types: Type.Optional(Type.String({ maxLength: 200 })),
  with_salary: Type.Optional(Type.Boolean()),
  without_salary: Type.Optional(Type.Boolean()),
  price_from: Type.Optional(Type.Number({ minimum: 0, maximum: 1e10 })),
  price_to: Type.Optional(Type.Number({ minimum: 0, maximum: 1e10 })),
  company_rating: Type.Optional(Type.Number({ minimum: 0, maximum: 5 })),
  /** Only offers of the viewer's contacts; ignored for a guest. */
  network: Type.Optional(Type.Boolean()),
  /** Kilometres around lat, lng; all three are needed. */
  radius: Type.Optional(Type.Number({ minimum: 1, maximum: 500 })),
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  status: Type.Optional(Type.Union([Type.Literal('active'), Type.Literal('inactive')])),
  seller_id: Type.Optional(Id),
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

const { facets: _facets, ...ownFilters } = OfferListQuery.properties;
const { status: _status, page: _page, limit: _limit, ...markerFilters } = ownFilters;

/** GET offers/markers/: the newest offers of the list that have a position, in its order. */
export const OfferMarkerQuery = Type.Object({
  limit: Type.Integer({ minimum: 1, maximum: 10_000, default: 10_000 }),
  ...markerFilters,
});
export type OfferMarkerQuery = Static<typeof OfferMarkerQuery>;

export const ChangeActiveBody = Type.Object({ offer_id: Id, active: Type.Boolean() });
export type ChangeActiveBody = Static<typeof ChangeActiveBody>;

/** Most lines of what an offer includes, and characters of each. */
export const MAX_SCOPE_LINES = 10;
export const MAX_SCOPE_LINE = 120;
/** Characters of the delivery time. */
export const MAX_DELIVERY_TIME = 100;

/** Most pictures of one offer. */
export const MAX_OFFER_IMAGES = 10;

/** One picture of the form, in the order of display: a stored one by its `id`, or the n-th upload, from 0. */
const GalleryEntry = Type.Object({
  id: Type.Optional(Id),
  upload: Type.Optional(Type.Integer({ minimum: 0 })),
  alt: Type.Optional(Type.String({ maxLength: 200 })),
});
export type GalleryEntry = Static<typeof GalleryEntry>;

const OptionalMoney = Type.Optional(Nullable(Money));
const OptionalText = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })));

/**
 * POST offers/ and PUT offers/{id}/, multipart with the pictures in `images`, or JSON without. PUT replaces the whole offer.
 * - Price: fixed (`price_from`), a range (`price_from` < `price_to`), or `individual_price` without both.
 * - `price_type` says which amounts count: `gross` (the default) those of `price_from` and `price_to`, `net` those of
 *   `price_net_from` and `price_net_to`. The others are computed with `vat_rate` (23 % by default) and ignored here.
 * - Exactly one of the two loyalty fields; the total, of which buyer and referrer get half each. At most half of the price, of a
 *   range of its lower end (`maxReward`).
 * - `category_id` may be a category of any level.
 * - `description` is text with a little Markdown (emphasis, lists, links), stored as typed: HTML in it is text.
 * - `gallery` orders, retains and describes the pictures and removes all others. Without it the uploads are appended to the
 *   stored pictures.
 */
export const OfferForm = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 200 }),
  description: Type.Optional(Type.String({ maxLength: 5000 })),
  category_id: Id,
  individual_price: Type.Optional(Type.Boolean()),
  price_from: OptionalMoney,
  price_to: OptionalMoney,
  price_type: Type.Optional(PriceType),
  vat_rate: Type.Optional(VatRate),
  price_net_from: OptionalMoney,
  price_net_to: OptionalMoney,
  loyalty_points: OptionalMoney,
  loyalty_points_percentage_total: Type.Optional(Nullable(Type.Number({ minimum: 0, maximum: MAX_REWARD_PERCENT }))),
  address: OptionalText(200),
  city: OptionalText(100),
  zip_code: OptionalText(20),
  country: OptionalText(60),
  latitude: Type.Optional(Nullable(Type.Number({ minimum: -90, maximum: 90 }))),
  longitude: Type.Optional(Nullable(Type.Number({ minimum: -180, maximum: 180 }))),
  workplace_types: Type.Optional(Type.Array(Type.Enum(WORKPLACE_TYPES), { maxItems: 20 })),
  work_schedule_types: Type.Optional(Type.Array(Type.Enum(WORK_SCHEDULE_TYPES), { maxItems: 20 })),
  salary_from: OptionalMoney,
  salary_to: OptionalMoney,
  delivery_time: OptionalText(MAX_DELIVERY_TIME),
  /** Empty lines are left out. */
  scope: Type.Optional(Type.Array(Type.String({ maxLength: MAX_SCOPE_LINE }), { maxItems: MAX_SCOPE_LINES })),
  gallery: Type.Optional(Type.Array(GalleryEntry, { maxItems: 100 })),
});
export type OfferForm = Static<typeof OfferForm>;

/** With `is_active: false` the new offer is visible only to the company and uses no slot of the plan. */
export const CreateOfferForm = Type.Object({ ...OfferForm.properties, is_active: Type.Optional(Type.Boolean()) });
export type CreateOfferForm = Static<typeof CreateOfferForm>;

/** GET offers/get-mine/: the filters of the list; `status` is active (public), inactive, or hidden by the plan. */
export const OwnOfferListQuery = Type.Object({
  ...ownFilters,
  ...PageQuery.properties,
  status: Type.Optional(Type.Enum(['active', 'inactive', 'hidden'] as const)),
});
export type OwnOfferListQuery = Static<typeof OwnOfferListQuery>;

export const OwnOffer = Type.Object({
  ...OfferSummary.properties,
  hidden_by_plan: Type.Boolean(),
  /**
   * For how many orders at the lowest price the company's balance covers the reward, up to 1000; null for an offer without a
   * reward and for a percentage of an individual price.
   */
  rewards_covered: Nullable(Type.Integer()),
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
  }),
  /** Most active offers of the plan; null for no limit. */
  offer_limit: Nullable(Type.Integer()),
  /** A pending reward is overdue: nothing new can be published until it is settled. */
  dues_overdue: Type.Boolean(),
  /** What the company has for rewards, topped-up points and such that returned; earned ones are not among them. */
  available_points: Money,
});
export type OwnOfferPage = Static<typeof OwnOfferPage>;
