import type { InvoiceDetails } from '@wspolnik/contract/deals';
import type { Db } from '../../storage/db.ts';
import { joinSql, sql } from '../../storage/sql.ts';

export type InvoiceSide = 'seller' | 'buyer';

/** One side of an order; the account number is encrypted for `id`. */
export interface OrderInvoiceRow extends InvoiceDetails {
  id: string;
  side: InvoiceSide;
  /** ISO 8601. */
  corrected_at: string | null;
}

export async function insertOrderInvoices(
  tx: Db,
  orderId: string,
  rows: readonly Omit<OrderInvoiceRow, 'corrected_at'>[],
): Promise<void> {
  const values = rows.map(
    ({ id, side, name, nip, address, zip_code, city, email, phone, bank_number }) =>
      sql`(${id}::uuid, ${orderId}::uuid, ${side}, ${name}, ${nip}, ${address}, ${zip_code}, ${city}, ${email}, ${phone}, ${bank_number})`,
  );
  await tx.query(sql`
    insert into order_invoices (id, order_id, side, name, nip, address, zip_code, city, email, phone, bank_number)
    values ${joinSql(values, ', ')}`);
}

export function selectOrderInvoices(db: Db, orderId: string): Promise<OrderInvoiceRow[]> {
  return db.query<OrderInvoiceRow>(sql`
    select i.id, i.side, i.name, i.nip, i.address, i.zip_code, i.city, i.email, i.phone, i.bank_number,
           f_iso(i.corrected_at) as corrected_at
    from order_invoices i where i.order_id = ${orderId}`);
}

/** In place of the side's row, if it has one: an account number opens only in the row that it was encrypted for. */
export async function replaceOrderInvoice(
  tx: Db,
  orderId: string,
  row: Omit<OrderInvoiceRow, 'corrected_at'>,
  now: Date,
): Promise<void> {
  await tx.query(sql`delete from order_invoices where order_id = ${orderId} and side = ${row.side}`);
  await insertOrderInvoices(tx, orderId, [row]);
  await tx.query(sql`update order_invoices set corrected_at = ${now} where id = ${row.id}`);
}
