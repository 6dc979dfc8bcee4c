import type { PayData, PayOffReply, RequestWithdrawalBody, WalletExport, Withdrawal } from '@wspolnik/api/contract';
import { getJSON, sendJSON, withQuery } from '@wspolnik/shared-auth';
import type { Locale } from '@wspolnik/shared-ui';

/** All rows of the filter, newest first; at most 10 000. */
export const exportRegistry = (points_type: string | undefined) =>
  getJSON<WalletExport>(withQuery('wallet-history/export/', { points_type }));

/**
 * Prepares a payment of `amount` zł, such as `100.00`, that returns to a page in `lang`. The balance does not change
 * yet.
 */
export const prepareRecharge = (amount: string, lang: Locale) =>
  getJSON<PayData>(withQuery('payment/pay-data-for-front/', { amount, lang }));

/** Fails with 422 `insufficient_points`, or `validation_failed` for `amount`, `bank_number`, `broker_account`. */
export const requestWithdrawal = (json: RequestWithdrawalBody, idempotencyKey: string) =>
  sendJSON<Withdrawal>('POST', 'payment/requestwithdrawal/', { json, idempotencyKey });

/** Settles the oldest pending rewards that the balance covers; fails with 422 `insufficient_points` when it covers none. */
export const settleDueRewards = (idempotencyKey: string) =>
  sendJSON<PayOffReply>('POST', 'pay-event-off/', { idempotencyKey });
