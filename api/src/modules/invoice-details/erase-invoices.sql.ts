import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

/** Copies of the profile on its own side of orders `r`. */
function ownSide({ userId, companyId }: AccountOwner): Sql {
  return companyId
    ? sql`(i.side = 'seller' and r.seller_id = ${companyId}::uuid or i.side = 'buyer' and r.buyer_company_id = ${companyId}::uuid)`
    : sql`i.side = 'buyer' and r.buyer_user_id = ${userId}::uuid and r.buyer_company_id is null`;
}

/**
 * Of a profile that is deleted. A completed order with a NIP has an invoice in the books of the other side, so its copy keeps name, NIP
 * and address; every other copy goes (ADR 135).
 */
export async function eraseInvoiceDetails(tx: Db, owner: AccountOwner): Promise<void> {
  const { userId, companyId } = owner;
  await tx.query(sql`
    delete from invoice_details where user_id is not distinct from ${userId}::uuid and company_id is not distinct from ${companyId}::uuid`);
  await tx.query(sql`
    delete from order_invoices i using orders r where r.id = i.order_id and ${ownSide(owner)} and (r.status <> 'completed' or i.nip is null)`);
  await tx.query(sql`
    update order_invoices i set email = null, phone = null, bank_number = null
    from orders r where r.id = i.order_id and ${ownSide(owner)}`);
}
