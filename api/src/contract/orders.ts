import { type Static, Type } from 'typebox';
import { Id, Money, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { CompanySummary } from './companies.ts';
import { OfferImage } from './offers.ts';

export const ORDER_STATUSES = [
  'bought',
  'in_verification',
  'rejected',
  'verified',
  'completed',
  'cancelled',
  'reported',
] as const;
export const OrderStatus = Type.Enum(ORDER_STATUSES);
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * `amount` (zł) is asked for with individual pricing and with a range, where it must lie inside; it is refused with a
 * fixed price. `expected_price` is what the buyer saw: another price now answers `offer_changed` and buys nothing.
 */
export const BuyBody = Type.Object({
  offer_id: Id,
  amount: Type.Optional(Money),
  expected_price: Type.Optional(Money),
  ref: Type.Optional(Type.String({ maxLength: 200 })),
});
export type BuyBody = Static<typeof BuyBody>;

/** POST offers/cancel-sale/. `reason` is required of the seller. */
export const CancelSaleBody = Type.Object({
  transaction_id: Id,
  reason: Type.Optional(Type.String({ maxLength: 1000 })),
});
export type CancelSaleBody = Static<typeof CancelSaleBody>;

/** GET reflink/: the caller's own referral link. */
export const Reflink = Type.Object({ token: Type.String(), url: Type.String() });
export type Reflink = Static<typeof Reflink>;

export const OrderParty = Type.Object({
  id: Id,
  type: Type.Union([Type.Literal('user'), Type.Literal('company')]),
  name: Type.String(),
  thumbnail: Nullable(Type.String()),
});
export type OrderParty = Static<typeof OrderParty>;

export const OrderEvent = Type.Object({
  at: Time,
  status: OrderStatus,
  action: Type.String(),
  actor: Nullable(Type.String()),
  reason: Nullable(Type.String()),
});

export const Order = Type.Object({
  id: Id,
  /** Short number that people say on the phone, e.g. `W-000123`. */
  number: Type.String(),
  status: OrderStatus,
  created_at: Time,
  offer: Type.Object({ id: Id, title: Type.String(), image: Nullable(OfferImage) }),
  price: Money,
  /** The whole reward R; half goes to the buyer, half to the referrer. */
  reward_total: Money,
  reward_buyer: Money,
  /** False while the seller's balance was too short: the reward is due. */
  reward_frozen: Type.Boolean(),
  buyer: OrderParty,
  seller: CompanySummary,
  rejected_reason: Nullable(Type.String()),
  history: Type.Array(OrderEvent),
  allowed_actions: Type.Array(Type.String()),
});
export type Order = Static<typeof Order>;
export const OrderPage = PageOf(Order);
export type OrderPage = Static<typeof OrderPage>;

export const PurchaseListQuery = Type.Object({
  ...PageQuery.properties,
  purchase_id: Type.Optional(Type.String({ maxLength: 100 })),
  status: Type.Optional(Type.String({ maxLength: 200 })),
});
export const SaleListQuery = Type.Object({
  ...PageQuery.properties,
  sale_id: Type.Optional(Type.String({ maxLength: 100 })),
  status: Type.Optional(Type.String({ maxLength: 200 })),
});

/** GET point-balance/. `points` = available + matured; the header shows points + frozen for a company, else withdrawable. */
export const PointBalance = Type.Object({
  company_id: Nullable(Id),
  points: Money,
  frozen_points: Type.Object({ balance: Money }),
  withdrawable_points: Money,
  due: Type.Object({ amount: Money, oldest_at: Nullable(Time), overdue: Type.Boolean() }),
});
export type PointBalance = Static<typeof PointBalance>;
