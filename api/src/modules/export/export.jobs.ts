import { userAsOwner } from '../../platform/account-owner.ts';
import { discardFiles } from '../../platform/files/discard-files.ts';
import { fileKey } from '../../platform/files/file-store.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { notify } from '../notifications/index.ts';
import { EXPORT_JOB, zipOf } from './export.service.ts';
import { deleteExpired, selectWaiting, setReady } from './export.sql.ts';

/** How long a copy can be downloaded. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const ONE_HOUR_S = 60 * 60;

/**
 * Writes the ZIP and tells its owner. A repetition after a crash writes the same key again, which nobody knows before this
 * transaction commits.
 */
export const makeExportJob: JobDefinition = {
  kind: EXPORT_JOB,
  async run(context, tx, payload, now) {
    const { id } = payload as { id: string };
    const waiting = await selectWaiting(tx, id);
    if (!waiting) return;
    const bytes = await zipOf(context, tx, waiting.user_id);
    const key = fileKey(id, 'zip', 'sealed');
    await context.files.put(key, bytes);
    await setReady(tx, id, { key, size: bytes.byteLength, expiresAt: new Date(now.getTime() + KEPT_MS) }, now);
    const to = userAsOwner(waiting.user_id);
    await notify(tx, { to, kind: 'DataExportReady', actor: null }, now);
  },
};

export const expireExportsJob: JobDefinition = {
  kind: 'accounts.expire-exports',
  everySeconds: ONE_HOUR_S,
  async run(_context, tx, _payload, now) {
    await discardFiles(tx, await deleteExpired(tx, now), now);
  },
};
