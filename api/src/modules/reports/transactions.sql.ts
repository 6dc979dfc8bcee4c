import type { TransactionListQuery } from '../../contract/transactions.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { onlyOrder } from '../orders/order-list.sql.ts';

const NUMBER = /^w-?\d{1,9}$/i;

/** Finds the folded words anywhere in the title and in the names of both sides. */
function matching(text: string): Sql {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(
    fold_text(r.offer_title) like fold_text(${pattern})
    or exists (select 1 from companies q where q.id in (r.seller_id, r.buyer_company_id) and q.name_norm like fold_text(${pattern}))
    or exists (select 1 from users q where q.id = r.buyer_user_id and q.name_norm like fold_text(${pattern})))`;
}

/** Conditions of the admin's filters on an order `r`. Dates are days in Poland, both inclusive. */
export function transactionConditions({ q, seller, buyer, date_from, date_to }: TransactionListQuery): Sql[] {
  const text = q?.trim();
  const conditions: Sql[] = [];
  if (text) conditions.push(NUMBER.test(text) ? onlyOrder(text) : matching(text));
  if (seller) conditions.push(sql`r.seller_id = ${seller}::uuid`);
  if (buyer) {
    conditions.push(
      sql`(r.buyer_company_id = ${buyer}::uuid or (r.buyer_user_id = ${buyer}::uuid and r.buyer_company_id is null))`,
    );
  }
  if (date_from) conditions.push(sql`r.created_at >= ${date_from}::date::timestamp at time zone 'Europe/Warsaw'`);
  if (date_to) conditions.push(sql`r.created_at < (${date_to}::date + 1)::timestamp at time zone 'Europe/Warsaw'`);
  return conditions;
}
