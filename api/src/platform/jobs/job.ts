import type { Db } from '../../storage/db.ts';
import type { Context } from '../context.ts';

/**
 * What is to be done for every job of a kind. `run` works in the job's own transaction and through `tx` alone: its effect
 * and the end of the job are committed together, so it happens once however many processes there are, and again when one
 * dies in the middle. What cannot be taken back (mail, a foreign service) does not belong in here: write it down in `tx`.
 */
export interface JobDefinition {
  kind: string;
  /** One row that comes back so many seconds after each run. Without it, jobs come from `enqueueJob`. */
  everySeconds?: number;
  run(context: Context, tx: Db, payload: unknown, now: Date): Promise<void>;
}
