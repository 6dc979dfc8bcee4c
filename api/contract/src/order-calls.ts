import { type Static, Type } from 'typebox';
import { Id, Money, Nullable, Time } from './common.ts';
import { ORDER_TEXT_LENGTH, REFERRAL_LENGTH } from './limits.ts';
import { VatRate } from './vat.ts';

// What is sent to the calls on an order, and their limits.

const Text = (maxLength: number) => Type.String({ maxLength });

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
  ref: Type.Optional(Type.String({ maxLength: REFERRAL_LENGTH })),
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
const Reason = Text(ORDER_TEXT_LENGTH);

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

/** POST offers/sale-deliver-on/: the day by which the seller delivers, today or later; null takes it back. */
export const DeliverOnBody = Type.Object({
  transaction_id: Id,
  deliver_on: Nullable(Type.String({ format: 'date', pattern: '^[12]' })),
});
export type DeliverOnBody = Static<typeof DeliverOnBody>;

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
export const AddInfoBody = Type.Object({
  transaction_id: Id,
  text: Text(ORDER_TEXT_LENGTH),
  replaces: Type.Optional(Id),
});
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

/**
 * POST offers/answer-report/, JSON or multipart with up to five files `documents` (PDF, picture or office document, at most 10 MB
 * each): the seller's only answer to the report of an order.
 */
export const AnswerReportFields = Type.Object({ transaction_id: Id, text: Text(ORDER_TEXT_LENGTH) });
export type AnswerReportFields = Static<typeof AnswerReportFields>;
