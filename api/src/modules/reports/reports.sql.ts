import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { OrderStatus } from '@wspolnik/contract/orders';
import type { ReportDecision, TransactionReport } from '@wspolnik/contract/transactions';
import { newId } from '../../platform/ids.ts';
import type { StoredFile } from '../../platform/uploads/store-document.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { ANSWER_DOCUMENTS, type SentDocumentRow } from '../orders/index.ts';

interface NewReport {
  orderId: string;
  statusBefore: OrderStatus;
  reason: string;
}

/** The order must be locked; the index order_reports_open allows one open report of it. */
export async function insertReport(tx: Db, { orderId, statusBefore, reason }: NewReport, now: Date): Promise<void> {
  await tx.query(sql`
    insert into order_reports (id, order_id, status_before, reason, created_at)
    values (${newId()}, ${orderId}, ${statusBefore}, ${reason}, ${now})`);
}

interface Answer {
  orderId: string;
  text: string;
  userId: string;
}

/** Answers the open report of a locked order that awaits it; its id. */
export async function updateAnswer(tx: Db, { orderId, text, userId }: Answer, now: Date): Promise<string> {
  const report = await tx.one<{ id: string }>(sql`
    update order_reports set answer = ${text}, answered_by = ${userId}, answered_at = ${now}
    where order_id = ${orderId} and decided_at is null returning id`);
  if (!report) throw new Error(`order ${orderId} awaits an answer without a report`);
  return report.id;
}

export async function insertAnswerDocument(tx: Db, reportId: string, file: StoredFile, now: Date): Promise<void> {
  await tx.query(sql`
    insert into order_report_documents (id, report_id, file_key, name, mime, size, created_at)
    values (${newId()}, ${reportId}, ${file.key}, ${file.name}, ${file.mime}, ${file.size}, ${now})`);
}

/** The order of a report, decided or not. */
export function selectReportedOrder(db: Db, reportId: string): Promise<{ order_id: string } | undefined> {
  return db.one(sql`select order_id from order_reports where id = ${reportId}`);
}

interface Decision {
  orderId: string;
  /** Null for the open one. */
  reportId: string | null;
  decision: ReportDecision;
  buyerReason: string;
  sellerReason: string;
  adminId: string;
}

/** Decides the open report of a locked order. Undefined when none is open, or another one than meant. */
export function updateDecision(
  tx: Db,
  { orderId, reportId, decision, buyerReason, sellerReason, adminId }: Decision,
  now: Date,
): Promise<{ id: string; status_before: OrderStatus } | undefined> {
  return tx.one(sql`
    update order_reports
    set decision = ${decision}, decision_reason = ${buyerReason}, decision_reason_seller = ${sellerReason},
        decided_by = ${adminId}, decided_at = ${now}
    where order_id = ${orderId} and decided_at is null and id = coalesce(${reportId}::uuid, id)
    returning id, status_before`);
}

export interface ReportRow extends Omit<TransactionReport, 'order' | 'is_own' | 'answer_until' | 'documents'> {
  order_id: string;
  documents: SentDocumentRow[];
}

const REPORT = sql`p.id, p.order_id, p.created_at, p.reason, p.status_before, p.answer, p.answered_at,
  w.first_name || ' ' || w.last_name as answered_by, ${ANSWER_DOCUMENTS} as documents, p.decision, p.decision_reason as buyer_reason,
  coalesce(p.decision_reason_seller, p.decision_reason) as seller_reason, p.decided_at,
  a.first_name || ' ' || a.last_name as decided_by`;

interface ReportFilter {
  status?: 'open' | 'decided' | undefined;
  page: number;
  limit: number;
}

/** Open ones first, then decided ones, each newest first; in the order of the index order_reports_queue. */
export function selectReports(db: Db, { status, page, limit }: ReportFilter): Promise<ReportRow[]> {
  const decided = status === undefined ? null : status === 'decided';
  return db.query<ReportRow>(sql`
    select ${REPORT}
    from order_reports p left join users a on a.id = p.decided_by left join users w on w.id = p.answered_by
    where (${decided}::boolean is null or (p.decided_at is not null) = ${decided}::boolean)
    order by (p.decided_at is not null), p.created_at desc, p.id desc
    limit ${limit}::int offset ${(page - 1) * limit}::int`);
}

export async function countReports(db: Db, { status }: ReportFilter): Promise<{ count: number; countExact: boolean }> {
  const decided = status === undefined ? null : status === 'decided';
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count from (
      select from order_reports p
      where (${decided}::boolean is null or (p.decided_at is not null) = ${decided}::boolean)
      limit ${EXACT_COUNT_LIMIT + 1}::int) counted`);
  const count = row?.count ?? 0;
  return { count: Math.min(count, EXACT_COUNT_LIMIT), countExact: count <= EXACT_COUNT_LIMIT };
}

/** Newest first. */
export function selectReportsOf(db: Db, orderId: string): Promise<ReportRow[]> {
  return db.query<ReportRow>(sql`
    select ${REPORT}
    from order_reports p left join users a on a.id = p.decided_by left join users w on w.id = p.answered_by
    where p.order_id = ${orderId} order by p.created_at desc, p.id desc`);
}
