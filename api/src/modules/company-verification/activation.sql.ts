import type { FileState } from '@wspolnik/contract/common';
import type { CompanyStatus } from '@wspolnik/contract/companies';
import type { ActivationListQuery, ActivationRequest } from '@wspolnik/contract/company-verification';
import { fileState } from '../../platform/files/stored-documents.sql.ts';
import { countLimit } from '../../platform/paging.ts';
import { wordsOf } from '../../platform/words/like.sql.ts';
import type { Db } from '../../storage/db.ts';
import { joinSql, plannedByValue, type Sql, sql } from '../../storage/sql.ts';
import { nameHolds } from '../companies/index.ts';

export type RequestFilter = Omit<ActivationListQuery, 'page' | 'limit'> & { id?: string; companyId?: string };
export type PageOfRequests = RequestFilter & Pick<ActivationListQuery, 'page' | 'limit'>;

/** A number is also a NIP. A union, because one condition on columns of two tables would use no index. */
function holding(word: string): Sql {
  if (!/^\d+$/.test(word))
    return sql`exists (select 1 from companies c where c.id = v.company_id and ${nameHolds(word)})`;
  return sql`v.id in (
    select n.id from companies c join company_verifications n on n.company_id = c.id where ${nameHolds(word)}
    union all select n.id from company_verifications n where n.nip like ${`${word}%`})`;
}

/** A deleted company has no verifications. */
function matching({ q, status, id, companyId }: RequestFilter): Sql {
  const found = [sql`true`, ...wordsOf(q).map((word) => plannedByValue(holding(word)))];
  if (status === 'decided') found.push(sql`v.status <> 'submitted'`);
  else if (status) found.push(plannedByValue(sql`v.status = ${status}`));
  if (id) found.push(sql`v.id = ${id}`);
  if (companyId) found.push(sql`v.company_id = ${companyId}`);
  return sql`from company_verifications v where ${joinSql(found, ' and ')}`;
}

/** Indexes company_verifications_waiting, _decided and _by_status. */
function orderOf({ status, companyId }: RequestFilter): Sql {
  if (companyId) return sql`v.submitted_at desc, v.id desc`;
  if (status === 'submitted') return sql`v.submitted_at, v.id`;
  if (status) return sql`v.decided_at desc, v.id desc`;
  return sql`v.status = 'submitted' desc, case when v.status = 'submitted' then v.submitted_at end, v.decided_at desc, v.id`;
}

/** `document` is the file's key, not its address; the bank account is encrypted. */
export type RequestRow = Omit<ActivationRequest, 'document'> & {
  document: { name: string; mime: string; size: number; state: FileState; sent_at: string; key: string } | null;
};

/** When the document of the request `v` was sent. One without a row of its own came with the request. */
const documentSentAt = sql`
  f_iso(coalesce((select s.created_at from stored_documents s where s.key = v.document), v.submitted_at))`;

/** Open requests first, the longest waiting on top; then decided ones, newest first. All of a company: newest first. */
export function listRequests(db: Db, filter: PageOfRequests): Promise<RequestRow[]> {
  return db.query<RequestRow>(sql`
    with hits as materialized (
      select v.id, row_number() over (order by ${orderOf(filter)}) as place ${matching(filter)}
      order by ${orderOf(filter)} limit ${filter.limit} offset ${(filter.page - 1) * filter.limit})
    select v.id,
      json_build_object('id', c.id, 'name', c.name, 'image', c.image, 'thumbnail', c.thumbnail, 'city', c.city,
                        'rating', c.rating, 'rating_count', c.rating_count) as company,
      v.nip, v.regon, v.krs, v.bank_number,
      case when v.document is not null then json_build_object(
        'key', v.document, 'name', v.document_name, 'mime', v.document_mime, 'size', v.document_size,
        'state', ${fileState(sql`v.document`)}, 'sent_at', ${documentSentAt}) end as document,
      json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name, 'email', u.email) as submitted_by,
      v.submitted_at, v.status, v.reason, v.decided_at,
      (select json_build_object('id', a.id, 'name', a.first_name || ' ' || a.last_name)
       from users a where a.id = v.decided_by) as decided_by,
      case when v.status = 'submitted' then (
        select json_build_object('id', n.id, 'name', n.name) from companies n
        where n.nip = v.nip and n.id <> v.company_id and n.status in ('active', 'suspended') and n.deleted_at is null
        order by n.id limit 1) end as nip_taken_by
    from hits join company_verifications v using (id)
    join companies c on c.id = v.company_id
    join users u on u.id = v.submitted_by
    order by hits.place`);
}

/** Counts up to one more than the limit of totals. */
export async function countRequests(db: Db, filter: RequestFilter): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*) as count from (select 1 ${matching(filter)} limit ${countLimit(filter.q) + 1}) hits`);
  return row?.count ?? 0;
}

export interface LockedCompany {
  name: string;
  status: CompanyStatus;
  /** Its deletion was requested. */
  leaving: boolean;
}

/** Locks the company: of two admins who decide at once, the second finds it decided. */
export function lockCompany(tx: Db, companyId: string): Promise<LockedCompany | undefined> {
  return tx.one<LockedCompany>(sql`
    select name, status, deletion_requested_at is not null as leaving
    from companies where id = ${companyId} and deleted_at is null for no key update`);
}

interface Decision {
  companyId: string;
  adminId: string;
  status: 'active' | 'rejected';
  reason: string | null;
}

interface DecidedRequest {
  id: string;
  nip: string;
  bank_number: string;
  submitted_by: string;
  document_state: FileState;
  /** Null without a document. */
  document_sent_at: string | null;
}

/** Undefined when no request is open. */
export function decideRequest(tx: Db, decision: Decision, now: Date): Promise<DecidedRequest | undefined> {
  return tx.one<DecidedRequest>(sql`
    update company_verifications v
    set status = ${decision.status}, reason = ${decision.reason}, decided_by = ${decision.adminId}, decided_at = ${now}
    where v.company_id = ${decision.companyId} and v.status = 'submitted'
    returning v.id, v.nip, v.bank_number, v.submitted_by, ${fileState(sql`v.document`)} as document_state,
      case when v.document is not null then ${documentSentAt} end as document_sent_at`);
}

/** An activated company takes over the numbers that the admin checked; its account is encrypted for the company. */
export async function applyDecision(
  tx: Db,
  { companyId, status }: Decision,
  request: { id: string; bank_number: string; bank_hash: string },
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update companies c set status = ${status}, updated_at = ${now},
      verified_at = case when ${status} = 'active' then ${now}::timestamptz else c.verified_at end,
      nip = v.nip, regon = v.regon, krs = v.krs, bank_number = ${request.bank_number}, bank_hash = ${request.bank_hash}
    from company_verifications v where v.id = ${request.id} and c.id = ${companyId}`);
}

/** Until the transaction ends: of two companies activated with one NIP at once, the second finds the first active. */
export async function lockNip(tx: Db, nip: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`nip ${nip}`}, 0))`);
}
