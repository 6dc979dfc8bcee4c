import { type Static, Type } from 'typebox';
import { Id, Money, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { OrderParty } from './orders.ts';

export const WITHDRAWAL_STATUSES = ['requested', 'approved', 'paid', 'rejected'] as const;
export const WithdrawalStatus = Type.Enum(WITHDRAWAL_STATUSES);
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** POST payment/requestwithdrawal/: exactly one of `bank_number` (26 digits) and `broker_account`. */
export const RequestWithdrawalBody = Type.Object({
  amount: Money,
  bank_number: Type.Optional(Type.String({ maxLength: 60 })),
  broker_account: Type.Optional(Type.String({ maxLength: 60 })),
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

/** A request as shown to the admin: the requesting person, the owner of the points, and the allowed actions. */
export const WithdrawalRequest = Type.Object({
  ...Withdrawal.properties,
  holder: OrderParty,
  requested_by: Type.Object({ id: Id, name: Type.String(), email: Type.String() }),
  allowed_actions: Type.Array(WithdrawalStatus),
});
export type WithdrawalRequest = Static<typeof WithdrawalRequest>;
export const WithdrawalRequestPage = PageOf(WithdrawalRequest);
export type WithdrawalRequestPage = Static<typeof WithdrawalRequestPage>;

/** POST accounts/admin/withdrawal-requests/. `rejected_reason` is required with `rejected`, and refused otherwise. */
export const DecideWithdrawalBody = Type.Object({
  id: Id,
  status: Type.Enum(['approved', 'paid', 'rejected'] as const),
  rejected_reason: Type.Optional(Type.String({ maxLength: 1000 })),
});
export type DecideWithdrawalBody = Static<typeof DecideWithdrawalBody>;
