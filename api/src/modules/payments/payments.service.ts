import type { HistoryPayment, PayData, PaymentPurpose, PaymentState } from '../../contract/payments.ts';
import type { AccountOwner } from '../../platform/account-owner.ts';
import type { Context } from '../../platform/context.ts';
import { isId, newId } from '../../platform/ids.ts';
import { toGrosze, toMoney } from '../../platform/money.ts';
import { invalidField, problem } from '../../platform/problem.ts';
import type { Db } from '../../storage/db.ts';
import {
  countPayments,
  findPayer,
  findPaymentOf,
  insertPayment,
  type PaymentRow,
  selectPayments,
} from './payments.sql.ts';
import { requireProvider } from './providers.ts';

/** Domain §7. */
const EXPIRES_MS = 15 * 60 * 1000;
/** Grosze. Below, the provider's fee consumes the payment; above, people pay by bank transfer and invoice. */
const SMALLEST_RECHARGE = 1_000;
const LARGEST_RECHARGE = 5_000_000;

interface PaymentRequest {
  purpose: PaymentPurpose;
  /** Who gets the points or the plan. */
  accountOwner: AccountOwner;
  /** Who pays. */
  userId: string;
  /** Language of the page that the person pays from; by default the person's own. */
  locale?: 'pl' | 'en' | undefined;
  /** Grosze. */
  amount: number;
  /** The id of the bought plan. */
  reference: string | null;
}

/**
 * Prepares a payment with the provider. It moves nothing; only the provider's signed event does.
 *
 * @throws ApiProblem unavailable when the provider cannot be reached or none is configured
 */
export async function createPayment(
  tx: Db,
  context: Context,
  { purpose, accountOwner, userId, locale: asked, amount, reference }: PaymentRequest,
  now: Date,
): Promise<PayData> {
  const provider = await requireProvider(context);
  const payer = await findPayer(tx, userId);
  if (!payer) throw problem('not_found');
  const id = newId();
  const expiresAt = new Date(now.getTime() + EXPIRES_MS);
  const locale = asked ?? payer.locale;
  const order = { id, purpose, amount, currency: 'PLN', email: payer.email, locale, expiresAt } as const;
  const { redirectUrl, ref } = await provider.create(order);
  const row = {
    id,
    provider: provider.name,
    ref,
    purpose,
    accountOwner,
    createdBy: userId,
    locale,
    amount,
    reference,
    redirectUrl,
    expiresAt,
  };
  await insertPayment(tx, row, now);
  return {
    payment_id: id,
    provider: provider.name,
    redirect_url: redirectUrl,
    amount: toMoney(amount),
    currency: 'PLN',
    expires_at: expiresAt.toISOString(),
  };
}

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
