import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** Of one sign-in. */
const MAX_TRIES = 5;

interface NewChallenge {
  hash: string;
  userId: string;
  passkeyChallenge: string | null;
  expiresAt: Date;
}

export async function insertChallenge(
  tx: Db,
  { hash, userId, passkeyChallenge, expiresAt }: NewChallenge,
): Promise<void> {
  await tx.query(sql`
    insert into sign_in_challenges (hash, user_id, passkey_challenge, expires_at)
    values (${hash}, ${userId}, ${passkeyChallenge}, ${expiresAt})`);
}

export interface ChallengeRow {
  user_id: string;
  passkey_challenge: string | null;
  email: string;
  first_name: string;
  locale: 'pl' | 'en';
  /** By an admin: a requested deletion is taken back by the sign-in. */
  disabled: boolean;
}

/** Counts a try, in one statement, so that concurrent ones are all counted; undefined when none is left. */
export function takeTry(db: Db, hash: string, now: Date): Promise<ChallengeRow | undefined> {
  return db.one<ChallengeRow>(sql`
    update sign_in_challenges c set attempts = attempts + 1 from users u
    where c.hash = ${hash} and c.used_at is null and c.attempts < ${MAX_TRIES} and c.expires_at > ${now}
      and u.id = c.user_id and u.deleted_at is null
    returning c.user_id, c.passkey_challenge, u.email, u.first_name, u.locale,
      u.disabled_at is distinct from u.deletion_requested_at as disabled`);
}

/** False when another call with the token succeeded first. */
export async function closeChallenge(tx: Db, hash: string, now: Date): Promise<boolean> {
  const row = await tx.one(sql`
    update sign_in_challenges set used_at = ${now} where hash = ${hash} and used_at is null returning user_id`);
  return row !== undefined;
}

/** A new password ends sign-ins that began with the old one. */
export async function deleteChallenges(tx: Db, userId: string): Promise<void> {
  await tx.query(sql`delete from sign_in_challenges where user_id = ${userId}`);
}
