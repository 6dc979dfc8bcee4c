import type { DealDocument, DealTerms } from '@wspolnik/contract/deals';
import type { OrderEvent } from '@wspolnik/contract/orders';
import type { QuoteLine } from '@wspolnik/contract/quotes';
import type { VatRate } from '@wspolnik/contract/vat';
import { fileState } from '../../platform/files/stored-documents.sql.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { ORDER_NUMBER, ORDER_ROW, type OrderRow, overdueAt, type SentDocumentRow } from '../orders/index.ts';

export type DealDocumentRow = SentDocumentRow & Pick<DealDocument, 'source'>;

export interface DealRow extends OrderRow {
  number: string;
  /** Grosze. */
  net: number;
  vat_rate: VatRate;
  /** Null for an order of a process of the version before. */
  terms: DealTerms | null;
  /** Of the proposal that was accepted. */
  lines: QuoteLine[];
  documents: DealDocumentRow[];
  /** Names of the two sides now. */
  seller_name: string;
  buyer_name: string;
  history: Pick<OrderEvent, 'at' | 'status' | 'action' | 'actor' | 'day'>[];
}

const documentsOf = (source: DealDocument['source'], from: Sql): Sql => sql`
  select d.id, d.created_at, json_build_object('id', d.id, 'name', d.name, 'size', d.size, 'created_at', f_iso(d.created_at),
    'file_key', d.file_key, 'mime', d.mime, 'state', ${fileState(sql`d.file_key`)}, 'source', ${source}::text) as document
  from ${from}`;

/** In the order in which they were sent. */
const DOCUMENTS = sql`(
  select coalesce(json_agg(s.document order by s.created_at, s.id), '[]') from (
    ${documentsOf('proof', sql`order_documents d where d.order_id = r.id`)}
    union all
    ${documentsOf('answer', sql`order_report_documents d join order_reports p on p.id = d.report_id where p.order_id = r.id`)}
    union all
    ${documentsOf('quote', sql`quote_documents d join quotes q on q.id = d.quote_id where q.order_id = r.id`)}
  ) s)`;

/** Terms that were taken after the purchase are not its own. */
const TERMS = sql`(
  select json_build_object('title', t.title, 'description', t.description, 'scope', t.scope, 'delivery_time', t.delivery_time,
                           'as_bought', t.taken_at <= r.created_at)
  from order_terms t where t.order_id = r.id)`;

const HISTORY = sql`(
  select coalesce(json_agg(json_build_object(
    'at', f_iso(e.at), 'status', e.status, 'action', e.action, 'actor', coalesce(ec.name, eu.first_name || ' ' || eu.last_name),
    'day', e.day) order by e.id), '[]')
  from order_events e
  left join companies ec on ec.id = e.actor_company_id left join users eu on eu.id = e.actor_user_id
  where e.order_id = r.id)`;

export function selectDeal(db: Db, orderId: string): Promise<DealRow | undefined> {
  return db.one<DealRow>(sql`
    select ${ORDER_ROW}, ${ORDER_NUMBER} as number, f_net(r.price, r.vat_rate) as net, r.vat_rate, ${TERMS} as terms,
      coalesce((select t.lines from order_terms t where t.order_id = r.id), '[]') as lines,
      ${DOCUMENTS} as documents, ${HISTORY} as history, c.name as seller_name,
      coalesce(b.name, u.first_name || ' ' || u.last_name) as buyer_name
    from orders r join companies c on c.id = r.seller_id join users u on u.id = r.buyer_user_id
    left join companies b on b.id = r.buyer_company_id
    where r.id = ${orderId}`);
}

/** The buyer is reminded of another date automatically again. */
export async function updateDue(tx: Db, id: string, dueOn: string, now: Date): Promise<void> {
  await tx.query(sql`
    update orders set due_on = ${dueOn}::date, updated_at = ${now} where id = ${id}`);
}

/** `paidOn` is null for a payment that is taken back. */
export async function updatePaid(tx: Db, id: string, paidOn: string | null, now: Date): Promise<void> {
  await tx.query(sql`update orders set paid_on = ${paidOn}::date, updated_at = ${now} where id = ${id}`);
}

/** Neither a second reminder within three days, nor an automatic one about the same date. */
export async function updateReminded(tx: Db, id: string, now: Date): Promise<void> {
  await tx.query(sql`
    update orders set payment_reminded_at = ${now}, due_notice_of = due_on, updated_at = ${now} where id = ${id}`);
}

/** Orders that became overdue from `from` on, and whose buyer was not reminded of that date. Index orders_unpaid. */
export async function selectToRemind(
  db: Db,
  { from, today, limit }: { from: string; today: string; limit: number },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select r.id from orders r
    where ${overdueAt(today)} and r.status <> 'reported' and r.due_on >= ${from}::date and r.due_notice_of is distinct from r.due_on
    order by r.due_on limit ${limit}::int`);
  return rows.map(({ id }) => id);
}
