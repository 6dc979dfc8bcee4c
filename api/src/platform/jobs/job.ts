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
  run(context: Context, tx: Db, payload: unknown, now: Date): Promise<void>;
}
