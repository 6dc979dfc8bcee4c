import { HOUR_S } from '@wspolnik/settings';
import type { Db } from '../storage/db.ts';
import { sql } from '../storage/sql.ts';
import type { Context } from './context.ts';
import type { JobDefinition } from './jobs/job.ts';
import { startWorker } from './jobs/worker.ts';
import { purgeFrames } from './realtime/frames.sql.ts';
import { RETENTION_MS } from './retention.ts';

const MAIL_EVERY_MS = 30 * 1000;

/** Deletes expired rows. Safe from several processes at once. */
export async function purge(db: Db, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await db.query(sql`delete from throttle_counters where window_ends_at <= ${now}`);
  await db.query(sql`delete from idempotency_keys where created_at <= ${before(RETENTION_MS.answer)}`);
  await db.query(sql`delete from sign_in_challenges where expires_at <= ${now}`);
  await db.query(sql`delete from device_marks where expires_at <= ${now}`);
  await db.query(sql`delete from socket_tickets where expires_at <= ${now}`);
  await db.query(sql`delete from one_time_tokens where expires_at <= ${before(RETENTION_MS.expiredLink)}`);
  await db.query(sql`delete from email_changes where expires_at <= ${before(RETENTION_MS.expiredLink)}`);
  await db.query(
    sql`delete from sessions where expires_at <= ${now} or ended_at <= ${before(RETENTION_MS.endedSession)}`,
  );
  // Its links have expired, whether it could not be delivered or no delivery is configured.
  await db.query(sql`delete from outbox where next_attempt_at <= ${before(RETENTION_MS.unsentMail)}`);
  await purgeFrames(db, now);
}

export const purgeJob: JobDefinition = {
  kind: 'housekeeping.purge',
  everySeconds: HOUR_S,
  run: (_context, tx, _payload, now) => purge(tx, now),
};

/**
 * Runs `jobs` and delivers mail in the background of this process. Returns a function that stops it and waits for the running
 * job. Mail is not a job: a sent mail cannot be rolled back, so each delivery is claimed and committed on its own.
 */
export function startHousekeeping(
  context: Context,
  jobs: readonly JobDefinition[],
  onError: (error: Error) => void,
): () => Promise<void> {
  const stopWorker = startWorker(context, jobs, onError);
  // Does not keep the process alive.
  const mail = setInterval(() => context.mailer.deliverSoon(), MAIL_EVERY_MS).unref();
  context.mailer.deliverSoon();
  return async () => {
    clearInterval(mail);
    await stopWorker();
  };
}
