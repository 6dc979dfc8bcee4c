import { type Static, Type } from 'typebox';
import { Id, Money, Nullable, PageOf, Time } from './common.ts';
import { REASON_LENGTH, SEARCH_LENGTH } from './limits.ts';
import { OrderParty } from './orders.ts';
import { Withdrawal, WithdrawalListQuery, WithdrawalStatus } from './withdrawals.ts';

// What administrators see and decide of withdrawals; what their owners send is in withdrawals.ts.

/** GET accounts/admin/withdrawal-requests/: `q` searches the holder's name, the mail address of who asked and the account. */
export const WithdrawalRequestQuery = Type.Object({
  ...WithdrawalListQuery.properties,
  q: Type.Optional(Type.String({ maxLength: SEARCH_LENGTH })),
});
export type WithdrawalRequestQuery = Static<typeof WithdrawalRequestQuery>;

/** What is known about the bank account of a request. */
const WithdrawalAccount = Type.Object({
  /** The check digits of the number are right. */
  valid: Type.Boolean(),
  /** Name of the bank; null when the number does not tell. */
  bank: Nullable(Type.String()),
  /** Whether it is the verified account of the company; null for a person, whose account nobody verifies. */
  verified: Nullable(Type.Boolean()),
  /** Others who have asked for money on this account, or whose verified account it is; at most three. */
  shared_with: Type.Array(OrderParty),
});
export type WithdrawalAccount = Static<typeof WithdrawalAccount>;

/** The last file of transfers that a withdrawal went into, unless that transfer was declared not sent. */
const WithdrawalFileRef = Type.Object({ id: Id, name: Type.String(), created_at: Time });

/** What an admin may do with a request: the next statuses, and with an approved one also take it or declare its file not sent. */
export const WITHDRAWAL_ACTIONS = ['approved', 'paid', 'rejected', 'take', 'not_sent'] as const;
const WithdrawalAction = Type.Enum(WITHDRAWAL_ACTIONS);
export type WithdrawalAction = (typeof WITHDRAWAL_ACTIONS)[number];

/** The admin who has an approved request in hand: nobody else decides on it. */
const WithdrawalHolder = Type.Object({ id: Id, name: Type.String(), since: Time, is_caller: Type.Boolean() });

/**
 * What an admin should look at before points become money (ADR 90): a reward of one of the seller's first rewarded orders, one that a
 * recent recharge pays for, one above a share of the price, and sides of an order who use one device or one network.
 */
export const WITHDRAWAL_FLAGS = [
  'early_reward',
  'recent_recharge',
  'high_reward',
  'same_device',
  'same_network',
] as const;
const WithdrawalFlag = Type.Enum(WITHDRAWAL_FLAGS);
export type WithdrawalFlag = (typeof WITHDRAWAL_FLAGS)[number];

const Seller = Type.Object({ id: Id, name: Type.String() });

/** Where the points of a request come from, in short. */
const WithdrawalOrigin = Type.Object({
  /** The first three orders, in the order in which their rewards matured. */
  orders: Type.Array(Type.Object({ order_id: Id, number: Type.String(), seller: Seller })),
  order_count: Type.Integer(),
  /** The latest recharge of a seller that is behind these rewards; null without one. */
  newest_recharge_at: Nullable(Time),
  /** Of all orders together. */
  flags: Type.Array(WithdrawalFlag),
});
export type WithdrawalOrigin = Static<typeof WithdrawalOrigin>;

/** A request as shown to the admin: the requesting person, the owner of the points, and the allowed actions. */
export const WithdrawalRequest = Type.Object({
  ...Withdrawal.properties,
  holder: OrderParty,
  requested_by: Type.Object({ id: Id, name: Type.String(), email: Type.String() }),
  /** Null for a broker account. */
  account: Nullable(WithdrawalAccount),
  file: Nullable(WithdrawalFileRef),
  origin: WithdrawalOrigin,
  /** The admin's own, or one of a company that the admin belongs to: another admin decides. */
  is_own: Type.Boolean(),
  /** Null until somebody puts it into a file or takes it. */
  held_by: Nullable(WithdrawalHolder),
  /** None on an own one; on one that another admin has in hand, only to take it. */
  allowed_actions: Type.Array(WithdrawalAction),
});
export type WithdrawalRequest = Static<typeof WithdrawalRequest>;
export const WithdrawalRequestPage = PageOf(WithdrawalRequest);
export type WithdrawalRequestPage = Static<typeof WithdrawalRequestPage>;

/** A reward that a withdrawal pays out, or the part of it. Rewards are paid out in the order in which they matured. */
const WithdrawalSource = Type.Object({
  order_id: Id,
  number: Type.String(),
  offer: Type.String(),
  seller: Seller,
  /** The whole reward of the order in percent of its price; null at a price of 0. */
  reward_percent: Nullable(Type.Integer()),
  /** The recharges of the seller that are behind the reward; both null without one. */
  oldest_recharge_at: Nullable(Time),
  newest_recharge_at: Nullable(Time),
  flags: Type.Array(WithdrawalFlag),
  /** The buyer's half or the referrer's. */
  type: Type.Enum(['BUY', 'NETWORK_BUY'] as const),
  /** The part that this withdrawal takes. */
  amount: Money,
  matured_at: Time,
});
export type WithdrawalSource = Static<typeof WithdrawalSource>;

