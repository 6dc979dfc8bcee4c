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

export async function updateStatus(tx: Db, companyId: string, status: string, now: Date): Promise<void> {
  await tx.query(sql`update companies set status = ${status}, updated_at = ${now} where id = ${companyId}`);
}
