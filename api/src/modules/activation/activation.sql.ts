import type { ActivationRequest, CompanyStatus } from '../../contract/companies.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

export interface RequestFilter {
  q?: string | undefined;
  status?: string | undefined;
  page: number;
  limit: number;
}

function matching({ q, status }: RequestFilter): Sql {
  const byName = q?.trim()
    ? sql`c.name_norm like '%' || fold_text(${q.trim().replace(/[\\%_]/g, '\\$&')}) || '%'`
    : sql`true`;
  const byStatus = status ? sql`v.status = ${status}` : sql`true`;
  return sql`
    from company_verifications v
    join companies c on c.id = v.company_id and c.deleted_at is null
    join users u on u.id = v.submitted_by
    where ${byName} and ${byStatus}`;
}

/** `document` is the file's key, not its address. */
export type RequestRow = Omit<ActivationRequest, 'document'> & {
  document: { name: string; mime: string; size: number; key: string } | null;
};

/** Open requests first, the longest waiting on top; then decided ones, newest first. */
export function listRequests(db: Db, filter: RequestFilter): Promise<RequestRow[]> {
  return db.query<RequestRow>(sql`
    select v.id,
      json_build_object('id', c.id, 'name', c.name, 'image', c.image, 'thumbnail', c.thumbnail, 'city', c.city,
                        'rating', c.rating) as company,
      v.nip, v.regon, v.krs, v.bank_number,
      case when v.document is not null then json_build_object(
        'key', v.document, 'name', v.document_name, 'mime', v.document_mime, 'size', v.document_size) end as document,
      json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name, 'email', u.email) as submitted_by,
      v.submitted_at, v.status, v.reason
    ${matching(filter)}
    order by v.status = 'submitted' desc, case when v.status = 'submitted' then v.submitted_at end,
             v.decided_at desc, v.id
    limit ${filter.limit} offset ${(filter.page - 1) * filter.limit}`);
}

export async function countRequests(db: Db, filter: RequestFilter): Promise<number> {
  const row = await db.one<{ count: number }>(sql`select count(*) as count ${matching(filter)}`);
  return row?.count ?? 0;
}

export interface LockedCompany {
  name: string;
  status: CompanyStatus;
}

/** Locks the company: of two admins who decide at once, the second finds it decided. */
export function lockCompany(tx: Db, companyId: string): Promise<LockedCompany | undefined> {
  return tx.one<LockedCompany>(sql`
    select name, status from companies where id = ${companyId} and deleted_at is null for no key update`);
}

interface Decision {
  companyId: string;
  adminId: string;
  status: 'active' | 'rejected';
  reason: string | null;
}

/** Undefined when no request is open. */
export function decideRequest(
  tx: Db,
  decision: Decision,
  now: Date,
): Promise<{ id: string; nip: string; submitted_by: string } | undefined> {
  return tx.one(sql`
    update company_verifications
    set status = ${decision.status}, reason = ${decision.reason}, decided_by = ${decision.adminId}, decided_at = ${now}
    where company_id = ${decision.companyId} and status = 'submitted' returning id, nip, submitted_by`);
}

/** An activated company takes over the numbers that the admin checked. */
export async function applyDecision(
  tx: Db,
  { companyId, status }: Decision,
  requestId: string,
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update companies c set status = ${status}, updated_at = ${now},
      nip = v.nip, regon = v.regon, krs = v.krs, bank_number = v.bank_number
    from company_verifications v where v.id = ${requestId} and c.id = ${companyId}`);
}
