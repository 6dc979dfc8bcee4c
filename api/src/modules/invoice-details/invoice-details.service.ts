import type { InvoiceDetails, InvoiceDetailsBody, OwnInvoiceDetails } from '@wspolnik/contract/deals';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { type AccountOwner, accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { aboutField, openField, type Vault } from '../../platform/vault/vault.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import * as store from './invoice-details.sql.ts';
import { readInvoiceForm } from './invoice-form.ts';
import {
  type InvoiceSide,
  insertOrderInvoices,
  type OrderInvoiceRow,
  replaceOrderInvoice,
} from './order-invoices.sql.ts';

const OWN = 'invoice_details.bank_number';
const OF_ORDER = 'order_invoices.bank_number';
const PAYOUT = 'payout_accounts.bank_number';

const mayEdit = ({ company }: Identity): boolean => company?.role !== 'member';

function opened(vault: Vault, { sealed_for, stored: _stored, ...details }: store.DetailsRow): InvoiceDetails {
  const { bank_number } = details;
  return { ...details, bank_number: sealed_for && openField(vault, sealed_for.column, sealed_for.id, bank_number) };
}

/** The details of the profile in use. A plain member of a company sees no account. */
export async function readOwnDetails({ db, vault }: Context, caller: Identity): Promise<OwnInvoiceDetails> {
  const owner = accountOwnerOf(caller);
  const [row] = await store.selectDetails(db, [owner]);
  if (!row) throw problem('not_found');
  const may_edit = mayEdit(caller);
  const { name, nip, address, zip_code, city, email, phone, bank_number } = opened(vault, row);
  const details = { name, nip, address, zip_code, city, email, phone, bank_number: may_edit ? bank_number : null };
  const payout = may_edit && !row.stored && !bank_number ? await store.selectPayoutNumber(db, owner) : undefined;
  const suggested_bank_number = payout ? openField(vault, PAYOUT, payout.id, payout.bank_number) : null;
  return { details, stored: row.stored, may_edit, suggested_bank_number };
}

/** Replaces what the profile has stored, checked before. */
export async function saveDetails(
  { vault }: Pick<Context, 'vault'>,
  tx: Db,
  owner: AccountOwner,
  { details, by }: { details: InvoiceDetails; by: string },
  now: Date,
): Promise<void> {
  await store.lockProfile(tx, owner);
  const id = await store.idOfDetails(tx, owner);
  const bank_number = details.bank_number && vault.seal(aboutField(OWN, id), details.bank_number);
  await store.storeDetails(tx, owner, { id, details: { ...details, bank_number }, by }, now);
}

/** @throws ApiProblem forbidden (a plain member of a company), validation_failed, see `readInvoiceForm` */
export async function storeOwnDetails(context: Context, caller: Identity, body: InvoiceDetailsBody): Promise<void> {
  if (!mayEdit(caller)) throw problem('forbidden');
  const details = readInvoiceForm(body, { isCompany: caller.company !== null });
  await context.db.transaction((tx) =>
    saveDetails(context, tx, accountOwnerOf(caller), { details, by: caller.user.id }, context.clock()),
  );
}

function rowOf(vault: Vault, side: InvoiceSide, { bank_number, ...details }: InvoiceDetails) {
  const id = newId();
  return { ...details, id, side, bank_number: bank_number && vault.seal(aboutField(OF_ORDER, id), bank_number) };
}

/** Copies the details of both sides to a new order. The buyer's account is copied only where the buyer has stored it. */
export async function copyDetails(
  { vault }: Pick<Context, 'vault'>,
  tx: Db,
  orderId: string,
  sides: Record<InvoiceSide, AccountOwner>,
): Promise<void> {
  const [seller, buyer] = await store.selectDetails(tx, [sides.seller, sides.buyer]);
  if (!seller || !buyer) throw new Error('a side of an order has no row');
  const ofBuyer = opened(vault, buyer);
  await insertOrderInvoices(tx, orderId, [
    rowOf(vault, 'seller', opened(vault, seller)),
    rowOf(vault, 'buyer', buyer.stored ? ofBuyer : { ...ofBuyer, bank_number: null }),
  ]);
}

/** Corrects one side of an order. */
export async function correctDetails(
  { vault }: Pick<Context, 'vault'>,
  tx: Db,
  orderId: string,
  { side, details }: { side: InvoiceSide; details: InvoiceDetails },
  now: Date,
): Promise<void> {
  await replaceOrderInvoice(tx, orderId, rowOf(vault, side, details), now);
}

/** The details of a side as they are shown. */
export function openOrderInvoice(vault: Vault, row: OrderInvoiceRow): InvoiceDetails {
  const { name, nip, address, zip_code, city, email, phone } = row;
  const bank_number = openField(vault, OF_ORDER, row.id, row.bank_number);
  return { name, nip, address, zip_code, city, email, phone, bank_number };
}
