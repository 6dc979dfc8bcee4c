import type { Db } from '../../storage/db.ts';
import { json, sql } from '../../storage/sql.ts';

export interface NewJob {
  kind: string;
  /** Unique among the jobs that are still to be done, over all kinds: `<kind>:<what it is about>`. */
  key: string;
  payload: unknown;
  runAt: Date;
}

type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls `listener` when this process enqueues a job that is due already. Returns the end of it. */
export function onEnqueue(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Writes a job down in the caller's transaction. The same key again, while it is still to be done, moves it and replaces
 * the payload. When it is being done at that moment this waits for the end: a caller that holds a lock which the job takes
 * as well would wait for ever, so give such a job a key of its own (with the moment in it) and let `run` look whether it
 * still applies.
 */
export async function enqueueJob(tx: Db, { kind, key, payload, runAt }: NewJob): Promise<void> {
  await tx.query(sql`
    insert into jobs (kind, key, payload, run_at) values (${kind}, ${key}, ${json(payload ?? null)}, ${runAt})
    on conflict (key) do update
      set payload = excluded.payload, run_at = excluded.run_at, attempts = 0, last_error = null`);
  // A hint alone: the worker polls as well.
  if (runAt.getTime() <= Date.now()) for (const listener of listeners) listener();
}

/** Enqueues those whose key is not there yet, and leaves the others as they are: how a sweep passes on what it found. */
export async function enqueueAbsent(tx: Db, jobs: readonly NewJob[]): Promise<void> {
  const rows = jobs.map(({ kind, key, payload, runAt }) => ({ kind, key, payload: payload ?? null, run_at: runAt }));
  await tx.query(sql`
    insert into jobs (kind, key, payload, run_at)
    select kind, key, payload, run_at
    from json_to_recordset(${json(rows)}::json) as j(kind text, key text, payload jsonb, run_at timestamptz)
    on conflict (key) do nothing`);
}

/** Takes a job back. One that is being done at this moment is not waited for: it goes on, and looks for itself. */
export async function cancelJob(tx: Db, key: string): Promise<void> {
  await tx.query(sql`
    delete from jobs where id in (select id from jobs where key = ${key} for update skip locked)`);
}
