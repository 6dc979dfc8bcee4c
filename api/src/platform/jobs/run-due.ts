import { HOUR_MS } from '@wspolnik/settings';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import type { Context } from '../context.ts';
import type { JobDefinition } from './job.ts';
import { ensureRecurring, finishJob, type JobRow, lockDueJob, postponeJob, relockJob } from './jobs.sql.ts';

const FIRST_PAUSE_MS = 10 * 1000;
/** A job is never abandoned: points and statuses wait for it. */
const LONGEST_PAUSE_MS = HOUR_MS;

export type OnJobError = (error: Error, kind: string) => void;

interface Attempt {
  kind: string;
  error: Error | null;
}

/**
 * The cause and place of a failure, for operators. Messages are omitted, because they quote values, and so tokens and
 * addresses.
 */
function describe(error: Error): string {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const where = error.stack?.split('\n').find((line) => line.includes('/src/'));
  return [error.name, code, constraint, where?.replace(/^.*\/src\//, '').replace(/\)$/, '')]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' ');
}

function retryAt(attempts: number, { longestPauseSeconds }: JobDefinition, now: Date): Date {
  const longest = longestPauseSeconds === undefined ? LONGEST_PAUSE_MS : longestPauseSeconds * 1000;
  return new Date(now.getTime() + Math.min(FIRST_PAUSE_MS * 2 ** attempts, longest));
}

type Prepared = { value: unknown } | { error: unknown };

function resultOf(prepared: Prepared): unknown {
  if ('error' in prepared) throw prepared.error;
  return prepared.value;
}

interface Task {
  definition: JobDefinition;
  job: JobRow;
  prepared: Prepared;
}

/** Rolls back only the job's statements; its lock stays, so that no other worker takes it before it is postponed. */
async function attempt(
  context: Context,
  tx: Db,
  { definition, job, prepared }: Task,
  now: Date,
): Promise<Error | null> {
  await tx.query(sql`savepoint job`);
  try {
    await definition.run(context, tx, job.payload, now, resultOf(prepared));
    await finishJob(tx, job, now);
    return null;
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    await tx.query(sql`rollback to savepoint job`);
    await postponeJob(tx, job.id, retryAt(job.attempts, definition, now), describe(error));
    return error;
  }
}

const NOTHING_PREPARED: Prepared = { value: undefined };

/** Runs the job that has waited longest in its own transaction; one that has to be prepared is only answered. */
function runFirst(context: Context, definitions: readonly JobDefinition[], now: Date) {
  const kinds = definitions.map(({ kind }) => kind);
  return context.db.transaction(async (tx) => {
    const job = await lockDueJob(tx, kinds, now);
    const definition = definitions.find(({ kind }) => kind === job?.kind);
    if (!job || !definition) return null;
    if (definition.prepare) return { unprepared: { definition, job } };
    const error = await attempt(context, tx, { definition, job, prepared: NOTHING_PREPARED }, now);
    return { attempt: { kind: job.kind, error } };
  });
}

/** The job may be done by then: another process prepared it as well. */
async function prepareAndRun(
  context: Context,
  { definition, job }: Omit<Task, 'prepared'>,
  now: Date,
): Promise<Attempt> {
  const prepared = await Promise.resolve(definition.prepare?.(context, job.payload, now)).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  const error = await context.db.transaction(async (tx) => {
    const again = await relockJob(tx, job.id, now);
    return again ? attempt(context, tx, { definition, job: again, prepared }, now) : null;
  });
  return { kind: job.kind, error };
}

/** Runs the job that has waited longest. Null when none is due. */
export async function runNext(
  context: Context,
  definitions: readonly JobDefinition[],
  now: Date,
): Promise<Attempt | null> {
  const first = await runFirst(context, definitions, now);
  if (!first) return null;
  return first.unprepared ? prepareAndRun(context, first.unprepared, now) : first.attempt;
}

/** Ensures that every recurring job has its row. */
export async function ensureJobs({ db }: Context, definitions: readonly JobDefinition[], now: Date): Promise<void> {
  for (const { kind, everySeconds } of definitions) {
    if (everySeconds !== undefined) await ensureRecurring(db, kind, everySeconds, now);
  }
}

/**
 * Runs all jobs due at `now`, one after the other, and answers how many succeeded.
 *
 * @throws AggregateError of the failures, after all others have run
 */
export async function runDue(context: Context, definitions: readonly JobDefinition[], now: Date): Promise<number> {
  await ensureJobs(context, definitions, now);
  const errors: Error[] = [];
  let done = 0;
  let next = await runNext(context, definitions, now);
  while (next) {
    if (next.error) errors.push(next.error);
    else done += 1;
    next = await runNext(context, definitions, now);
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} jobs failed: ${errors[0]?.message}`);
  return done;
}
