import type {
  AddPayoutAccountBody,
  PayData,
  PayOffReply,
  PayoutAccount,
  RequestWithdrawalBody,
  TaxData,
  TaxDataBody,
  WalletExport,
  Withdrawal,
} from '@wspolnik/contract';
import { getJSON, sendJSON, withQuery } from '@wspolnik/shared-auth';
import type { Locale } from '@wspolnik/system';

/** The rows of the filter, newest first, at most 10 000; `month` is `2026-11`. */
export const exportHistory = (filter: { points_type: string | undefined; month: string | undefined }) =>
  getJSON<WalletExport>(withQuery('wallet-history/export/', filter));

/**
 * Prepares a payment of `amount` zł, such as `100.00`, that returns to a page in `lang`. The balance does not change
 * yet.
 */
export const prepareRecharge = (amount: string, lang: Locale) =>
  getJSON<PayData>(withQuery('payment/pay-data-for-front/', { amount, lang }));

/**
 * `confirmation` comes of `useConfirmation`. Fails with 422 `insufficient_points`, with `validation_failed` where tax data are missing, and
 * with 409 `account_waiting`, `account_not_added`.
 */
export const requestWithdrawal = (json: RequestWithdrawalBody, confirmation: string, idempotencyKey: string) =>
  sendJSON<Withdrawal>('POST', 'payment/requestwithdrawal/', { json, confirmation, idempotencyKey });

/** Its points return at once; fails with 409 `withdrawal_changed` when an admin has decided about it. */
export const cancelWithdrawal = (id: string) => sendJSON<Withdrawal>('POST', `payment/withdrawals/${id}/cancel/`);

/** Fails with 409 `tax_data_reported` when the yearly file was made. */
export const saveTaxData = (json: TaxDataBody, confirmation: string, idempotencyKey: string) =>
  sendJSON<TaxData>('PUT', 'payment/tax-data/', { json, confirmation, idempotencyKey });

/** The account can be used 24 hours later; fails with `validation_failed`, `limit_reached`, `throttled`. */
export const addPayoutAccount = (json: AddPayoutAccountBody) =>
  sendJSON<PayoutAccount>('POST', 'payment/payout-accounts/', { json });

export const removePayoutAccount = (id: string) => sendJSON<void>('DELETE', `payment/payout-accounts/${id}/`);

/** Settles the oldest pending rewards that the balance covers; fails with 422 `insufficient_points` when it covers none. */
export const settlePendingRewards = (idempotencyKey: string) =>
  sendJSON<PayOffReply>('POST', 'pay-event-off/', { idempotencyKey });
