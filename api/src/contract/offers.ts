import { type Static, Type } from 'typebox';
import { Id, Money, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { CompanySummary, NetworkStatus } from './companies.ts';

export interface Category {
  id: Id;
  name: string;
  /** Name in English; the browser shows the one of its locale. */
  name_en: string;
  image: string | null;
  /** Active offers in it, those of its children included. */
  offer_count: number;
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

/**
 * The offer on a card. Money is the wire form. Exactly one of `loyalty_points` (zł per order) and
 * `loyalty_points_percentage_total` (percent of the price) is set; a person sees half of either.
 */
export const OfferSummary = Type.Object({
  id: Id,
  title: Type.String(),
  image: Nullable(OfferImage),
  individual_price: Type.Boolean(),
  price_from: Nullable(Money),
  /** Null for a fixed price. */
  price_to: Nullable(Money),
  author: CompanySummary,
  loyalty_points: Nullable(Money),
  loyalty_points_percentage_total: Nullable(Type.Number()),
  is_active: Type.Boolean(),
  category: CategoryRef,
  city: Nullable(Type.String()),
  /** Contacts that the viewer and the author have in common; 0 for a guest. */
  shared_contacts: Type.Integer(),
  created_at: Time,
});
export type OfferSummary = Static<typeof OfferSummary>;
export const OfferPage = PageOf(OfferSummary);
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
  network_status: NetworkStatus,
  updated_at: Time,
});
export type Offer = Static<typeof Offer>;

export const WORKPLACE_TYPES = ['on_site', 'hybrid', 'remote'] as const;
export const WORK_SCHEDULE_TYPES = ['full_time', 'part_time', 'contract', 'internship'] as const;
export const OFFER_SORTS = ['date_desc', 'date_asc', 'price_asc', 'price_desc'] as const;

/** Lists in a query are comma-separated: `categories=<id>,<id>`. Unknown values of an enumeration are ignored. */
export const OfferListQuery = Type.Object({
  ...PageQuery.properties,
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
  /** Kilometres around lat, lng; the three go together. */
  radius: Type.Optional(Type.Number({ minimum: 1, maximum: 500 })),
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  status: Type.Optional(Type.Union([Type.Literal('active'), Type.Literal('inactive')])),
  seller_id: Type.Optional(Id),
  sort_by: Type.Optional(Type.Enum(OFFER_SORTS, { default: 'date_desc' })),
});
export type OfferListQuery = Static<typeof OfferListQuery>;

export const ChangeActiveBody = Type.Object({ offer_id: Id, active: Type.Boolean() });
export type ChangeActiveBody = Static<typeof ChangeActiveBody>;
