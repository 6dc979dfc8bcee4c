import { type Static, Type } from 'typebox';
import { FileState, Id, Money, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { CompanySummary } from './companies.ts';
import { OfferImage } from './offers.ts';
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

/**
 * `amount` (zł) is required with a range, where it must lie within, and refused with a fixed price. An individual price answers
 * `quote_required`, a job offer `application_required` (see offers/quotes/). Prices are gross. `expected_price`,
 * `expected_vat_rate` and `expected_reward` are the price, of a range the own amount, its VAT rate and the whole reward at it that the
 * buyer saw: if one differs now, the call answers `offer_changed` with those of now in `params` (`price`, `vat_rate`, `reward`), and buys
 * nothing.
 */
export const BuyBody = Type.Object({
  offer_id: Id,
  amount: Type.Optional(Money),
  expected_price: Money,
  expected_vat_rate: VatRate,
  expected_reward: Money,
  /** Token of the last referral link that the buyer followed within 30 days, stored by the browser. */
  ref: Type.Optional(Type.String({ maxLength: 200 })),
});
export type BuyBody = Static<typeof BuyBody>;

/**
 * GET offers/buying-limits/: what the caller should know before an order of an offer that they may see. `amount` is the price
 * that the buyer has in mind; of a range, where one outside counts as the nearest bound, and no other offer.
 */
export const BuyingLimitsQuery = Type.Object({ offer_id: Id, amount: Type.Optional(Money) });
const OpenOrders = Type.Object({ open: Type.Integer(), limit: Type.Integer() });
export const BuyingLimits = Type.Object({
  /** Orders of the caller that are open: of this offer, and of all offers of its seller. */
  offer: OpenOrders,
  seller: OpenOrders,
  /**
   * The reward at `amount`, of a range without it at the lowest price, and the buyer's part of it. Null for a percentage of an
   * individual price: the seller's proposal says it.
   */
  reward: Nullable(Type.Object({ total: Money, buyer: Money })),
  /**
   * Whether the seller's balance covers the reward now, of a range that of its highest price: the answer does not depend on
   * `amount`. If not, an order's reward may be pending until the seller settles it.
   */
  reward_covered: Type.Boolean(),
});
export type BuyingLimits = Static<typeof BuyingLimits>;

const Text = (maxLength: number) => Type.String({ maxLength });
const Reason = Text(1000);

/**
 * The order that somebody decides about, and the `status_since` that they saw of it. Once it has moved on, also back into the same status,
 * nothing is decided: `invalid_transition` where its status no longer allows the action, else `order_changed` with the `status` and
 * `status_since` of now in `params`.
 */
export const SeenOrderFields = Type.Object({ transaction_id: Id, seen_status_since: Time });
export type SeenOrderFields = Static<typeof SeenOrderFields>;

/** POST offers/cancel-sale/. `reason` is required from the seller. */
export const CancelSaleBody = Type.Object({ ...SeenOrderFields.properties, reason: Type.Optional(Reason) });
export type CancelSaleBody = Static<typeof CancelSaleBody>;

/** POST offers/cancel-sales/: the seller cancels up to 50 orders for one reason. */
export const CancelSalesBody = Type.Object({
  orders: Type.Array(SeenOrderFields, { minItems: 1, maxItems: 50 }),
  reason: Reason,
});
export type CancelSalesBody = Static<typeof CancelSalesBody>;

/**
 * POST offers/sale-add-document/, beside the file `document` (PDF, picture or office document, at most 10 MB). `replaces` is
 * the document that it takes the place of: one that has not been submitted yet.
 */
export const AddDocumentFields = Type.Object({ transaction_id: Id, replaces: Type.Optional(Id) });
export type AddDocumentFields = Static<typeof AddDocumentFields>;

/** POST offers/sale-add-info/. `replaces` as for documents. */
export const AddInfoBody = Type.Object({ transaction_id: Id, text: Text(1000), replaces: Type.Optional(Id) });
export type AddInfoBody = Static<typeof AddInfoBody>;

/** POST offers/sale-remove-document/: a document that has not been submitted yet. */
export const RemoveDocumentBody = Type.Object({ transaction_id: Id, document_id: Id });
export type RemoveDocumentBody = Static<typeof RemoveDocumentBody>;

/** POST offers/sale-remove-info/: a text that has not been submitted yet. */
export const RemoveInfoBody = Type.Object({ transaction_id: Id, info_id: Id });
export type RemoveInfoBody = Static<typeof RemoveInfoBody>;

/** POST offers/resubmit/: submits the order for verification, first and again after a rejection. */
export const ResubmitBody = Type.Object({ transaction_id: Id });
export type ResubmitBody = Static<typeof ResubmitBody>;

/** POST offers/my-sales-change-status/. `rejected_reason` is required for `rejected`. */
export const ChangeStatusBody = Type.Object({
  ...SeenOrderFields.properties,
  status: Type.Enum(['verified', 'rejected'] as const),
  rejected_reason: Type.Optional(Reason),
});
export type ChangeStatusBody = Static<typeof ChangeStatusBody>;

/** POST offers/report/ */
export const ReportBody = Type.Object({ ...SeenOrderFields.properties, reason: Reason });
export type ReportBody = Static<typeof ReportBody>;

/** How long the seller may count on being heard; an answer is possible until the decision. */
export const REPORT_ANSWER_DAYS = 5;
export const MAX_ANSWER_DOCUMENTS = 5;

/**
 * POST offers/answer-report/, JSON or multipart with up to five files `documents` (PDF, picture or office document, at most 10 MB
 * each): the seller's only answer to the report of an order.
 */
export const AnswerReportFields = Type.Object({ transaction_id: Id, text: Text(1000) });
export type AnswerReportFields = Static<typeof AnswerReportFields>;

/** POST transaction/reflink-actions/: `referrer` is the token of a referral link. */
export const SetReferrerBody = Type.Object({ transaction_id: Id, referrer: Text(200) });
export type SetReferrerBody = Static<typeof SetReferrerBody>;

/** GET reflink/: the caller's own referral link. */
export const Reflink = Type.Object({ token: Type.String(), url: Type.String() });
export type Reflink = Static<typeof Reflink>;

/** GET reflink/referrer/ */
export const ReferrerQuery = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });
/**
 * Who owns a referral link: a company's name, a person's first name and initial. Null for an unknown token, an own one, and one
 * whose owner is deleted, hidden, or has blocked the caller or was blocked by them.
 */
