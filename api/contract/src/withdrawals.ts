import { type Static, Type } from 'typebox';
import { Id, Money, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { TaxFields } from './tax-data.ts';

export const WITHDRAWAL_STATUSES = ['requested', 'approved', 'paid', 'rejected', 'cancelled'] as const;
export const WithdrawalStatus = Type.Enum(WITHDRAWAL_STATUSES);
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** POST payment/payout-accounts/: exactly one of `bank_number` (26 digits) and `broker_account`. */
export const AddPayoutAccountBody = Type.Object({
  bank_number: Type.Optional(Type.String({ maxLength: 60 })),
  broker_account: Type.Optional(Type.String({ maxLength: 60 })),
});
export type AddPayoutAccountBody = Static<typeof AddPayoutAccountBody>;

/** An account that withdrawals may go to, from 24 hours after it was added. */
export const PayoutAccount = Type.Object({
  id: Id,
  bank_number: Nullable(Type.String()),
  broker_account: Nullable(Type.String()),
  /** Name of the bank; null when the number does not tell. */
  bank: Nullable(Type.String()),
  added_at: Time,
  usable_at: Time,
});
export type PayoutAccount = Static<typeof PayoutAccount>;
export const PayoutAccounts = Type.Object({ results: Type.Array(PayoutAccount) });
export type PayoutAccounts = Static<typeof PayoutAccounts>;

/**
 * POST payment/requestwithdrawal/: exactly one of `bank_number` (26 digits) and `broker_account`, which is among the payout
 * accounts and usable by now. With the header `Confirmation` of accounts/confirm/. A person whose withdrawals of the year reach
 * `TAX_DATA_FROM` with this one, and who has given no tax data for the year, sends them too; otherwise they are not looked at.
 */
export const RequestWithdrawalBody = Type.Object({
  amount: Money,
  bank_number: Type.Optional(Type.String({ maxLength: 60 })),
  broker_account: Type.Optional(Type.String({ maxLength: 60 })),
  ...Type.Partial(TaxFields).properties,
});
export type RequestWithdrawalBody = Static<typeof RequestWithdrawalBody>;

export const Withdrawal = Type.Object({
  id: Id,
  created_at: Time,
  amount: Money,
  bank_number: Nullable(Type.String()),
  broker_account: Nullable(Type.String()),
  status: WithdrawalStatus,
  rejected_reason: Nullable(Type.String()),
  decided_at: Nullable(Time),
});
export type Withdrawal = Static<typeof Withdrawal>;
export const WithdrawalPage = PageOf(Withdrawal);
export type WithdrawalPage = Static<typeof WithdrawalPage>;

export const WithdrawalListQuery = Type.Object({
  ...PageQuery.properties,
  status: Type.Optional(Type.String({ maxLength: 200 })),
});
export type WithdrawalListQuery = Static<typeof WithdrawalListQuery>;
