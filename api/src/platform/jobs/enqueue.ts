import type { Db } from '../../storage/db.ts';
import { json, sql } from '../../storage/sql.ts';

export interface NewJob {
  kind: string;
  /** Unique among pending jobs of all kinds: `<kind>:<subject>`. */
  key: string;
  payload: unknown;
  runAt: Date;
}

type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls `listener` when this process enqueues a job that is already due. Returns a function that stops it. */
export function onEnqueue(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Stores a job in the caller's transaction. The same key moves a pending job and replaces its payload. While that job runs,
 * this waits for its end: a caller that has locked something the job needs would deadlock. Such a job needs its own key
 * (with the time in it), and `run` checks whether it still applies.
 */
export async function enqueueJob(tx: Db, { kind, key, payload, runAt }: NewJob): Promise<void> {
  await tx.query(sql`
    insert into jobs (kind, key, payload, run_at) values (${kind}, ${key}, ${json(payload ?? null)}, ${runAt})
    on conflict (key) do update
      set payload = excluded.payload, run_at = excluded.run_at, attempts = 0, last_error = null`);
  // Only a hint: the worker polls as well.
  if (runAt.getTime() <= Date.now()) for (const listener of listeners) listener();
}

/** Enqueues jobs with new keys and leaves existing ones unchanged: for sweeps that pass on what they found. */
export async function enqueueAbsent(tx: Db, jobs: readonly NewJob[]): Promise<void> {
  const rows = jobs.map(({ kind, key, payload, runAt }) => ({ kind, key, payload: payload ?? null, run_at: runAt }));
  await tx.query(sql`
    insert into jobs (kind, key, payload, run_at)
    select kind, key, payload, run_at
    from json_to_recordset(${json(rows)}::json) as j(kind text, key text, payload jsonb, run_at timestamptz)
    on conflict (key) do nothing`);
}

/** Cancels a pending job. A running one is not waited for: it continues, and checks for itself. */
export async function cancelJob(tx: Db, key: string): Promise<void> {
  await tx.query(sql`
    delete from jobs where id in (select id from jobs where key = ${key} for update skip locked)`);
}
