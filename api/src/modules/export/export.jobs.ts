import { DAY_MS, HOUR_S } from '@wspolnik/settings';
import { discardAtOnce, discardFiles } from '../../platform/files/discard-files.ts';
import { fileKey } from '../../platform/files/file-store.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { userAsOwner } from '../../platform/sign-in/account-owner.ts';
import { notify } from '../notifications/index.ts';
import { EXPORT_JOB, zipOf } from './export.service.ts';
import { deleteExpired, lockExport, selectWaiting, setReady } from './export.sql.ts';

/** How long a copy can be downloaded. */
const KEPT_MS = 7 * DAY_MS;

interface WrittenExport {
  key: string;
  /** Bytes. */
  size: number;
}

/**
 * Writes the ZIP and tells its owner. A repetition after a crash writes the same key again, which nobody knows before `run`
 * commits.
 */
export const makeExportJob: JobDefinition = {
  kind: EXPORT_JOB,
  async prepare(context, payload): Promise<WrittenExport | null> {
    const { id } = payload as { id: string };
    const waiting = await selectWaiting(context.db, id);
    if (!waiting) return null;
    const bytes = await zipOf(context, context.db, waiting.user_id);
    const key = fileKey(id, 'zip', 'sealed');
    await context.files.put(key, bytes);
    return { key, size: bytes.byteLength };
  },
  async run(_context, tx, payload, now, prepared) {
    const { id } = payload as { id: string };
    const written = prepared as WrittenExport | null;
    if (!written) return;
    const requested = await lockExport(tx, id);
    // Their account was deleted meanwhile, and their data must not stay.
    if (!requested) return discardAtOnce(tx, written.key, now);
    if (requested.ready_at) return;
    await setReady(tx, id, { ...written, expiresAt: new Date(now.getTime() + KEPT_MS) }, now);
    const to = userAsOwner(requested.user_id);
    await notify(tx, { to, kind: 'DataExportReady', actor: null }, now);
  },
};

export const expireExportsJob: JobDefinition = {
  kind: 'accounts.expire-exports',
  everySeconds: HOUR_S,
  async run(_context, tx, _payload, now) {
    await discardFiles(tx, await deleteExpired(tx, now), now);
  },
};
