import type { Db } from '../storage/db.ts';
import { sql } from '../storage/sql.ts';
import type { Context } from './context.ts';

const MAIL_EVERY_MS = 30 * 1000;
const PURGE_EVERY_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A link opened twice is told from a forged one for so long after it expired. */
const KEEP_TOKENS_MS = 30 * DAY_MS;

/** Deletes what nobody can use any more. Safe from several processes at once. */
export async function purge(db: Db, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await db.query(sql`delete from throttle_counters where window_ends_at <= ${now}`);
  await db.query(sql`delete from idempotency_keys where created_at <= ${before(DAY_MS)}`);
  await db.query(sql`delete from one_time_tokens where expires_at <= ${before(KEEP_TOKENS_MS)}`);
  await db.query(sql`delete from sessions where expires_at <= ${now} or ended_at <= ${before(DAY_MS)}`);
}

/** Retries mail and purges, in the background of this process. Returns the stop, which waits for a purge under way. */
export function startHousekeeping(
  { clock, db, mailer }: Context,
  onError: (error: Error) => void,
): () => Promise<void> {
  let purging: Promise<void> = Promise.resolve();
  const startPurge = () => {
    purging = purge(db, clock()).catch(onError);
  };
  // Neither keeps the process alive by itself.
  const timers = [
    setInterval(() => mailer.deliverSoon(), MAIL_EVERY_MS).unref(),
    setInterval(startPurge, PURGE_EVERY_MS).unref(),
  ];
  mailer.deliverSoon();
  startPurge();
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await purging;
  };
}
