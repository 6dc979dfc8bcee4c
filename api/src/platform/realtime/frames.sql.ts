import { DAY_MS } from '@wspolnik/settings';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** After more missed frames than this, a browser refetches everything, which is cheaper than replaying them. */
export const MAX_REPLAY = 1000;
const RETENTION_MS = DAY_MS;

/** Frames that a process reads for one user: the frames after `since`; for null no frames, only the last number. */
export interface Wanted {
  userId: string;
  since: number | null;
}

export interface Feed {
  lastSeq: number;
  /** In order. `text` is the frame as sent. */
  frames: { seq: number; text: string }[];
}

interface FrameRow {
  user_id: string;
  last_seq: number;
  seq: number | null;
  text: string | null;
}

/** Locks, in one order, the counters of the users with frames that have no number yet. */
async function lockWaiting(tx: Db, userIds: readonly string[]): Promise<string[]> {
  await tx.query(sql`
    insert into realtime_cursors (user_id)
    select w.user_id from unnest(${userIds}::uuid[]) as w (user_id)
    where not exists (select 1 from realtime_cursors c where c.user_id = w.user_id)
    order by w.user_id on conflict do nothing`);
  const rows = await tx.query<{ user_id: string }>(sql`
    select c.user_id from realtime_cursors c
    where c.user_id = any(${userIds}::uuid[])
      and exists (select 1 from realtime_frames f where f.user_id = c.user_id and f.seq is null)
    order by c.user_id for update`);
  return rows.map((row) => row.user_id);
}

/** A separate statement after the lock: its snapshot sees the numbers that another process assigned meanwhile. */
async function numberFrames(tx: Db, userIds: readonly string[]): Promise<void> {
  await tx.query(sql`
    with numbered as (
      select f.id, c.last_seq + row_number() over (partition by f.user_id order by f.id) as seq
      from realtime_cursors c join realtime_frames f on f.user_id = c.user_id and f.seq is null
      where c.user_id = any(${userIds}::uuid[])
    ), given as (
      update realtime_frames f set seq = n.seq from numbered n where f.id = n.id returning f.user_id, f.seq
    )
    update realtime_cursors c set last_seq = top.seq
    from (select user_id, max(seq) as seq from given group by user_id) top where c.user_id = top.user_id`);
}

function selectFeeds(tx: Db, wanted: readonly Wanted[]): Promise<FrameRow[]> {
  const since = wanted.map((one) => one.since ?? Number.MAX_SAFE_INTEGER);
  return tx.query<FrameRow>(sql`
    select c.user_id, c.last_seq, f.seq,
           '{"seq":' || f.seq || ',"type":"' || f.type || '","data":' || f.data::text || '}' as text
    from unnest(${wanted.map((one) => one.userId)}::uuid[], ${since}::bigint[]) as w (user_id, since)
    join realtime_cursors c on c.user_id = w.user_id
    left join realtime_frames f on f.user_id = c.user_id and f.seq > greatest(w.since, c.last_seq - ${MAX_REPLAY}::int)
    order by c.user_id, f.seq`);
}

/**
 * Numbers the frames committed for these users since, then reads them. The number is assigned here and not by the causing
 * transaction, so it follows the order of commits: a reader that has read up to n never gets a frame below n later.
 */
export async function readFeeds(db: Db, wanted: readonly Wanted[]): Promise<Map<string, Feed>> {
  const userIds = wanted.map((one) => one.userId);
  const rows = await db.transaction(async (tx) => {
    const waiting = await lockWaiting(tx, userIds);
    if (waiting.length > 0) await numberFrames(tx, waiting);
    return selectFeeds(tx, wanted);
  });
  const feeds = new Map<string, Feed>();
  for (const { user_id: userId, last_seq: lastSeq, seq, text } of rows) {
    const feed = feeds.get(userId) ?? { lastSeq, frames: [] };
    feeds.set(userId, feed);
    if (seq !== null && text !== null) feed.frames.push({ seq, text });
  }
  return feeds;
}

/** The sessions among these that are still open and belong to accounts in use. */
export async function selectOpenSessions(db: Db, sessionIds: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(sql`
    select s.id from sessions s
    join users u on u.id = s.user_id and u.deleted_at is null and u.disabled_at is null
    where s.id = any(${sessionIds}::uuid[]) and s.ended_at is null and s.expires_at > ${now}`);
  return new Set(rows.map((row) => row.id));
}

/** Deletes frames older than a day: a browser that reconnects later refetches everything. */
export async function purgeFrames(db: Db, now: Date): Promise<void> {
  await db.query(sql`delete from realtime_frames where created_at <= ${new Date(now.getTime() - RETENTION_MS)}`);
}
