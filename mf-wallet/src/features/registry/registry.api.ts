import type {
  BalanceHistory,
  PayData,
  PaymentState,
  PayOffReply,
  RequestWithdrawalBody,
  WalletExport,
  WalletPage,
  Withdrawal,
  WithdrawalPage,
} from '@wspolnik/api/contract';
import { getJSON, sendJSON, withQuery } from '@wspolnik/shared-auth';
import type { Locale } from '@wspolnik/shared-ui';
import type { ProfileKey } from '../../lib/swr-keys.ts';

export const listRegistry = ([path]: ProfileKey) => getJSON<WalletPage>(path);

export const getBalanceHistory = ([path]: ProfileKey) => getJSON<BalanceHistory>(path);

export const listWithdrawals = ([path]: ProfileKey) => getJSON<WithdrawalPage>(path);

export const getPayment = ([path]: ProfileKey) => getJSON<PaymentState>(path);

/** Every row of the filter, newest first; at most 10 000. */
export const exportRegistry = (points_type: string | undefined) =>
  getJSON<WalletExport>(withQuery('wallet-history/export/', { points_type }));

/** Prepares a payment of `amount` zł, such as `100.00`, that comes back to a page in `lang`; moves nothing. */
export const prepareRecharge = (amount: string, lang: Locale) =>
  getJSON<PayData>(withQuery('payment/pay-data-for-front/', { amount, lang }));

/** Answers 422 `insufficient_points`, or `validation_failed` with `amount`, `bank_number`, `broker_account`. */
export const requestWithdrawal = (json: RequestWithdrawalBody, idempotencyKey: string) =>
  sendJSON<Withdrawal>('POST', 'payment/requestwithdrawal/', { json, idempotencyKey });

/** Settles the oldest due rewards that the balance covers; 422 `insufficient_points` when it covers none. */
export const settleDues = (idempotencyKey: string) =>
  sendJSON<PayOffReply>('POST', 'pay-event-off/', { idempotencyKey });
