import type { FrameType } from '@wspolnik/contract/realtime';
import type { Db } from '../../storage/db.ts';
import { joinSql, json, type Sql, sql } from '../../storage/sql.ts';
import type { AccountOwner } from '../sign-in/account-owner.ts';
import type { BroadcastTopic } from './broadcast.ts';

export interface NewFrame {
  type: Exclude<FrameType, 'ping' | 'resync' | BroadcastTopic>;
  /** Ids and small values; `company_id` is added. The browser fetches the rest with the rights it then has. */
  data: Record<string, string | number | boolean | null>;
}

/** The users that an account owner reaches: the person, or every member of the company, always locked in the same order. */
export function receivers({ userId, companyId }: AccountOwner): Sql {
  return companyId
    ? sql`select m.user_id from company_members m where m.company_id = ${companyId}::uuid order by m.user_id`
    : sql`select ${userId}::uuid as user_id`;
}

/** A frame with its recipient. */
export interface AddressedFrame extends NewFrame {
  to: AccountOwner;
}

/** One row per receiving user: `user_id`, `type`, `data`. */
function frameRows(frames: readonly AddressedFrame[]): Sql {
  const each = frames.map(
    ({ to, type, data }) => sql`
    select r.user_id, ${type}::text as type, ${json({ ...data, company_id: to.companyId })}::jsonb as data
    from (${receivers(to)}) r`,
  );
  return joinSql(each, ' union all ');
}

/** {@link publish} for several frames at once, in one statement. */
export async function publishAll(tx: Db, frames: readonly AddressedFrame[], now: Date): Promise<void> {
  if (frames.length > 0) await insertFrames(tx, frameRows(frames), now);
}

/** `rows` as those of {@link frameRows}. */
async function insertFrames(tx: Db, rows: Sql, now: Date): Promise<void> {
  const inserted = await tx.query<{ user_id: string }>(sql`
    insert into realtime_frames (user_id, type, data, created_at)
    select f.user_id, f.type, f.data, ${now}::timestamptz from (${rows}) f
    returning user_id`);
  announceFrames(tx, inserted);
}

/** {@link publish} to everybody who administers. */
export async function publishToAdmins(tx: Db, { type, data }: NewFrame, now: Date): Promise<void> {
  const rows = sql`
    select u.id as user_id, ${type}::text as type, ${json({ ...data, company_id: null })}::jsonb as data from users u
    where u.role = 'ADMIN' and u.deleted_at is null and u.disabled_at is null order by u.id`;
  await insertFrames(tx, rows, now);
}

/** After the commit each process with a socket of such a user sends the stored frames. */
export function announceFrames(tx: Db, rows: readonly { user_id: string }[]): void {
  tx.announce('frames', [...new Set(rows.map((row) => row.user_id))]);
}

/**
 * Stores a frame for every user reached by `to`, in the causing transaction. After the commit each process with a socket of
 * such a user sends it; a user who is away gets it on reconnecting within 24 hours.
 */
export async function publish(tx: Db, to: AccountOwner, frame: NewFrame, now: Date): Promise<void> {
  await publishAll(tx, [{ ...frame, to }], now);
}
