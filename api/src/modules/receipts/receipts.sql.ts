import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { SplitAmount } from '../../platform/vat.ts';
import type { Db } from '../../storage/db.ts';
import { json, type Sql, sql } from '../../storage/sql.ts';

/** As it was at the payment. */
export interface ReceiptParty {
  name: string;
  /** Null for a person. */
  nip: string | null;
  /** Street and number; null where it is not known. */
  address: string | null;
  zip_code: string | null;
  city: string | null;
}

/** The paid item. */
export interface ReceiptItem {
  purpose: 'plan' | 'recharge';
  /** Of the plan; absent when it could not be given any more. */
  title?: string;
  title_en?: string;
  /** The period, ISO 8601. */
  starts_at?: string;
  ends_at?: string;
  /** Grosze that the rest of the former plan was worth; 0 for none. */
  credit?: number;
}

export interface NewReceipt extends SplitAmount {
  id: string;
  year: number;
  paymentId: string;
  payer: AccountOwner;
  vatPercent: number | null;
  seller: ReceiptParty;
  item: ReceiptItem;
}

/** Tax number and address of a company as its verification left them. */
const BUYER = ({ userId, companyId }: AccountOwner): Sql =>
  companyId
    ? sql`select json_build_object('name', c.name, 'nip', c.nip, 'address', c.address, 'zip_code', c.zip_code, 'city', c.city)
          from companies c where c.id = ${companyId}`
    : sql`select json_build_object('name', u.first_name || ' ' || u.last_name, 'nip', null, 'address', null, 'zip_code', null,
            'city', null)
          from users u where u.id = ${userId}`;

/**
 * Stores the receipt under the next number of its year. The row of the year stays locked until the transaction ends, so it comes last:
 * other payments wait for their numbers.
 */
export async function insertReceipt(tx: Db, receipt: NewReceipt, now: Date): Promise<void> {
  const { id, year, paymentId, payer, net, vat, gross, vatPercent, seller, item } = receipt;
  await tx.query(sql`
    with taken as (
      insert into receipt_series (year, last_number) values (${year}, 1)
      on conflict (year) do update set last_number = receipt_series.last_number + 1 returning last_number)
    insert into receipts (id, year, number, payment_id, user_id, company_id, issued_at, net, vat, gross, vat_percent, seller,
                          buyer, item)
    select ${id}, ${year}::int, t.last_number, ${paymentId}, ${payer.userId}::uuid, ${payer.companyId}::uuid, ${now}, ${net}, ${vat},
           ${gross}, ${vatPercent}::int, ${json(seller)}, (${BUYER(payer)}), ${json(item)}
    from taken t`);
}

/** Amounts in grosze. */
export interface ReceiptRow extends SplitAmount {
  id: string;
  label: string;
  user_id: string | null;
  company_id: string | null;
  provider: string;
  issued_at: string;
  vat_percent: number | null;
  seller: ReceiptParty;
  buyer: ReceiptParty;
  item: ReceiptItem;
}

const RECEIPT = sql`
  select r.id, r.label, r.user_id, r.company_id, p.provider, f_iso(r.issued_at) as issued_at, r.net, r.vat, r.gross, r.vat_percent, r.seller,
         r.buyer, r.item
  from receipts r join payments p on p.id = r.payment_id`;

export function findReceipt(db: Db, id: string): Promise<ReceiptRow | undefined> {
  return db.one<ReceiptRow>(sql`${RECEIPT} where r.id = ${id}`);
}

/** The receipt, if it is of that company or person. */
export function findReceiptOf(
  db: Db,
  { userId, companyId }: AccountOwner,
  id: string,
): Promise<ReceiptRow | undefined> {
  return db.one<ReceiptRow>(sql`
    ${RECEIPT} where r.id = ${id} and r.user_id is not distinct from ${userId}::uuid
      and r.company_id is not distinct from ${companyId}::uuid`);
}

/** The contract's receipt of the payment `payment`, or null, as JSON. */
export const receiptJson = (payment: Sql): Sql => sql`(
  select json_build_object('id', r.id, 'number', r.label, 'net', f_money(r.net), 'vat', f_money(r.vat), 'vat_percent', r.vat_percent)
  from receipts r where r.payment_id = ${payment})`;

interface Recipient {
  email: string;
  first_name: string;
  locale: 'pl' | 'en';
}

/** The person who paid, or the owners of the company. */
export function selectRecipients(db: Db, { user_id, company_id }: ReceiptRow): Promise<Recipient[]> {
  return db.query<Recipient>(sql`
    select u.email, u.first_name, u.locale from users u
    where u.deleted_at is null and u.disabled_at is null and (u.id = ${user_id}::uuid or exists (
      select 1 from company_members m where m.company_id = ${company_id}::uuid and m.user_id = u.id and m.role = 'owner'))
    order by u.id`);
}
