import type { Order, OrderDocument, OrderReport, OrderStatus } from '@wspolnik/contract/orders';
import type { SentDocument } from '@wspolnik/contract/sent-documents';
import { fileState } from '../../platform/files/stored-documents.sql.ts';
import { cappedCount, countLimit } from '../../platform/paging.ts';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { emptySql, joinSql, type Sql, sql } from '../../storage/sql.ts';
import { COMPANY_SUMMARY } from '../companies/index.ts';
import { firstImage } from '../offers/index.ts';
import { orderNumber } from '../points/index.ts';
import { ORDER_ROW, type OrderRow } from './orders.sql.ts';

/** Fields that depend on the caller or the time are added in `toOrder`. */
type Computed =
  | 'overdue'
  | 'allowed_actions'
  | 'documents'
  | 'report'
  | 'resubmissions_left'
  | 'cancels_at'
  | 'matures_at';

interface StoredFile {
  file_key: string;
  mime: string;
}

export type DocumentRow = Omit<OrderDocument, 'url' | 'kind'> & StoredFile;
export type SentDocumentRow = Omit<SentDocument, 'url' | 'kind'> & StoredFile;

/** The statements of both sides, with the rows of the answer's documents. */
export interface ReportRow extends Omit<OrderReport, 'answer_until' | 'documents'> {
  documents: SentDocumentRow[];
}

/** The contract's order as far as SQL builds it, with the columns for the rest. */
export interface OrderView extends OrderRow {
  view: Omit<Order, Computed>;
  documents: DocumentRow[];
  report: ReportRow | null;
  /** Of a selection with a reader. */
  unread_messages?: number;
}

/** The contract's `OrderParty`: the company if there is one. */
export function party(user: 'u' | 'ru', company: 'b' | 'rb'): Sql {
  const person = { u: sql`u`, ru: sql`ru` }[user];
  const firm = { b: sql`b`, rb: sql`rb` }[company];
  return sql`case
    when ${firm}.id is not null then json_build_object(
      'id', ${firm}.id, 'type', 'company', 'name', ${firm}.name, 'thumbnail', ${firm}.thumbnail)
    when ${person}.id is not null then json_build_object('id', ${person}.id, 'type', 'user',
      'name', ${person}.first_name || ' ' || ${person}.last_name, 'thumbnail', ${person}.thumbnail) end`;
}

const HISTORY = sql`(
  select coalesce(json_agg(json_build_object(
    'at', f_iso(e.at), 'status', e.status, 'action', e.action,
    'actor', coalesce(ec.name, eu.first_name || ' ' || eu.last_name), 'reason', e.reason,
    'seller_reason', e.reason_seller, 'day', e.day) order by e.id), '[]')
  from order_events e
  left join companies ec on ec.id = e.actor_company_id left join users eu on eu.id = e.actor_user_id
  where e.order_id = r.id)`;

const DOCUMENTS = sql`(
  select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'size', d.size, 'created_at', f_iso(d.created_at),
                                             'submitted', d.submitted,
                                             'file_key', d.file_key, 'mime', d.mime, 'state', ${fileState(sql`d.file_key`)})
                            order by d.id), '[]')
  from order_documents d where d.order_id = r.id)`;

/** Documents of the seller's answer to the report `p`. */
export const ANSWER_DOCUMENTS = sql`(
  select coalesce(json_agg(json_build_object(
    'id', d.id, 'name', d.name, 'size', d.size, 'created_at', f_iso(d.created_at), 'file_key', d.file_key, 'mime', d.mime,
    'state', ${fileState(sql`d.file_key`)}) order by d.id), '[]')
  from order_report_documents d where d.report_id = p.id)`;

/** The latest report is the open one, if any is: an order is reported again only after a decision. */
const REPORT = sql`(
  select json_build_object(
    'created_at', f_iso(p.created_at), 'reason', p.reason, 'answer', p.answer, 'answered_at', f_iso(p.answered_at),
    'documents', ${ANSWER_DOCUMENTS})
  from order_reports p where p.order_id = r.id order by p.created_at desc, p.id desc limit 1)`;

const INFOS = sql`(
  select coalesce(json_agg(json_build_object('id', i.id, 'text', i.text, 'submitted', i.submitted, 'created_at', f_iso(i.created_at)) order by i.id), '[]')
  from order_infos i where i.order_id = r.id)`;

/** The number of the order `r` as people say it on the phone. */
export const ORDER_NUMBER = orderNumber(sql`r.number`);

const VIEW = sql`json_build_object(
  'id', r.id, 'number', ${ORDER_NUMBER}, 'status', r.status,
  'status_since', f_iso(r.status_since), 'created_at', f_iso(r.created_at),
  'offer', json_build_object('id', r.offer_id, 'title', r.offer_title, 'image', ${firstImage(sql`r.offer_id`)}),
  'price', f_money(r.price), 'price_net', f_money(f_net(r.price, r.vat_rate)), 'vat_rate', r.vat_rate,
  'due_on', r.due_on, 'paid_on', r.paid_on,
  'reward_total', f_money(r.reward), 'reward_buyer', f_money(r.reward_buyer), 'reward_network', f_money(r.reward_network),
  'reward_frozen', not exists (select 1 from reward_dues d where d.order_id = r.id and d.settled_at is null),
  'buyer', ${party('u', 'b')}, 'seller', ${COMPANY_SUMMARY}, 'referrer', ${party('ru', 'rb')},
  'rejected_reason', r.rejected_reason, 'deliver_on', r.deliver_on, 'infos', ${INFOS}, 'history', ${HISTORY})`;

