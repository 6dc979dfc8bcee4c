import type { ReplaceDocumentReply } from '@wspolnik/contract/company-verification';
import type { Context } from '../../platform/context.ts';
import { keepDocument } from '../../platform/files/keep-document.ts';
import { type ScannedDocument, selectFileState } from '../../platform/files/stored-documents.sql.ts';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { CompanyIdentity } from '../../platform/sign-in/identity.ts';
import { storeDocument } from '../../platform/uploads/store-document.ts';
import type { UploadedFile } from '../../platform/uploads/uploaded-file.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { lockCompany } from './activation.sql.ts';
import { publishChange } from './publish-change.ts';
import { selectOpenRequest, updateDocument } from './verification.sql.ts';

/** The company's open request, whose document was removed. @throws ApiProblem invalid_transition */
async function requireRemoved(db: Db, companyId: string): Promise<string> {
  const request = await selectOpenRequest(db, companyId);
  if (request?.state !== 'removed') throw problem('invalid_transition');
  return request.id;
}

/**
 * Another document in place of one with malware. The request keeps its place in the queue.
 *
 * @throws ApiProblem invalid_transition unless the company has an open request whose document was removed, not_found,
 *   validation_failed (document, also `accountQuota`)
 */
export async function replaceDocument(
  context: Context,
  { user, company }: CompanyIdentity,
  upload: UploadedFile,
): Promise<ReplaceDocumentReply> {
  const { clock, db } = context;
  // Fails before the document is stored; the check under the lock below decides.
  await requireRemoved(db, company.id);
  const file = await storeDocument(context, upload, { secrecy: 'sealed' });
  const now = clock();
  return db.transaction(async (tx) => {
    if (!(await lockCompany(tx, company.id))) throw problem('not_found');
    await updateDocument(tx, await requireRemoved(tx, company.id), file);
    const subject = { type: 'company', id: company.id } as const;
    const sender = { userId: user.id, owner: companyAsOwner(company.id) };
    await keepDocument(context, tx, { file, field: 'document', ...sender, subject }, now);
    await publishChange(tx, company.id, now);
    return { company_id: company.id, document: { name: file.name, state: await selectFileState(tx, file.key) } };
  });
}

/** A scanned document can be read, or was removed: then the company is asked for another one. */
export function verificationFileScanned(
  _context: Context,
  tx: Db,
  { document }: ScannedDocument,
  now: Date,
): Promise<void> {
  return publishChange(tx, document.subject_id, now);
}
