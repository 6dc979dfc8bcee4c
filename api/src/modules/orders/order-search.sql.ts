import type { OrderExportQuery } from '@wspolnik/contract/orders';
import { patternsOf, wordsOf } from '../../platform/words/like.sql.ts';
import { joinSql, type Sql, sql } from '../../storage/sql.ts';
import { onlyOrder } from './order-list.sql.ts';

/** A number of an order, with or without its letter. */
const NUMBER = /^w?-?\d{1,9}$/i;

/** Midnight in Poland at the beginning of a day. */
export const startOf = (day: Sql): Sql => sql`${day}::timestamp at time zone 'Europe/Warsaw'`;

/** Whether a folded text has the word. */
const has = (column: Sql, word: string): Sql =>
  joinSql(
    patternsOf(word).map((pattern) => sql`${column} like fold_text(${pattern})`),
    ' or ',
  );

/** Names of the other side: of the seller, or of who bought, the company before its person. */
const OTHERS = {
  buyer: (word: string) =>
    sql`exists (select from companies s where s.id = r.seller_id and (${has(sql`s.name_norm`, word)}))`,
  seller: (word: string) => sql`
    case when r.buyer_company_id is not null
      then exists (select from companies b where b.id = r.buyer_company_id and (${has(sql`b.name_norm`, word)}))
      else exists (select from users u where u.id = r.buyer_user_id and (${has(sql`u.name_norm`, word)})) end`,
};

/** Each word is in the title, or in the name of the other side. The orders `r` are those of one side, so no index is needed. */
function matching(text: string, caller: 'buyer' | 'seller'): Sql {
  const found = wordsOf(text).map((word) => sql`(${has(sql`r.title_norm`, word)} or ${OTHERS[caller](word)})`);
  const words = joinSql(found, ' and ');
  return NUMBER.test(text) ? sql`(${onlyOrder(text.replace(/^w?-?/i, 'W-'))} or ${words})` : words;
}

/** Conditions of a side's search, month and offer on an order `r`; none without them. */
export function narrowingOf(
  { q, month, offer_id }: Omit<OrderExportQuery, 'status'>,
  caller: 'buyer' | 'seller',
): Sql[] {
  const text = q?.trim();
  const first = month ? sql`${`${month}-01`}::date` : null;
  return [
    ...(text ? [matching(text, caller)] : []),
    ...(first
      ? [sql`r.created_at >= ${startOf(first)}`, sql`r.created_at < ${startOf(sql`(${first} + interval '1 month')`)}`]
      : []),
    ...(offer_id ? [sql`r.offer_id = ${offer_id}::uuid`] : []),
  ];
}
