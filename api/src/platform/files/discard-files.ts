import { DAY_MS, HOUR_MS } from '@wspolnik/settings';
import pLimit from 'p-limit';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import type { JobDefinition } from '../jobs/job.ts';
import { isUploadKey } from './file-store.ts';
import { variantKeys } from './picture-variants.ts';

const RETENTION_MS = DAY_MS;
/** Far longer than a write takes. */
const PART_AGE_MS = HOUR_MS;
const SWEEP_EVERY_S = 10 * 60;
/** Of a bucket, each is a request; a picture has ten variants. */
const DELETED_AT_ONCE = 50;
/** Files of one sweep. */
const SWEEP_FILES = 200;

/**
 * Deletes files a day after the transaction that stops using them. Accepts addresses (`/api/files/<key>`) too. Bundled files
 * stay, because they may be used twice.
 */
export async function discardFiles(tx: Db, files: readonly (string | null)[], now: Date): Promise<void> {
  const keys = files.map((file) => file?.replace(/^\/api\/files\//, '') ?? '').filter(isUploadKey);
  if (keys.length === 0) return;
  await tx.query(sql`
    insert into discarded_files (key, discarded_at) select unnest(${keys}::text[]), ${now}::timestamptz on conflict do nothing`);
  // Quotas do not count it any more. Its state stays as long as the file.
  await tx.query(sql`
    update stored_documents set user_id = null, bytes = 0 where key = any(${keys}::text[])`);
}

/** Lets the next sweep delete a file that nobody may read any more. */
export async function discardAtOnce(tx: Db, key: string, now: Date): Promise<void> {
  await tx.query(sql`
    insert into discarded_files (key, discarded_at) values (${key}, ${new Date(now.getTime() - RETENTION_MS)})
    on conflict (key) do update set discarded_at = excluded.discarded_at`);
}

/** The pictures of a reported offer stay until the decision, although its seller has removed them. Relies on moderation_reports_pictures. */
const WAITING_REPORT = sql`
  select 1 from moderation_reports r, lateral (
    select r.snapshot -> 'image' as image union all select jsonb_array_elements(r.snapshot -> 'images')) kept
  where r.decision_id is null and r.snapshot is not null
    and '/api/files/' || discarded_files.key in (kept.image ->> 'url', kept.image ->> 'thumbnail')`;

/** Files discarded long enough ago, the first ones. */
async function selectDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db.query<{ key: string }>(sql`
    select key from discarded_files where discarded_at <= ${new Date(now.getTime() - RETENTION_MS)}
      and not exists (${WAITING_REPORT})
    order by discarded_at limit ${SWEEP_FILES}`);
  return rows.map(({ key }) => key);
}

/** Deletes discarded files, and what crashes have left of others. Deleting one twice is not an error, so an interrupted sweep is simply repeated. */
export const sweepFilesJob: JobDefinition = {
  kind: 'files.sweep',
  everySeconds: SWEEP_EVERY_S,
  async prepare({ db, files }, _payload, now) {
    await files.removeParts(new Date(now.getTime() - PART_AGE_MS));
    const keys = await selectDue(db, now);
    const each = pLimit(DELETED_AT_ONCE);
    await Promise.all(keys.flatMap((key) => [key, ...variantKeys(key)]).map((key) => each(() => files.delete(key))));
    return keys;
  },
  async run(_context, tx, _payload, _now, prepared) {
    const keys = prepared as string[];
    await tx.query(sql`delete from discarded_files where key = any(${keys}::text[])`);
    // A removed file stays named where it was sent.
    await tx.query(sql`delete from stored_documents where key = any(${keys}::text[]) and state <> 'removed'`);
  },
};
