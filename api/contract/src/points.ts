import { type Static, Type } from 'typebox';
import { Id, MONTH_PATTERN, Money, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { OrderParty } from './orders.ts';

export const TRANSACTION_TYPES = ['BUY', 'SELL', 'NETWORK_BUY', 'WALLET_RECHARGE', 'PAY_OFF'] as const;
export type KnownTransactionType = (typeof TRANSACTION_TYPES)[number];
/** `UNKNOWN` stands for a movement of a type that is not in this list; the ledger has none so far. */
export const TransactionType = Type.Enum([...TRANSACTION_TYPES, 'UNKNOWN']);
export type TransactionType = KnownTransactionType | 'UNKNOWN';

export const POINTS_STATUSES = ['withdrawn', 'withdrawable', 'paid_off', 'assigned', 'rejected'] as const;
export const PointsStatus = Type.Enum(POINTS_STATUSES);
export type PointsStatus = (typeof POINTS_STATUSES)[number];

/** GET wallet-history/: both filters accept one value or several, separated by commas. */
export const WalletHistoryQuery = Type.Object({
  ...PageQuery.properties,
  points_type: Type.Optional(Type.String({ maxLength: 200 })),
  points_status: Type.Optional(Type.String({ maxLength: 200 })),
});
export type WalletHistoryQuery = Static<typeof WalletHistoryQuery>;

/**
 * One movement of the caller's points, newest first.
 *
 * `amount` has the caller's sign: positive increases the disposable points. A reservation (SELL, assigned) is negative; its
 * later payment is SELL, paid_off.
 *
 * `balance_after` is the displayed balance after this row: available + withdrawable + frozen. The first row of page 1
 * therefore equals the header. Movements within that sum (a reservation, its release) and points that are not withdrawable
 * yet (BUY, assigned) leave it unchanged.
 */
export const WalletRow = Type.Object({
  id: Type.String(),
  created_at: Time,
  type: TransactionType,
  points_status: PointsStatus,
  amount: Money,
  balance_after: Money,
  /** The change of the displayed balance; their sum over all rows is the balance. 0.00 when it leaves it unchanged. */
  balance_change: Money,
  /** The change of the blocked points, a part of that balance. */
  frozen_change: Money,
  /** The change of the earned points that wait outside of the balance. */
  assigned_change: Money,
  /** When points that wait become withdrawable; null for others, and while a report stops them. */
  matures_at: Nullable(Time),
  /** The order is reported: an admin decides whether its points stay where they are. */
  disputed: Type.Boolean(),
  /** The order, null for recharges and withdrawals. */
  transaction_id: Nullable(Id),
  /** Its number, e.g. `W-000123`. */
  order_number: Nullable(Type.String()),
  offer: Nullable(Type.Object({ id: Id, title: Type.String() })),
  counterparty: Nullable(OrderParty),
});
export type WalletRow = Static<typeof WalletRow>;
export const WalletPage = PageOf(WalletRow);
export type WalletPage = Static<typeof WalletPage>;

/**
 * GET wallet-history/groups/: the movements of one order together, by the newest of them; a movement without an order is its own
 * group. With a filter, a group has the movements that match.
 */
export const WalletGroup = Type.Object({
  /** The id of the newest movement. */
  id: Type.String(),
  /** The sum of its movements. */
  balance_change: Money,
  /** Newest first, at least one. */
  steps: Type.Array(WalletRow, { minItems: 1 }),
});
export type WalletGroup = Static<typeof WalletGroup>;
export const WalletGroupPage = PageOf(WalletGroup);
export type WalletGroupPage = Static<typeof WalletGroupPage>;

/** GET wallet-history/export/: the filters of the list, without its pages; `month` (`2026-11`) in Poland. */
export const WalletExportQuery = Type.Object({
  points_type: WalletHistoryQuery.properties.points_type,
  points_status: WalletHistoryQuery.properties.points_status,
  month: Type.Optional(Type.String({ pattern: MONTH_PATTERN })),
});

/** The newest rows, at most 10 000; `truncated` when older ones are omitted. */
export const WalletExport = Type.Object({ results: Type.Array(WalletRow), truncated: Type.Boolean() });
export type WalletExport = Static<typeof WalletExport>;

/** GET point-balance/history/: number of days, including today. */
export const BalanceHistoryQuery = Type.Object({
  days: Type.Integer({ minimum: 7, maximum: 366, default: 90 }),
});

/** The displayed balance at the end of each day in Poland, oldest first; the last one is the current balance. */
export const BalanceHistory = Type.Object({
  balances: Type.Array(Type.Object({ day: Type.String({ format: 'date' }), balance: Money })),
});
export type BalanceHistory = Static<typeof BalanceHistory>;

/** POST pay-event-off/: how many pending rewards were settled, their sum, and what is still pending. */
export const PayOffReply = Type.Object({
  settled: Type.Integer(),
  paid: Money,
  due: Type.Object({ amount: Money, oldest_at: Nullable(Time), overdue: Type.Boolean() }),
});
export type PayOffReply = Static<typeof PayOffReply>;