/** Messages about the order `r` that the profile has not read. Relies on messages_order. */
const unreadBy = ({ userId, companyId }: AccountOwner): Sql => sql`(
  select count(*)::int from messages m
  join message_sides s on s.thread_id = m.thread_id and s.side <> m.side and s.read_number < m.number
  where m.order_id = r.id and not m.withheld and coalesce(s.user_id, s.company_id) = ${companyId ?? userId}::uuid)`;

/** `orders` selects them as `r`. */
function selectViews(orders: Sql, reader?: AccountOwner): Sql {
  const unread = reader ? sql`, ${unreadBy(reader)} as unread_messages` : emptySql;
  return sql`
    select ${VIEW} as view, ${DOCUMENTS} as documents, ${REPORT} as report, ${ORDER_ROW} ${unread}
    from ${orders}
    join companies c on c.id = r.seller_id join users u on u.id = r.buyer_user_id
    left join companies b on b.id = r.buyer_company_id
    left join users ru on ru.id = r.referrer_user_id left join companies rb on rb.id = r.referrer_company_id`;
}

/** Orders of the caller: of the company in use, else those placed as a person. */
export function boughtBy({ user, company }: Identity): Sql {
  return company
    ? sql`r.buyer_company_id = ${company.id}::uuid`
    : sql`r.buyer_user_id = ${user.id}::uuid and r.buyer_company_id is null`;
}

export function soldBy(companyId: string): Sql {
  return sql`r.seller_id = ${companyId}::uuid`;
}

export interface OrderSelection {
  /** The order `r` must meet all of them. */
  conditions: readonly Sql[];
  /** Every status when it is empty. */
  statuses: readonly OrderStatus[];
  /** Beside the statuses, reported orders without an answer of the seller. */
  awaitingAnswer?: boolean;
  /** Those with the nearest day of delivery first, instead of the newest. */
  byDelivery?: boolean;
  /** Words among the conditions. */
  q?: string | undefined;
  reader?: AccountOwner;
  page: number;
  limit: number;
}

/** Finds by an id, or by a number as people say it, `W-000123`. */
export function onlyOrder(text: string): Sql {
  const number = /^w-?0*(\d{1,9})$/i.exec(text)?.[1];
  // Compared as text: a malformed id finds nothing instead of failing.
  return number ? sql`r.number = ${Number(number)}::int` : sql`r.id::text = ${text.toLowerCase()}`;
}

/** Only from the indexes of a side's list. */
export function inStatuses({ statuses, awaitingAnswer }: Pick<OrderSelection, 'statuses' | 'awaitingAnswer'>): Sql {
  const chosen = sql`r.status = any(${statuses}::text[])`;
  return awaitingAnswer ? sql`(${chosen} or r.awaits_answer)` : chosen;
}

/** Newest first, unless by delivery. The count is exact up to a limit. */
export async function selectOrders(db: Db, selection: OrderSelection) {
  const { conditions, q, page, limit, byDelivery, reader, ...chosen } = selection;
  const all = chosen.statuses.length > 0 ? [...conditions, inStatuses(chosen)] : conditions;
  const where = all.length > 0 ? sql`where ${joinSql(all, ' and ')}` : emptySql;
  const offset = page > 1 ? sql`offset ${(page - 1) * limit}::int` : emptySql;
  const first = byDelivery ? sql`r.deliver_on,` : emptySql;
  const order = sql`order by ${first} r.created_at desc, r.id desc`;
  const paged = sql`select r.id from orders r ${where} ${order} limit ${limit}::int ${offset}`;
  const orders = await db.query<OrderView>(
    sql`${selectViews(sql`(${paged}) page join orders r on r.id = page.id`, reader)} ${order}`,
  );
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count from (select from orders r ${where} limit ${countLimit(q) + 1}::int) counted`);
  return { orders, ...cappedCount(row?.count ?? 0, q) };
}

/** The orders with these ids, in no particular order. */
export async function selectOrdersById(db: Db, ids: readonly string[]): Promise<Map<string, OrderView>> {
  const orders = await db.query<OrderView>(sql`${selectViews(sql`orders r`)} where r.id = any(${ids}::uuid[])`);
  return new Map(orders.map((order) => [order.id, order]));
}

export async function selectOrder(db: Db, id: string): Promise<OrderView> {
  const order = await db.one<OrderView>(sql`${selectViews(sql`orders r`)} where r.id = ${id}::uuid`);
  if (!order) throw new Error(`order ${id} vanished`);
  return order;
}