const WithdrawalEvent = Type.Object({
  at: Time,
  action: Type.Enum(['requested', 'approved', 'paid', 'rejected', 'cancelled', 'taken', 'file', 'not_sent'] as const),
  actor: Type.String(),
  /** The reason of a rejection or of a declaration that a file was not sent, or the name of a file. */
  text: Nullable(Type.String()),
});
export type WithdrawalEvent = Static<typeof WithdrawalEvent>;

/** GET accounts/admin/withdrawal-requests/{id}/ */
export const WithdrawalDetail = Type.Object({
  ...WithdrawalRequest.properties,
  /** In the order in which they matured; at most 100. */
  sources: Type.Array(WithdrawalSource),
  source_count: Type.Integer(),
  /** The part that no source explains, such as corrections without an order. */
  other_amount: Money,
  history: Type.Array(WithdrawalEvent),
});
export type WithdrawalDetail = Static<typeof WithdrawalDetail>;

/**
 * POST accounts/admin/withdrawal-requests/. `rejected_reason` is required with `rejected`, and refused otherwise. `seen_status` is what
 * the admin saw: when it is another one by now, nothing is decided and the answer is `withdrawal_changed`. One in a file for the bank is
 * rejected only after the file was declared not sent: `in_bank_file`.
 */
export const DecideWithdrawalBody = Type.Object({
  id: Id,
  seen_status: WithdrawalStatus,
  status: Type.Enum(['approved', 'paid', 'rejected'] as const),
  rejected_reason: Type.Optional(Type.String({ maxLength: REASON_LENGTH })),
});
export type DecideWithdrawalBody = Static<typeof DecideWithdrawalBody>;

const Ids = Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true });

/** POST accounts/admin/withdrawal-requests/several/: each by itself; a refused one stops no other. All were seen in one status. */
export const DecideWithdrawalsBody = Type.Object({
  ids: Ids,
  seen_status: WithdrawalStatus,
  status: Type.Enum(['approved', 'paid'] as const),
});
export type DecideWithdrawalsBody = Static<typeof DecideWithdrawalsBody>;

/**
 * POST accounts/admin/withdrawal-requests/{id}/take/: an approved request is in the caller's hands from now on. `seen_holder` is the admin
 * whose it was on the page; when it is another one by now, the answer is `withdrawal_changed`.
 */
export const TakeWithdrawalBody = Type.Object({ seen_holder: Nullable(Id) });
export type TakeWithdrawalBody = Static<typeof TakeWithdrawalBody>;

/** The outcome for one of several: the request afterwards, or the code of the refusal. */
export const WithdrawalOutcome = Type.Object({
  id: Id,
  request: Nullable(WithdrawalRequest),
  /** A code of the API's errors. */
  code: Nullable(Type.String()),
});
export type WithdrawalOutcome = Static<typeof WithdrawalOutcome>;
export const DecideWithdrawalsReply = Type.Object({ results: Type.Array(WithdrawalOutcome) });
export type DecideWithdrawalsReply = Static<typeof DecideWithdrawalsReply>;

/**
 * POST accounts/admin/withdrawal-files/: approved withdrawals to bank accounts. One that is in a file already needs `again`,
 * or the answer is `already_exported`.
 */
export const CreateWithdrawalFileBody = Type.Object({ ids: Ids, again: Type.Optional(Type.Boolean()) });
export type CreateWithdrawalFileBody = Static<typeof CreateWithdrawalFileBody>;

/**
 * POST accounts/admin/withdrawal-files/{id}/not-sent/: the bank never made the transfers of this file, or only that of one withdrawal.
 * A whole file with a paid withdrawal was sent: `file_sent`.
 */
export const FileNotSentBody = Type.Object({
  reason: Type.String({ maxLength: REASON_LENGTH }),
  withdrawal_id: Type.Optional(Id),
});
export type FileNotSentBody = Static<typeof FileNotSentBody>;

/** The withdrawals that the declaration frees. */
export const FileNotSentReply = Type.Object({ id: Id, name: Type.String(), withdrawal_ids: Type.Array(Id) });
export type FileNotSentReply = Static<typeof FileNotSentReply>;

export const WithdrawalFile = Type.Object({
  ...WithdrawalFileRef.properties,
  count: Type.Integer(),
  total: Money,
  /** CSV in UTF-8 with a byte order mark: recipient, account, amount, title and currency, separated by semicolons. */
  content: Type.String(),
  /** The admin's own ones, which are not in it: another admin puts them into a file. */
  left_out: Type.Array(Type.Object({ id: Id, recipient: Type.String() })),
});
export type WithdrawalFile = Static<typeof WithdrawalFile>;
