import type { Db } from '../../storage/db.ts';
import type { Context } from '../context.ts';
import { enqueueJob } from '../jobs/enqueue.ts';
import type { AccountOwner } from '../sign-in/account-owner.ts';
import { ACCOUNT_QUOTA_BYTES, ORDER_QUOTA_BYTES } from '../uploads/upload-rules.ts';
import { invalidField } from '../wire/problem.ts';
import { endingOf, isPicture } from './file-store.ts';
import { type DocumentSubject, insertDocument, lockSender, selectUsage } from './stored-documents.sql.ts';

export const SCAN_JOB = 'files.scan';

export interface KeptDocument {
  /** As `storeDocument` has stored it. */
  file: { key: string; name: string; size: number };
  /** Its form field, for errors. */
  field: string;
  /** Who sent it; their quota counts it, unless it is public. Null for a guest. */
  userId: string | null;
  /** The profile in use, which is notified if the file has to go. */
  owner: AccountOwner | null;
  subject: { type: DocumentSubject; id: string };
}

const megabytes = (bytes: number): { mb: number } => ({ mb: bytes / 1e6 });

/** Uploads of a person wait for each other here, for the rest of a transaction. Orders are locked by their caller. */
async function checkQuota(tx: Db, { file, field, userId, subject }: KeptDocument): Promise<void> {
  if (userId) await lockSender(tx, userId);
  const used = await selectUsage(tx, userId, subject.id);
  if (subject.type === 'order' && used.of_subject + file.size > ORDER_QUOTA_BYTES) {
    throw invalidField(field, 'orderQuota', megabytes(ORDER_QUOTA_BYTES));
  }
  if (used.of_account + file.size > ACCOUNT_QUOTA_BYTES) {
    throw invalidField(field, 'accountQuota', megabytes(ACCOUNT_QUOTA_BYTES));
  }
}

/**
 * Counts a stored document in the transaction that refers to it. With a scanner the document is held back until a job has
 * scanned it. A picture is not: it was drawn anew from its pixels.
 *
 * @throws ApiProblem validation_failed (`orderQuota` {mb}, `accountQuota` {mb}) on its field
 */
export async function keepDocument(
  { scanner }: Pick<Context, 'scanner'>,
  tx: Db,
  document: KeptDocument,
  now: Date,
): Promise<void> {
  const { file, owner, subject, userId } = document;
  await checkQuota(tx, document);
  const isDrawn = isPicture(endingOf(file.key));
  const state = isDrawn ? 'clean' : scanner ? 'checking' : 'unscanned';
  const about = { key: file.key, name: file.name, user_id: userId, company_id: owner?.companyId ?? null };
  const row = { ...about, subject_type: subject.type, subject_id: subject.id };
  await insertDocument(tx, { row, bytes: file.size, state }, now);
  if (state !== 'checking') return;
  await enqueueJob(tx, { kind: SCAN_JOB, key: `${SCAN_JOB}:${file.key}`, payload: { key: file.key }, runAt: now });
}
