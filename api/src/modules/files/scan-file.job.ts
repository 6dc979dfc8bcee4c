import type { Context } from '../../platform/context.ts';
import { discardAtOnce } from '../../platform/files/discard-files.ts';
import { SCAN_JOB } from '../../platform/files/keep-document.ts';
import {
  type DocumentRow,
  type DocumentSubject,
  lockToScan,
  type ScannedDocument,
  updateState,
} from '../../platform/files/stored-documents.sql.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import { companyAsOwner, userAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';

/** Somebody waits for the file, so the pauses stay short while the scanner is away. */
const LONGEST_PAUSE_S = 60;

/** The reaction of a module to the scan of one of its documents. */
export type OnScanned = (context: Context, tx: Db, scanned: ScannedDocument, now: Date) => Promise<void>;

interface Verdict {
  /** Null when nothing was found. */
  threat: string | null;
  scanned: boolean;
}

function senderOf({ user_id, company_id }: DocumentRow): AccountOwner | null {
  if (company_id) return companyAsOwner(company_id);
  return user_id ? userAsOwner(user_id) : null;
}

/** The file goes, its name stays where it was sent, and its sender learns why. */
async function remove(tx: Db, document: DocumentRow, threat: string, now: Date): Promise<void> {
  const { key, name, subject_id: id, subject_type, user_id: userId } = document;
  const type = subject_type === 'order_answer' ? 'order' : subject_type;
  await updateState(tx, key, 'removed', now);
  await discardAtOnce(tx, key, now);
  const to = senderOf(document);
  const subject = type === 'order' || type === 'company' ? { subject: { type, id } } : {};
  if (to) await notify(tx, { to, kind: 'FileRemoved', actor: null, params: { file: name }, ...subject }, now);
  const entry = { actorId: userId, action: 'file.removed', subjectType: type, subjectId: id } as const;
  // What people named in messages is private, or deleted after its retention; the log is neither.
  const details = type === 'contact_message' || type === 'message' ? { threat } : { name, threat };
  await insertAudit(tx, { ...entry, details }, now);
}

/** Scans a document, and makes it available or removes it. Repeated until the scanner answers. */
export function scanFileJob(handlers: Partial<Record<DocumentSubject, OnScanned>>): JobDefinition {
  return {
    kind: SCAN_JOB,
    longestPauseSeconds: LONGEST_PAUSE_S,
    async prepare({ files, scanner }, payload): Promise<Verdict | null> {
      const bytes = await files.get((payload as { key: string }).key);
      if (!bytes) return null;
      // Without the setting nothing is held any more.
      if (!scanner) return { threat: null, scanned: false };
      return { threat: await scanner.scan(bytes), scanned: true };
    },
    async run(context, tx, payload, now, prepared) {
      const verdict = prepared as Verdict | null;
      const document = await lockToScan(tx, (payload as { key: string }).key);
      if (!document) return;
      // A missing file stays as it is.
      if (!verdict) return updateState(tx, document.key, document.state, now);
      const { threat, scanned } = verdict;
      if (threat === null) await updateState(tx, document.key, scanned ? 'clean' : 'unscanned', now);
      else await remove(tx, document, threat, now);
      const wasHeld = document.state === 'checking';
      if (wasHeld || threat !== null)
        await handlers[document.subject_type]?.(context, tx, { document, isRemoved: threat !== null }, now);
    },
  };
}
