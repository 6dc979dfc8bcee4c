import { type Static, Type } from 'typebox';
import { Id, MONTH_PATTERN, Money, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { CompanySummary } from './companies.ts';
import { ORDER_REFERENCE_LENGTH, SEARCH_LENGTH } from './limits.ts';
import { OfferImage } from './offers.ts';
import { SentDocument } from './sent-documents.ts';
import { VatRate } from './vat.ts';

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

const Text = (maxLength: number) => Type.String({ maxLength });

export const OrderParty = Type.Object({
  id: Id,
  type: Type.Union([Type.Literal('user'), Type.Literal('company')]),
  name: Type.String(),
  thumbnail: Nullable(Type.String()),
});
export type OrderParty = Static<typeof OrderParty>;

export const OrderEvent = Type.Object({
  at: Time,
  /** The status afterwards. */
  status: OrderStatus,
  /** The call that caused it; `expire`, `complete` and `drop-referrer` are automatic. */
  action: Type.String(),
  /** Null for the system. */
  actor: Nullable(Type.String()),
  reason: Nullable(Type.String()),
  /** Of a payment or of the date until when to pay; absent in every other step. */
  day: Type.Optional(Type.String({ format: 'date' })),
  /** Only for an admin: what the seller reads instead of `reason`. */
  seller_reason: Type.Optional(Nullable(Type.String())),
});

export const OrderDocument = Type.Object({
  ...SentDocument.properties,
  /** The seller has it to decide by; it can no longer be removed. */
  submitted: Type.Boolean(),
});
export type OrderDocument = Static<typeof OrderDocument>;

/** The statements of both sides about a reported order; both read it, and admins. */
export const OrderReport = Type.Object({
  created_at: Time,
  /** The buyer's. */
  reason: Type.String(),
  /** Before it no decision without the seller is expected; an answer is possible until the decision. */
  answer_until: Time,
  /** The seller's; null until there is one. */
  answer: Nullable(Type.String()),
  answered_at: Nullable(Time),
  /** Of the answer. */
  documents: Type.Array(SentDocument),
});
export type OrderReport = Static<typeof OrderReport>;

export const OrderInfo = Type.Object({ id: Id, text: Type.String(), submitted: Type.Boolean(), created_at: Time });
export type OrderInfo = Static<typeof OrderInfo>;

/** Named after the calls. */
export type OrderAction =
  | 'sale-add-document'
  | 'sale-add-info'
  | 'sale-remove-document'
  | 'sale-remove-info'
  | 'resubmit'
  | 'cancel-sale'
  | 'sale-deliver-on'
  | 'my-sales-change-status'
  | 'report'
  | 'answer-report'
  | 'reflink-actions'
  | 'transaction-reports';

export type OrderEvent = Static<typeof OrderEvent>;

export const Order = Type.Object({
  id: Id,
  /** Short number for use on the phone, e.g. `W-000123`. */
  number: Type.String(),
  status: OrderStatus,
  /** When it entered this status. */
  status_since: Time,
  created_at: Time,
  offer: Type.Object({ id: Id, title: Type.String(), image: Nullable(OfferImage) }),
  /** Gross: what the buyer pays. As the rate it is that of the moment of buying. */
  price: Money,
  price_net: Money,
  vat_rate: VatRate,
  /** Until when to pay; null without a due date. */
  due_on: Nullable(Type.String({ format: 'date' })),
  /** As the seller has said it. */
  paid_on: Nullable(Type.String({ format: 'date' })),
  /** Unpaid after `due_on`, and neither cancelled nor rejected. */
  overdue: Type.Boolean(),
  /** The whole reward, shared at the purchase: `reward_buyer` and `reward_network`. */
  reward_total: Money,
  reward_buyer: Money,
  /** The referrer's part; without a referrer it returns to the seller. */
  reward_network: Money,
  /** False while the reward is pending because the seller's balance was too low. */
  reward_frozen: Type.Boolean(),
  buyer: OrderParty,
  seller: CompanySummary,
  referrer: Nullable(OrderParty),
  rejected_reason: Nullable(Type.String()),
  documents: Type.Array(OrderDocument),
  infos: Type.Array(OrderInfo),
  /** The open report, or else the latest one. */
  report: Nullable(OrderReport),
  /** How often the buyer may still submit after a rejection. */
  resubmissions_left: Type.Integer({ minimum: 0, maximum: 3 }),
  /** When the order will be cancelled automatically; null when it will not. */
  cancels_at: Nullable(Time),
  /** The day by which the seller delivers; null while nobody has named one. */
  deliver_on: Nullable(Type.String({ format: 'date' })),
  /** When the points of a verified order become withdrawable; null in every other status. */
  matures_at: Nullable(Time),
  history: Type.Array(OrderEvent),
  /** The caller's allowed `OrderAction`s. A browser ignores unknown ones. */
  allowed_actions: Type.Array(Type.String()),
});
export type Order = Static<typeof Order>;
/** `refused` are the orders that stay as they are, with the code that a single `cancel-sale` would answer. */
export const CancelSalesReply = Type.Object({
  cancelled: Type.Array(Order),
  refused: Type.Array(Type.Object({ id: Id, code: Type.String() })),
});
export type CancelSalesReply = Static<typeof CancelSalesReply>;
export const OrderPage = PageOf(Order);
export type OrderPage = Static<typeof OrderPage>;

/**
 * Filters beside the statuses: orders that wait for the caller, those that are to be delivered, by their day, unpaid ones after their
 * due date, and sales whose reward is blocked.
 */
export const ORDER_GROUPS = ['needs_action', 'deliver', 'overdue', 'blocked'] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];

