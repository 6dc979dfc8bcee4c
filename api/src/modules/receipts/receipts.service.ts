import type { PaymentPurpose } from '@wspolnik/contract/payments';
import type { Operator } from '../../platform/config.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import { splitGross, VAT_PERCENT } from '../../platform/vat.ts';
import type { Db } from '../../storage/db.ts';
import { insertReceipt, type ReceiptItem, type ReceiptParty } from './receipts.sql.ts';

export const MAIL_RECEIPT = 'receipts.mail';

/** Outside production there may be none. */
const NOBODY: ReceiptParty = { name: 'Operator testowy', nip: null, address: null, zip_code: null, city: null };

const sellerOf = (operator: Operator | null): ReceiptParty =>
  operator ? { ...NOBODY, name: operator.name, nip: operator.nip, address: operator.address } : NOBODY;

/** Recharged points are a voucher for what is not known yet: VAT is due on what they pay for, not on them (ADR 98). */
const TAXED: Record<PaymentPurpose, boolean> = { plan: true, recharge: false };

/** The calendar year in Poland. */
const yearOf = (at: Date) => Number(at.toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' }).slice(0, 4));

interface PaidPayment {
  id: string;
  payer: AccountOwner;
  /** Grosze. */
  amount: number;
  item: ReceiptItem;
}

/** Stores the receipt of a payment that has succeeded, as the last step of its transaction: other payments wait for their numbers. */
export async function storeReceipt(
  tx: Db,
  operator: Operator | null,
  { receiptId: id = newId(), id: paymentId, payer, amount, item }: PaidPayment & { receiptId?: string },
  now: Date,
): Promise<void> {
  const isTaxed = TAXED[item.purpose];
  const split = isTaxed ? splitGross(amount) : { net: amount, vat: 0, gross: amount };
  const vatPercent = isTaxed ? VAT_PERCENT : null;
  const seller = sellerOf(operator);
  await insertReceipt(tx, { id, year: yearOf(now), paymentId, payer, ...split, vatPercent, seller, item }, now);
}

/** The same, and a job mails it. */
export async function issueReceipt(tx: Db, operator: Operator | null, paid: PaidPayment, now: Date): Promise<void> {
  const id = newId();
  await enqueueJob(tx, { kind: MAIL_RECEIPT, key: `${MAIL_RECEIPT}:${id}`, payload: { id }, runAt: now });
  await storeReceipt(tx, operator, { ...paid, receiptId: id }, now);
}
