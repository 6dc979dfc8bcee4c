import type { Order, OrderStatus } from '../../contract/orders.ts';
import type { Identity } from '../../platform/identity.ts';
import type { Db } from '../../storage/db.ts';
import { emptySql, joinSql, type Sql, sql } from '../../storage/sql.ts';
import { COMPANY_SUMMARY, firstImage } from '../offers/offer-card.sql.ts';
import type { OrderRow } from './orders.sql.ts';

/** The contract's order without `allowed_actions`, which depend on the caller, and what decides them. */
export interface OrderView extends OrderRow {
  view: Omit<Order, 'allowed_actions'>;
}

const BUYER = sql`case when b.id is null
  then json_build_object('id', u.id, 'type', 'user', 'name', u.first_name || ' ' || u.last_name, 'thumbnail', u.thumbnail)
  else json_build_object('id', b.id, 'type', 'company', 'name', b.name, 'thumbnail', b.thumbnail) end`;

const HISTORY = sql`(
  select coalesce(json_agg(json_build_object(
    'at', f_iso(e.at), 'status', e.status, 'action', e.action,
    'actor', coalesce(ec.name, eu.first_name || ' ' || eu.last_name), 'reason', e.reason) order by e.id), '[]')
  from order_events e
  left join companies ec on ec.id = e.actor_company_id left join users eu on eu.id = e.actor_user_id
  where e.order_id = r.id)`;

/** The odd grosz is the buyer's (domain §3). */
const VIEW = sql`json_build_object(
  'id', r.id, 'number', 'W-' || lpad(r.number::text, 6, '0'), 'status', r.status, 'created_at', f_iso(r.created_at),
  'offer', json_build_object('id', r.offer_id, 'title', r.offer_title, 'image', ${firstImage(sql`r.offer_id`)}),
  'price', f_money(r.price), 'reward_total', f_money(r.reward), 'reward_buyer', f_money(r.reward - r.reward / 2),
  'reward_frozen', not exists (select 1 from reward_dues d where d.order_id = r.id and d.settled_at is null),
  'buyer', ${BUYER}, 'seller', ${COMPANY_SUMMARY}, 'rejected_reason', r.rejected_reason, 'history', ${HISTORY})`;

function selectViews(page: Sql): Sql {
  return sql`
    select ${VIEW} as view, r.id, r.seller_id, r.buyer_user_id, r.buyer_company_id, r.reward, r.status
    from (${page}) page join orders r on r.id = page.id
    join companies c on c.id = r.seller_id join users u on u.id = r.buyer_user_id
    left join companies b on b.id = r.buyer_company_id
    order by r.created_at desc, r.id desc`;
}

/** Orders of the caller: of the company it acts as, else those it placed as a person. */
export function boughtBy({ user, company }: Identity): Sql {
  return company
    ? sql`r.buyer_company_id = ${company.id}::uuid`
    : sql`r.buyer_user_id = ${user.id}::uuid and r.buyer_company_id is null`;
}

export function soldBy(companyId: string): Sql {
  return sql`r.seller_id = ${companyId}::uuid`;
}

export interface OrderSelection {
  whose: Sql;
  statuses: readonly OrderStatus[];
  /** An id or a number as people say it, `W-000123`. */
  only: string | undefined;
  page: number;
  limit: number;
}

function onlyOrder(text: string): Sql {
  const number = /^w-?0*(\d{1,9})$/i.exec(text)?.[1];
  // As text: what is no id finds nothing instead of failing.
  return number ? sql`r.number = ${Number(number)}::int` : sql`r.id::text = ${text.toLowerCase()}`;
}

export async function selectOrders(db: Db, { whose, statuses, only, page, limit }: OrderSelection) {
  const conditions = [whose];
  if (statuses.length > 0) conditions.push(sql`r.status = any(${statuses}::text[])`);
  if (only) conditions.push(onlyOrder(only));
  const where = joinSql(conditions, ' and ');
  const offset = page > 1 ? sql`offset ${(page - 1) * limit}::int` : emptySql;
  const orders = await db.query<OrderView>(
    selectViews(sql`
    select r.id from orders r where ${where} order by r.created_at desc, r.id desc limit ${limit}::int ${offset}`),
  );
  const row = await db.one<{ count: number }>(sql`select count(*)::int as count from orders r where ${where}`);
  return { orders, count: row?.count ?? 0 };
}

export async function selectOrder(db: Db, id: string): Promise<OrderView> {
  const order = await db.one<OrderView>(selectViews(sql`select ${id}::uuid as id`));
  if (!order) throw new Error(`order ${id} vanished`);
  return order;
}
