import type { Db } from '../../storage/db.ts';
import type { Context } from '../context.ts';

/**
 * Defines the jobs of one kind. `run` works in the job's own transaction and only through `tx`: its effect and the end of the
 * job are committed together, so that it happens once, whatever the number of processes, and is repeated after a crash.
 * Effects that cannot be rolled back (mail, a foreign service) do not belong here: store them through `tx`.
 */
export interface JobDefinition {
  kind: string;
  /** Seconds between the runs of a single recurring job. Without it, jobs come from `enqueueJob`. */
  everySeconds?: number;
  /** The longest pause between attempts that fail; an hour by default. */
  longestPauseSeconds?: number;
  /**
   * Slow work that may be repeated, such as asking another service or writing a file. It runs outside any transaction, since the
   * embedded engine has only one, possibly in two processes at once, and again after a crash. `run` gets what it answers.
   */
  prepare?(context: Context, payload: unknown, now: Date): Promise<unknown>;
  run(context: Context, tx: Db, payload: unknown, now: Date, prepared?: unknown): Promise<void>;
}
