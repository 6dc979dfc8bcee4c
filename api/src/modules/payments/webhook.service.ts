import type { EventOutcome, PaymentPurpose } from '@wspolnik/contract/payments';
import type { Operator } from '../../platform/config.ts';
import { isId } from '../../platform/ids.ts';
import { toMoney } from '../../platform/money.ts';
import type { Db } from '../../storage/db.ts';
import { notify } from '../notifications/index.ts';
import { announceBalances, ledgerAccount, post, systemAccount } from '../points/index.ts';
import { issueReceipt, type ReceiptItem } from '../receipts/index.ts';
import type { ProviderEvent } from './payment-provider.ts';
import { findOutcome, insertEvent, lockPayment, type PaymentRow, updatePayment } from './payments.sql.ts';

/**
 * clearing.card → available of the company or person. The person who started the payment is notified as well, because they may have left the
 * page before the confirmation.
 */
async function credit(tx: Db, { id, user_id, company_id, amount }: PaymentRow, now: Date): Promise<EventOutcome> {
  const accountOwner = { userId: user_id, companyId: company_id };
  await announceBalances(tx, [accountOwner], now);
  await notify(
    tx,
    { to: accountOwner, kind: 'WalletRecharged', actor: null, params: { points: toMoney(amount) } },
    now,
  );
  await post(tx, {
    key: `recharge:${id}`,
    from: await systemAccount(tx, 'clearing.card'),
    to: await ledgerAccount(tx, accountOwner, 'available'),
    amount,
    type: 'WALLET_RECHARGE',
    status: 'paid_off',
    orderId: null,
    at: now,
  });
  return 'credited';
}

export interface PurchasePayment {
  id: string;
  /** Grosze. */
  amount: number;
  /** The terms of this moment were shown. */
  openedAt: Date;
}

/** The item that a payment has bought, for its receipt. */
export interface Bought {
  title: string;
  title_en: string;
  starts_at: Date;
  ends_at: Date;
  /** Grosze that were paid before and are part of it. */
  credit: number;
}

/** Gives a company what it paid for, such as a plan by its id; null when that, or the company, is deleted. */
type Purchase = (
  tx: Db,
  companyId: string,
  reference: string,
  payment: PurchasePayment,
  now: Date,
) => Promise<Bought | null>;

/** Goods other than points that a payment can buy. The modules that sell it use this one, so the list of modules names them. */
export type Purchases = Record<Exclude<PaymentPurpose, 'recharge'>, Purchase>;

async function activate(
  tx: Db,
  purchase: Purchase,
  { id, company_id, reference, amount, created_at }: PaymentRow,
  now: Date,
): Promise<Bought | null> {
  const payment = { id, amount, openedAt: new Date(created_at) };
  return company_id && reference ? purchase(tx, company_id, reference, payment, now) : null;
}

const itemOf = ({ starts_at, ends_at, ...bought }: Bought): ReceiptItem => ({
  purpose: 'plan',
  ...bought,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
});

interface Incoming {
  provider: string;
  event: ProviderEvent;
  purchases: Purchases;
  /** Whose name receipts bear. */
  operator: Operator | null;
}

async function succeed(
  tx: Db,
  payment: PaymentRow,
  { event, purchases, operator }: Incoming,
  now: Date,
): Promise<EventOutcome> {
  if (payment.status === 'succeeded') return 'already_succeeded';
  if (event.amount !== payment.amount || event.currency !== payment.currency) return 'amount_mismatch';
  // Also when it was canceled or has expired: the money has arrived, and nobody else would return it.
  await updatePayment(tx, payment.id, 'succeeded', now);
  const { id, purpose, amount, user_id: userId, company_id: companyId } = payment;
  const paid = { id, amount, payer: { userId, companyId } };
  if (purpose === 'recharge') {
    const outcome = await credit(tx, payment, now);
    await issueReceipt(tx, operator, { ...paid, item: { purpose } }, now);
    return outcome;
  }
  const bought = await activate(tx, purchases[purpose], payment, now);
  await issueReceipt(tx, operator, { ...paid, item: bought ? itemOf(bought) : { purpose } }, now);
  // The bought item is deleted: the money is recorded, and people decide.
  return bought ? 'activated' : 'not_applied';
}

async function cancel(tx: Db, payment: PaymentRow, now: Date): Promise<EventOutcome> {
  if (payment.status !== 'pending') return payment.status === 'succeeded' ? 'already_succeeded' : 'ignored';
  await updatePayment(tx, payment.id, 'canceled', now);
  return 'canceled';
}

/**
 * Applies a provider's signed event, once per event and once per payment, in any order; refused events are recorded as well.
 * Answers the outcome.
 */
export async function applyEvent(tx: Db, incoming: Incoming, now: Date): Promise<EventOutcome> {
  const { provider, event } = incoming;
  const { paymentId, kind } = event;
  const payment = paymentId && isId(paymentId) ? await lockPayment(tx, paymentId, provider) : undefined;
  const earlier = await findOutcome(tx, provider, event.id);
  if (earlier) return earlier;
  let outcome: EventOutcome = 'ignored';
  if (kind !== 'other' && !payment) outcome = 'unknown_payment';
  else if (payment && kind === 'succeeded') outcome = await succeed(tx, payment, incoming, now);
  else if (payment && kind === 'canceled') outcome = await cancel(tx, payment, now);
  const isNew = await insertEvent(tx, { provider, event, paymentId: payment?.id ?? null, outcome }, now);
  // Without a payment there is no lock to wait for: another process has recorded the same outcome.
  return isNew ? outcome : ((await findOutcome(tx, provider, event.id)) ?? outcome);
}
