import { type Static, Type } from 'typebox';
import { CategoryRef } from './categories.ts';
import { Day, Id, Money, Nullable, Time } from './common.ts';
import { CompanySummary, NetworkStatus } from './companies.ts';
import { GalleryEntry } from './gallery-entry.ts';
import {
  ADDRESS_LENGTH,
  CITY_LENGTH,
  DELIVERY_TIME_LENGTH,
  MAX_REWARD_PERCENT,
  MAX_SCOPE_LINES,
  OFFER_TEXT_LENGTH,
  OFFER_TITLE_LENGTH,
  SCOPE_LINE_LENGTH,
} from './limits.ts';
import { OfferVat, PriceType, VatRate } from './vat.ts';

export const OfferImage = Type.Object({
  id: Id,
  url: Type.String(),
  thumbnail: Type.String(),
  alt: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});
export type OfferImage = Static<typeof OfferImage>;

/**
 * What an order gives: an offer from before the bound of rewards may have promised more. Exactly one of `loyalty_points` (zł per
 * order) and `loyalty_points_percentage_total` (percent of the price) is set. The whole is shared by the buyer and the network: whoever
 * recommended the offer, or, without them, the seller.
 */
const OfferReward = {
  loyalty_points: Nullable(Money),
  loyalty_points_percentage_total: Nullable(Type.Number()),
  /** At `price_from`; null for a percentage of an individual price. */
  reward_total_from: Nullable(Money),
  /** At `price_to`. */
  reward_total_to: Nullable(Money),
  reward_buyer_from: Nullable(Money),
  reward_buyer_to: Nullable(Money),
  reward_network_from: Nullable(Money),
  reward_network_to: Nullable(Money),
  /** The part of `loyalty_points_percentage_total`. */
  reward_buyer_percentage: Nullable(Type.Number()),
  reward_network_percentage: Nullable(Type.Number()),
};

export const WORKPLACE_TYPES = ['on_site', 'hybrid', 'remote'] as const;
export const WORK_SCHEDULE_TYPES = ['full_time', 'part_time', 'contract', 'internship'] as const;
/** An employment contract, two contracts of civil law, and one between companies. */
export const CONTRACT_TYPES = ['employment', 'mandate', 'specific_work', 'b2b'] as const;
export const SALARY_PERIODS = ['hour', 'month', 'year'] as const;
export const SALARY_TYPES = ['gross', 'net'] as const;

/** What a job offers, also on its card. Other offers may have it too. */
const OfferWork = {
  workplace_types: Type.Array(Type.String()),
  work_schedule_types: Type.Array(Type.String()),
  contract_types: Type.Array(Type.String()),
  salary_from: Nullable(Money),
  salary_to: Nullable(Money),
  /** What the salary is paid for, and whether before or after tax; null where the company has not named it. */
  salary_period: Nullable(Type.Enum(SALARY_PERIODS)),
  salary_type: Nullable(Type.Enum(SALARY_TYPES)),
  /** The last day on which people can apply; the offer is deactivated on the next one. */
  closes_on: Nullable(Day),
};

/** An offer on a card. Money in wire format, prices gross. */
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
  ...OfferReward,
  is_active: Type.Boolean(),
  category: CategoryRef,
  /** Takes applications and is never bought. */
  is_job: Type.Boolean(),
  city: Nullable(Type.String()),
  ...OfferWork,
  /** Contacts that the viewer and the author share; 0 for a guest. */
  shared_contacts: Type.Integer(),
  created_at: Time,
});
export type OfferSummary = Static<typeof OfferSummary>;

/** An offer that a decision hides, as its company reads it. Both are of the decision. */
export const OfferHiding = Type.Object({ reason: Nullable(Type.String()), decision_id: Nullable(Id) });
export type OfferHiding = Static<typeof OfferHiding>;

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
  /** When the work is done or delivered, in the seller's words. */
  delivery_time: Nullable(Type.String()),
  /** What is included, a line each. */
  scope: Type.Array(Type.String()),
  network_status: NetworkStatus,
  /** Null for one that no decision hides. Others than its company and admins do not get a hidden offer. */
  hidden: Nullable(OfferHiding),
  updated_at: Time,
});
export type Offer = Static<typeof Offer>;

export const ChangeActiveBody = Type.Object({ offer_id: Id, active: Type.Boolean() });
export type ChangeActiveBody = Static<typeof ChangeActiveBody>;

const OptionalMoney = Type.Optional(Nullable(Money));
const OptionalText = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })));

/**
 * POST offers/ and PUT offers/{id}/, multipart with the pictures in `images`, or JSON without. PUT replaces the whole offer.
 * - Price: fixed (`price_from`), a range (`price_from` < `price_to`), or `individual_price` without both.
 * - `price_type` says which amounts count: `gross` (the default) those of `price_from` and `price_to`, `net` those of
 *   `price_net_from` and `price_net_to`. The others are computed with `vat_rate` (23 % by default) and ignored here.
 * - Exactly one of the two loyalty fields; the total. At most half of the price, of a
 *   range of its lower end (`maxReward`).
 * - `category_id` may be a category of any level. In one of jobs price and reward are ignored: a job is stored as an individual
 *   price without a reward.
 * - `description` is text with a little Markdown (emphasis, lists, links), stored as typed: HTML in it is text.
 * - `gallery` orders, retains and describes the pictures and removes all others. Without it the uploads are appended to the
 *   stored pictures.
 */
export const OfferForm = Type.Object({
  title: Type.String({ minLength: 1, maxLength: OFFER_TITLE_LENGTH }),
  description: Type.Optional(Type.String({ maxLength: OFFER_TEXT_LENGTH })),
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
  address: OptionalText(ADDRESS_LENGTH),
  city: OptionalText(CITY_LENGTH),
  zip_code: OptionalText(20),
  country: OptionalText(60),
  latitude: Type.Optional(Nullable(Type.Number({ minimum: -90, maximum: 90 }))),
  longitude: Type.Optional(Nullable(Type.Number({ minimum: -180, maximum: 180 }))),
  workplace_types: Type.Optional(Type.Array(Type.Enum(WORKPLACE_TYPES), { maxItems: 20 })),
  work_schedule_types: Type.Optional(Type.Array(Type.Enum(WORK_SCHEDULE_TYPES), { maxItems: 20 })),
  contract_types: Type.Optional(Type.Array(Type.Enum(CONTRACT_TYPES), { maxItems: 20 })),
  salary_from: OptionalMoney,
  salary_to: OptionalMoney,
  salary_period: Type.Optional(Nullable(Type.Enum(SALARY_PERIODS))),
  salary_type: Type.Optional(Nullable(Type.Enum(SALARY_TYPES))),
  /** Today or later. */
  closes_on: Type.Optional(Nullable(Day)),
  delivery_time: OptionalText(DELIVERY_TIME_LENGTH),
  /** Empty lines are left out. */
  scope: Type.Optional(Type.Array(Type.String({ maxLength: SCOPE_LINE_LENGTH }), { maxItems: MAX_SCOPE_LINES })),
  gallery: Type.Optional(Type.Array(GalleryEntry, { maxItems: 100 })),
});
export type OfferForm = Static<typeof OfferForm>;

/** With `is_active: false` the new offer is visible only to the company and uses no slot of the plan. */
export const CreateOfferForm = Type.Object({ ...OfferForm.properties, is_active: Type.Optional(Type.Boolean()) });
export type CreateOfferForm = Static<typeof CreateOfferForm>;
