import type { HistoryPayment, PaymentState } from '@wspolnik/contract/payments';
import { isId } from '../../platform/ids.ts';
import { toGrosze, toMoney } from '../../platform/money.ts';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { countPayments, findPaymentOf, type PaymentRow, selectPayments } from './payments.sql.ts';

/** Grosze. Below, the provider's fee consumes the payment; above, people pay by bank transfer and invoice. */
const SMALLEST_RECHARGE = 1_000;
const LARGEST_RECHARGE = 5_000_000;

const AMOUNT = /^\d{1,12}\.\d{2}$/;

/**
 * The amount of a recharge in grosze.
 *
 * @throws ApiProblem validation_failed: required, amount, min, max
 */
export function readAmount(text: string | undefined): number {
  const amount = text?.trim();
  if (!amount) throw invalidField('amount', 'required');
  if (!AMOUNT.test(amount)) throw invalidField('amount', 'amount');
  const grosze = toGrosze(amount);
  if (grosze < SMALLEST_RECHARGE) throw invalidField('amount', 'min', { min: toMoney(SMALLEST_RECHARGE) });
  if (grosze > LARGEST_RECHARGE) throw invalidField('amount', 'max', { max: toMoney(LARGEST_RECHARGE) });
  return grosze;
}

export function isExpired({ status, expires_at }: PaymentRow, now: Date): boolean {
  return status === 'pending' && Date.parse(expires_at) <= now.getTime();
}

/**
 * The state of a payment of the person or company; without an id, of the newest.
 *
 * @throws ApiProblem not_found
 */
export async function readPayment(
  db: Db,
  accountOwner: AccountOwner,
  id: string | undefined,
  now: Date,
): Promise<PaymentState> {
  const isForeign = id !== undefined && !isId(id);
  const payment = isForeign ? undefined : await findPaymentOf(db, accountOwner, id ?? null);
  if (!payment) throw problem('not_found');
  return {
    payment_id: payment.id,
    purpose: payment.purpose,
    status: isExpired(payment, now) ? 'expired' : payment.status,
    amount: toMoney(payment.amount),
    currency: payment.currency,
    expires_at: payment.expires_at,
  };
}

/** A page of the owner's payments with their number. Two statements. */
export async function listPayments(
  db: Db,
  accountOwner: AccountOwner,
  { page, limit }: { page: number; limit: number },
  now: Date,
): Promise<{ count: number; results: HistoryPayment[] }> {
  const [count, results] = await Promise.all([
    countPayments(db, accountOwner),
    selectPayments(db, accountOwner, { limit, offset: (page - 1) * limit, now }),
  ]);
  return { count, results };
}
