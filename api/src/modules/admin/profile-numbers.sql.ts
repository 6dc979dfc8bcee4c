import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import { type Sql, sql } from '../../storage/sql.ts';

const counted = (from: Sql): Sql => sql`(select count(*) from (select 1 ${from} limit ${EXACT_COUNT_LIMIT}) n)`;

/** The columns of ProfileNumbers; `points` in grosze. */
export function profileNumbers({ userId, companyId }: AccountOwner): Sql {
  const isOwner = companyId ? sql`company_id = ${companyId}` : sql`user_id = ${userId}`;
  const orders = companyId
    ? sql`from orders o where o.buyer_company_id = ${companyId}`
    : sql`from orders o where o.buyer_user_id = ${userId} and o.buyer_company_id is null`;
  const sales = companyId
    ? sql`from orders o where o.seller_id = ${companyId}`
    : sql`from company_members m join orders o on o.seller_id = m.company_id where m.user_id = ${userId}`;
  const opinions = companyId
    ? sql`from opinions o where o.author_company_id = ${companyId}`
    : sql`from opinions o where o.author_user_id = ${userId} and o.author_company_id is null`;
  return sql`
    ${counted(orders)} as orders, ${counted(sales)} as sales,
    ${counted(sql`from posts p where p.deleted_at is null
      and p.author_node = (select n.id from network_nodes n where n.${isOwner})`)} as posts,
    ${counted(opinions)} as opinions,
    (select coalesce(sum(a.balance), 0)::bigint from ledger_accounts a
     where a.${isOwner} and a.kind in ('available', 'withdrawable')) as points`;
}

export interface NumbersRow {
  orders: number;
  sales: number;
  posts: number;
  opinions: number;
  points: number;
}
