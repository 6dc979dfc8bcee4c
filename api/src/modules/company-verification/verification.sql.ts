import type { FileState } from '@wspolnik/contract/common';
import type { CompanyVerification } from '@wspolnik/contract/company-verification';
import { fileState } from '../../platform/files/stored-documents.sql.ts';
import type { StoredFile } from '../../platform/uploads/store-document.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import type { CheckedNumbers } from './verification-form.ts';

export interface NewRequest extends CheckedNumbers {
  id: string;
  companyId: string;
  submittedBy: string;
  document: StoredFile;
}

export async function insertRequest(tx: Db, request: NewRequest, now: Date): Promise<void> {
  const { document } = request;
  await tx.query(sql`
    insert into company_verifications (id, company_id, nip, regon, krs, bank_number, document, document_name, document_mime,
                                       document_size, submitted_by, submitted_at)
    values (${request.id}, ${request.companyId}, ${request.nip}, ${request.regon}, ${request.krs}, ${request.bank_number},
            ${document.key}, ${document.name}, ${document.mime}, ${document.size}, ${request.submittedBy}, ${now})`);
}

/** The open request of the company; its row is locked by the company's. */
export function selectOpenRequest(db: Db, companyId: string): Promise<{ id: string; state: FileState } | undefined> {
  return db.one(sql`
    select v.id, ${fileState(sql`v.document`)} as state
    from company_verifications v where v.company_id = ${companyId} and v.status = 'submitted'`);
}

/** The request stays where it is in the queue. */
export async function updateDocument(tx: Db, requestId: string, document: StoredFile): Promise<void> {
  await tx.query(sql`
    update company_verifications set document = ${document.key}, document_name = ${document.name},
      document_mime = ${document.mime}, document_size = ${document.size}
    where id = ${requestId}`);
}

export async function updateStatus(tx: Db, companyId: string, status: string, now: Date): Promise<void> {
  await tx.query(sql`update companies set status = ${status}, updated_at = ${now} where id = ${companyId}`);
}

/** Locks nothing: of two companies with one number, an admin activates the first (see activation). */
export async function isNipTaken(db: Db, nip: string, exceptCompanyId: string): Promise<boolean> {
  const other = await db.one(sql`
    select id from companies
    where nip = ${nip} and id <> ${exceptCompanyId} and status in ('active', 'suspended') and deleted_at is null limit 1`);
  return other !== undefined;
}

/** The bank account is encrypted, for the request. */
export type VerificationRow = CompanyVerification & { request_id: string | null };

/** The reason of a suspension is in the audit log (index audit_log_by_subject). */
export function selectVerification(
  db: Db,
  companyId: string,
  { seesAccount }: { seesAccount: boolean },
): Promise<VerificationRow | undefined> {
  return db.one<VerificationRow>(sql`
    select v.id as request_id, c.id as company_id, c.status,
      case c.status when 'rejected' then v.reason when 'suspended' then s.reason end as reason, c.deletion_requested_at,
      f_iso(v.submitted_at) as submitted_at, f_iso(coalesce(s.at, v.decided_at)) as decided_at,
      case when v.id is not null then json_build_object(
        'nip', v.nip, 'regon', v.regon, 'krs', v.krs,
        'bank_number', case when ${seesAccount}::boolean then v.bank_number end) end as numbers,
      case when v.document is not null then json_build_object(
        'name', v.document_name, 'state', ${fileState(sql`v.document`)}) end as document
    from companies c
    left join lateral (
      select * from company_verifications where company_id = c.id order by submitted_at desc, id desc limit 1) v on true
    left join lateral (
      select at, details->>'reason' as reason from audit_log
      where subject_type = 'company' and subject_id = c.id and action = 'company.suspended'
      order by at desc limit 1) s on c.status = 'suspended' and c.status_before_deletion is not distinct from
        case when c.deletion_requested_at is not null then 'suspended' end
    where c.id = ${companyId} and c.deleted_at is null`);
}
