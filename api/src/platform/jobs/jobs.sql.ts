import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

export interface JobRow {
  id: number;
  kind: string;
  payload: unknown;
  every_seconds: number | null;
  attempts: number;
}

/**
 * Locks the job that has waited longest, skipping those locked by other workers; in the order of the index jobs_due. Kinds
 * unknown to this process are left for a newer one.
 */
export function lockDueJob(tx: Db, kinds: readonly string[], now: Date): Promise<JobRow | undefined> {
  return tx.one<JobRow>(sql`
    select id, kind, payload, every_seconds, attempts from jobs
    where run_at <= ${now} and kind = any(${kinds}::text[])
    order by run_at, id limit 1 for update skip locked`);
}

/** The same job once more, if it is still due and no other worker has it. */
export function relockJob(tx: Db, id: number, now: Date): Promise<JobRow | undefined> {
  return tx.one<JobRow>(sql`
    select id, kind, payload, every_seconds, attempts from jobs
    where id = ${id} and run_at <= ${now} for update skip locked`);
}

/** Counted from now, not from the due time, so that after a long stop it runs once. */
export async function finishJob(tx: Db, { id, every_seconds }: JobRow, now: Date): Promise<void> {
  if (every_seconds === null) {
    await tx.query(sql`delete from jobs where id = ${id}`);
    return;
  }
  await tx.query(sql`
    update jobs set attempts = 0, last_error = null, run_at = ${now}::timestamptz + every_seconds * interval '1 second'
    where id = ${id}`);
}

export async function postponeJob(tx: Db, id: number, runAt: Date, lastError: string): Promise<void> {
  await tx.query(sql`
    update jobs set attempts = attempts + 1, run_at = ${runAt}, last_error = ${lastError} where id = ${id}`);
}

/** The single row of a recurring job, due at once when it is new. A changed interval applies from its next run. */
export async function ensureRecurring(db: Db, kind: string, everySeconds: number, now: Date): Promise<void> {
  await db.query(sql`
    insert into jobs (kind, key, payload, run_at, every_seconds)
    select ${kind}::text, ${kind}::text, 'null', ${now}::timestamptz, ${everySeconds}::int
    where not exists (select 1 from jobs where key = ${kind} and every_seconds = ${everySeconds})
    on conflict (key) do update set every_seconds = excluded.every_seconds`);
}
