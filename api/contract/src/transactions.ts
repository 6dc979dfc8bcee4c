import { type Static, Type } from 'typebox';
import { Day, Id, Money, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { REASON_LENGTH, SEARCH_LENGTH } from './limits.ts';
import { SeenOrderFields } from './order-calls.ts';
import { Order, OrderParty, OrderReport, OrderStatus } from './orders.ts';
import { PointsStatus } from './points.ts';

const Text = (maxLength: number) => Type.String({ maxLength });

/** An admin's decision about a reported order. */
export const ReportDecision = Type.Enum(['verified', 'cancelled'] as const);
export type ReportDecision = Static<typeof ReportDecision>;

/**
 * GET accounts/admin/dva/. `q` searches the title, both parties and the number; `status` accepts several, separated by
 * commas; `seller` and `buyer` are ids (of a company; of a person or a company); the dates of purchase are inclusive, in
 * Europe/Warsaw.
 */
export const TransactionListQuery = Type.Object({
  ...PageQuery.properties,
  q: Type.Optional(Text(SEARCH_LENGTH)),
  status: Type.Optional(Text(200)),
  seller: Type.Optional(Id),
  buyer: Type.Optional(Id),
  date_from: Type.Optional(Day),
  date_to: Type.Optional(Day),
});
export type TransactionListQuery = Static<typeof TransactionListQuery>;

/**
 * What each side reads about the decision; both are required. `seen_answer`: whether the admin had the seller's answer to decide by.
 * Where it is there and was not seen, nothing is decided: `report_answered`.
 */
const Reasons = { buyer_reason: Text(REASON_LENGTH), seller_reason: Text(REASON_LENGTH), seen_answer: Type.Boolean() };

/** POST accounts/admin/dva/: decides the open report of an order, by the order's id. */
export const DecideTransactionBody = Type.Object({ ...SeenOrderFields.properties, status: ReportDecision, ...Reasons });
export type DecideTransactionBody = Static<typeof DecideTransactionBody>;

/** GET accounts/admin/transaction-reports/ */
export const ReportListQuery = Type.Object({
  ...PageQuery.properties,
  status: Type.Optional(Type.Enum(['open', 'decided'] as const)),
});
export type ReportListQuery = Static<typeof ReportListQuery>;

/** POST accounts/admin/transaction-reports/: decides a report by its id. A later report of the order is not meant: `invalid_transition`. */
export const DecideReportBody = Type.Object({ id: Id, decision: ReportDecision, ...Reasons });
export type DecideReportBody = Static<typeof DecideReportBody>;

const Report = Type.Object({
  id: Id,
  ...OrderReport.properties,
  /** Name of the person who answered for the seller. */
  answered_by: Nullable(Type.String()),
  /** Of the order before the report. */
  status_before: OrderStatus,
  decision: Nullable(ReportDecision),
  buyer_reason: Nullable(Type.String()),
  seller_reason: Nullable(Type.String()),
  decided_at: Nullable(Time),
  /** Name of the admin. */
  decided_by: Nullable(Type.String()),
});

export const TransactionReport = Type.Object({
  ...Report.properties,
  order: Order,
  /** The admin takes part in the order, in person or through a company: another admin decides. */
  is_own: Type.Boolean(),
});
export type TransactionReport = Static<typeof TransactionReport>;
export const TransactionReportPage = PageOf(TransactionReport);
export type TransactionReportPage = Static<typeof TransactionReportPage>;

const LedgerAccount = Type.Object({
  /** `available`, `frozen`, `assigned`, `withdrawable`, `hold`, `debt` or, of the system, `clearing.*`. */
  kind: Type.String(),
  /** Null for the system. */
  holder: Nullable(OrderParty),
});

/** A transfer of points for an order. */
const LedgerEntry = Type.Object({
  id: Type.Integer(),
  at: Time,
  type: Type.String(),
  status: PointsStatus,
  amount: Money,
  from: LedgerAccount,
  to: LedgerAccount,
});
export type LedgerEntry = Static<typeof LedgerEntry>;

/** GET accounts/admin/dva/{id}/: an order's whole life. */
export const Transaction = Type.Object({
  order: Order,
  is_own: Type.Boolean(),
  /** Newest first. */
  reports: Type.Array(Report),
  /** Oldest first. */
  entries: Type.Array(LedgerEntry),
});
export type Transaction = Static<typeof Transaction>;