export const Referrer = Type.Object({
  referrer: Nullable(Type.Object({ type: Type.Enum(['user', 'company'] as const), name: Type.String() })),
});
export type Referrer = Static<typeof Referrer>;

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
  /** Only for an admin: what the seller reads instead of `reason`. */
  seller_reason: Type.Optional(Nullable(Type.String())),
});

/**
 * Specification §3: the type of a file, for its icon and preview. Accepted documents (PDF, pictures, office documents) are an
 * image, a pdf or an application.
 */
export const FILE_KINDS = [
  'image',
  'pdf',
  'video',
  'audio',
  'application',
  'text',
  'archive',
  'executable',
  'programming',
  'other',
] as const;
export const FileKind = Type.Enum(FILE_KINDS);
export type FileKind = Static<typeof FileKind>;

/** `url` is valid for an hour; a later request answers a new one. It is null unless the file is available. `size` in bytes. */
export const SentDocument = Type.Object({
  id: Id,
  name: Type.String(),
  kind: FileKind,
  size: Type.Integer(),
  state: FileState,
  url: Nullable(Type.String()),
  created_at: Time,
});
export type SentDocument = Static<typeof SentDocument>;

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

/** Filters beside the statuses: orders that wait for the caller, and sales whose reward is blocked. */
export const ORDER_GROUPS = ['needs_action', 'blocked'] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];

/**
 * Orders on the caller's side, among the newest 10 000. `needs_action`: those whose next step is the caller's, of a seller also
 * reported ones without an answer. Of members who decide nothing about sales, none.
 */
export const OrderCounts = Type.Object({
  all: Type.Integer(),
  needs_action: Type.Integer(),
  bought: Type.Integer(),
  in_verification: Type.Integer(),
  rejected: Type.Integer(),
  verified: Type.Integer(),
  completed: Type.Integer(),
  cancelled: Type.Integer(),
  reported: Type.Integer(),
});
export type OrderCounts = Static<typeof OrderCounts>;

/** A side's list. `counts` is null when one order is asked for. */
export const OwnOrderPage = Type.Object({ ...OrderPage.properties, counts: Nullable(OrderCounts) });
export type OwnOrderPage = Static<typeof OwnOrderPage>;

/**
 * One or several of the statuses, `needs_action` or `blocked`, separated by commas; unknown ones are ignored. `suggested`
 * stands for `needs_action` when its count is more than 0, and for all orders otherwise.
 */
const StatusFilter = Type.Optional(Type.String({ maxLength: 200 }));
export const PurchaseListQuery = Type.Object({
  ...PageQuery.properties,
  purchase_id: Type.Optional(Text(100)),
  status: StatusFilter,
});
export const SaleListQuery = Type.Object({
  ...PageQuery.properties,
  sale_id: Type.Optional(Text(100)),
  status: StatusFilter,
});

/**
 * GET point-balance/. `points` = available + matured; the header shows points + frozen for a company, else withdrawable. Exact however
 * large: a balance is less than 10^14 grosze (constraint `exact_in_a_double`), and `due`, a sum of any number of rewards of at most
 * 10^11 each, is never a number on its way.
 */
export const PointBalance = Type.Object({
  company_id: Nullable(Id),
  points: Money,
  /** `orders`: the number of sales whose rewards they are. */
  frozen_points: Type.Object({ balance: Money, orders: Type.Integer() }),
  withdrawable_points: Money,
  due: Type.Object({ amount: Money, oldest_at: Nullable(Time), overdue: Type.Boolean() }),
  /**
   * Earned and not in `points` yet. `next_at`: when the next become withdrawable; null while reports stop all of them. `disputed`: those
   * of them that a report stops.
   */
  assigned_points: Type.Optional(Type.Object({ balance: Money, next_at: Nullable(Time), disputed: Money })),
  /** Rewards that were reversed after a withdrawal; later rewards repay it first. */
  debt: Type.Optional(Money),
});
export type PointBalance = Static<typeof PointBalance>;
