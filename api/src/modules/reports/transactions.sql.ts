import type { TransactionListQuery } from '@wspolnik/contract/transactions';
import { isId } from '../../platform/ids.ts';
import { patternsOf } from '../../platform/words/like.sql.ts';
import { joinSql, plannedByValue, type Sql, sql } from '../../storage/sql.ts';
import { onlyOrder } from '../orders/index.ts';

const NUMBER = /^w-?\d{1,9}$/i;

/** A name that more than so many have narrows nothing down. */
const MOST_NAMED = 50;

/**
 * Finds the folded words in the title and in the names of both sides. Each has its own index: orders_title_search,
 * companies_name_search and users_name_search.
 */
function matching(text: string): Sql {
  const like = (column: Sql): Sql =>
    joinSql(
      patternsOf(text).map((pattern) => sql`${column} like fold_text(${pattern})`),
      ' or ',
    );
  const companies = sql`array(select q.id from companies q where ${like(sql`q.name_norm`)} limit ${MOST_NAMED})`;
  const people = sql`array(select q.id from users q where ${like(sql`q.name_norm`)} limit ${MOST_NAMED})`;
  return plannedByValue(sql`(
    ${like(sql`r.title_norm`)} or r.seller_id = any(${companies}) or r.buyer_company_id = any(${companies})
    or r.buyer_user_id = any(${people}))`);
}

/** Conditions of the admin's filters on an order `r`. Dates are days in Poland, both inclusive. */
export function transactionConditions({ q, seller, buyer, date_from, date_to }: TransactionListQuery): Sql[] {
  const text = q?.trim();
  const conditions: Sql[] = [];
  if (text && isId(text)) conditions.push(sql`r.id = ${text}::uuid`);
  else if (text) conditions.push(NUMBER.test(text) ? onlyOrder(text) : matching(text));
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
