import { type Static, Type } from 'typebox';
import { Id, Money, Nullable, Time } from './common.ts';

/** Work that waits for an admin: how many (at most EXACT_COUNT_LIMIT), and since when the oldest. */
const WaitingCount = Type.Object({ count: Type.Integer({ minimum: 0 }), oldest_at: Nullable(Time) });
export type Waiting = Static<typeof WaitingCount>;

/** GET accounts/admin/overview/ */
export const AdminOverview = Type.Object({
  activation_requests: WaitingCount,
  /** Requested or approved, not paid yet. */
  withdrawals: WaitingCount,
  order_reports: WaitingCount,
  content_reports: WaitingCount,
  /** Decisions about content that their author contests. */
  appeals: WaitingCount,
  contact_messages: WaitingCount,
  /** People who are proposed as admins. */
  role_proposals: WaitingCount,
});
export type AdminOverview = Static<typeof AdminOverview>;

export const StatisticsQuery = Type.Object({
  days: Type.Integer({ minimum: 1, maximum: 366, default: 90 }),
});
export type StatisticsQuery = Static<typeof StatisticsQuery>;

/**
 * GET accounts/admin/statistics/: one entry of each array per day in Poland, oldest first, ending today. Up to a quarter of
 * an hour old. `active_companies` is a level at the end of the day, the others are sums of the day.
 */
export const Statistics = Type.Object({
  /** `2026-11-21` */
  days: Type.Array(Type.String()),
  sign_ups: Type.Array(Type.Integer()),
  active_companies: Type.Array(Type.Integer()),
  orders: Type.Array(Type.Integer()),
  granted: Type.Array(Money),
  paid: Type.Array(Money),
});
export type Statistics = Static<typeof Statistics>;

/** An account below zero, or whose balance is not the sum of its entries. */
const BrokenAccount = Type.Object({
  account_id: Type.Integer(),
  /** Null for accounts of the system, and for one that is missing altogether. */
  owner: Nullable(Type.Object({ type: Type.Union([Type.Literal('user'), Type.Literal('company')]), id: Id })),
  /** Null when the entries name an account that does not exist. */
  kind: Nullable(Type.String()),
  balance: Money,
  entries_sum: Money,
  /** balance − entries_sum */
  difference: Money,
});

export const LedgerCheck = Type.Object({
  id: Id,
  requested_at: Time,
  /** Null for the daily check. */
  requested_by: Nullable(Type.Object({ id: Id, name: Type.String() })),
  finished_at: Time,
  duration_ms: Type.Integer(),
  entries: Type.Integer(),
  accounts: Type.Integer(),
  debits: Type.String(),
  credits: Type.String(),
  broken_count: Type.Integer(),
  /** The first 100. */
  broken: Type.Array(BrokenAccount),
  /** Whether debits equal credits and no account is broken. */
  ok: Type.Boolean(),
});
export type LedgerCheck = Static<typeof LedgerCheck>;

/** GET and POST accounts/admin/ledger-check/: the last result, and whether a check waits or runs. */
export const LedgerCheckState = Type.Object({ last: Nullable(LedgerCheck), pending: Type.Boolean() });
export type LedgerCheckState = Static<typeof LedgerCheckState>;
