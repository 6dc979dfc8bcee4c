import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import type { Prover } from './confirmation.ts';

/** A session with the methods that its account has now, as text for an address. */
export const sessionMark = ({ sessionId, credentialsVersion }: Omit<Prover, 'user'>): string =>
  `${sessionId}.${credentialsVersion}`;

/** Whether the session of a {@link sessionMark} is open, and the account's methods are still the same. */
export async function isLive(db: Db, mark: string, now: Date): Promise<boolean> {
  const [sessionId = '', version] = mark.split('.');
  const row = await db.one(sql`
    select 1 as live from sessions s join users u on u.id = s.user_id and u.deleted_at is null and u.disabled_at is null
    where s.id = ${sessionId}::uuid and s.ended_at is null and s.expires_at > ${now}
      and u.credentials_version = ${Number(version)}`);
  return row !== undefined;
}