/**
 * Orders on the caller's side, among the newest 10 000 that the search, month and offer of the list leave. `needs_action`: those
 * whose next step is the caller's, of a seller new ones and reported ones without an answer too. Of members who decide nothing about sales,
 * none. `quotes` are requests for a price that wait for the caller, whatever the filters.
 */
export const OrderCounts = Type.Object({
  all: Type.Integer(),
  needs_action: Type.Integer(),
  deliver: Type.Integer(),
  quotes: Type.Integer(),
  /** In any status. */
  overdue: Type.Integer(),
  bought: Type.Integer(),
  in_verification: Type.Integer(),
  rejected: Type.Integer(),
  verified: Type.Integer(),
  completed: Type.Integer(),
  cancelled: Type.Integer(),
  reported: Type.Integer(),
});
export type OrderCounts = Static<typeof OrderCounts>;

/** Messages about an order that the profile in use has not read: one or more. */
const OrderUnread = Type.Object({ order_id: Id, count: Type.Integer({ minimum: 1 }) });
export type OrderUnread = Static<typeof OrderUnread>;

/**
 * A side's list. `counts` is null when one order is asked for. `unread` are those of its orders with unread messages;
 * answers that a device kept from earlier have none.
 */
export const OwnOrderPage = Type.Object({
  ...OrderPage.properties,
  counts: Nullable(OrderCounts),
  unread: Type.Optional(Type.Array(OrderUnread)),
});
export type OwnOrderPage = Static<typeof OwnOrderPage>;

/** What a side's list is narrowed down to. */
const narrowing = {
  /** Words of the title or of the other side's name, or the number of an order. */
  q: Type.Optional(Text(SEARCH_LENGTH)),
  /** Ordered in this month in Poland, `2026-11`; what is no month is ignored. */
  month: Type.Optional(Type.String({ pattern: MONTH_PATTERN })),
  offer_id: Type.Optional(Id),
  /**
   * One or several of the statuses and of `ORDER_GROUPS`, separated by commas; unknown ones are ignored. `suggested` stands for
   * `needs_action` when its count is more than 0 and nothing else narrows the list down, and for all orders otherwise.
   */
  status: Type.Optional(Text(200)),
};
export const PurchaseListQuery = Type.Object({
  ...PageQuery.properties,
  purchase_id: Type.Optional(Text(ORDER_REFERENCE_LENGTH)),
  ...narrowing,
});
export const SaleListQuery = Type.Object({
  ...PageQuery.properties,
  sale_id: Type.Optional(Text(ORDER_REFERENCE_LENGTH)),
  ...narrowing,
});

/** GET offers/get-my-purchases/export/ and get-my-sales/export/: the filters of the list, without its pages. */
export const OrderExportQuery = Type.Object(narrowing);
export type OrderExportQuery = Static<typeof OrderExportQuery>;

const { number, status, created_at, price, price_net, vat_rate, due_on, paid_on, reward_total, deliver_on } =
  Order.properties;

export const OrderExportRow = Type.Object({
  number,
  status,
  created_at,
  /** Of the offer when it was ordered. */
  title: Type.String(),
  /** The name of the other side. */
  other: Type.String(),
  price,
  price_net,
  vat_rate,
  due_on,
  paid_on,
  reward_total,
  deliver_on,
});
export type OrderExportRow = Static<typeof OrderExportRow>;

/** The newest rows, at most 10 000; `truncated` when older ones are omitted. */
export const OrderExport = Type.Object({ results: Type.Array(OrderExportRow), truncated: Type.Boolean() });
export type OrderExport = Static<typeof OrderExport>;
