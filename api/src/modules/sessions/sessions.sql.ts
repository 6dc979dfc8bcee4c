import type { SessionInfo } from '@wspolnik/contract/accounts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { deleteMarks } from './device-marks.sql.ts';

export interface NewSession {
  id: string;
  userId: string;
  userAgent: string | null;
  address: string;
  expiresAt: Date;
  secondStepAt: Date | null;
}

export async function insertSession(tx: Db, session: NewSession, now: Date): Promise<void> {
  await tx.query(sql`
    insert into sessions (id, user_id, user_agent, address, created_at, last_used_at, expires_at, second_step_at)
    values (${session.id}, ${session.userId}, ${session.userAgent}, ${session.address}, ${now}, ${now}, ${session.expiresAt},
            ${session.secondStepAt})`);
}

export async function insertRefreshToken(tx: Db, hash: string, sessionId: string, now: Date): Promise<void> {
  await tx.query(sql`insert into refresh_tokens (hash, session_id, created_at) values (${hash}, ${sessionId}, ${now})`);
}

/** Marks the token as used and answers its session; undefined when it is unknown or used. */
export function useRefreshToken(tx: Db, hash: string, now: Date): Promise<{ session_id: string } | undefined> {
  return tx.one(sql`
    update refresh_tokens set used_at = ${now} where hash = ${hash} and used_at is null returning session_id`);
}

/** Answers whose session it was; undefined when it had ended, and when the token is unknown. */
export async function endSessionOfToken(tx: Db, hash: string, now: Date): Promise<string | undefined> {
  const row = await tx.one<{ user_id: string }>(sql`
    update sessions set ended_at = ${now}
    where id = (select session_id from refresh_tokens where hash = ${hash}) and ended_at is null returning user_id`);
  // Subscribers close the session's open websockets.
  if (row) tx.announce('sessions', [row.user_id]);
  return row?.user_id;
}

interface Prolonged {
  sessionId: string;
  expiresAt: Date;
  /** However often it is prolonged, a session ends this many milliseconds after its sign-in. */
  longest: number;
}

/** Extends an open session of an active account; undefined when there is none. */
export function prolongSession(
  tx: Db,
  { sessionId, expiresAt, longest }: Prolonged,
  now: Date,
): Promise<{ user_id: string } | undefined> {
  return tx.one(sql`
    update sessions s set last_used_at = ${now},
      expires_at = least(${expiresAt}, s.created_at + make_interval(secs => ${longest / 1000}))
    from users u
    where s.id = ${sessionId} and s.ended_at is null and s.expires_at > ${now}
      and u.id = s.user_id and u.deleted_at is null and u.disabled_at is null
    returning s.user_id`);
}

/** False when the user has no such open session. */
export async function endSession(tx: Db, userId: string, sessionId: string, now: Date): Promise<boolean> {
  const row = await tx.one(sql`
    update sessions set ended_at = ${now}
    where id = ${sessionId} and user_id = ${userId} and ended_at is null returning id`);
  if (row) tx.announce('sessions', [userId]);
  return row !== undefined;
}

/** Ends the account's sessions but `keep`, and forgets their devices. */
export async function endOtherSessions(tx: Db, userId: string, keep: string | null, now: Date): Promise<void> {
  await tx.query(sql`
    update sessions set ended_at = ${now}
    where user_id = ${userId} and ended_at is null and id is distinct from ${keep}::uuid`);
  await deleteMarks(tx, userId, keep);
  tx.announce('sessions', [userId]);
}

interface OpenSessions {
  userId: string;
  now: Date;
}

export async function countSessions(db: Db, { userId, now }: OpenSessions): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*) as count from sessions where user_id = ${userId} and ended_at is null and expires_at > ${now}`);
  return row?.count ?? 0;
}

export interface SessionRow extends Omit<SessionInfo, 'country'> {
  address: string | null;
}

export function selectSessions(
  db: Db,
  { userId, current, now, page, limit }: OpenSessions & { current: string; page: number; limit: number },
): Promise<SessionRow[]> {
  return db.query<SessionRow>(sql`
    select id, user_agent, address, created_at, last_used_at, id = ${current}::uuid as current,
      second_step_at is not null as second_step
    from sessions where user_id = ${userId} and ended_at is null and expires_at > ${now}
    order by last_used_at desc, id desc limit ${limit} offset ${(page - 1) * limit}`);
}
