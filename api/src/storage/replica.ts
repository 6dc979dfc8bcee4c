import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './db.ts';
import { connectionError } from './pool-database.ts';
import { openPostgres } from './postgres.ts';
import { type Sql, sql } from './sql.ts';

/** Milliseconds. A replica that connects or answers later is left out, and the primary answers; a caller waits once for that. */
const CONNECTS_WITHIN = 1_000;
const ANSWERS_WITHIN = 3_000;
/** Milliseconds that a caller waits for a replica to have what was committed: it follows within one or two. */
const PATIENCE = 30;

/** A position in the log of the primary, in bytes from its beginning. */
export type Position = number;

interface Standing {
  standby: boolean;
  system: string;
  replayed: Position;
}

const STANDING = sql`
  select pg_is_in_recovery() as standby, (select system_identifier::text from pg_control_system()) as system,
         coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::int8 as replayed`;

interface ReplicaOptions {
  url: string;
  poolSize: number;
  /** The identifier of the primary's cluster, as soon as it is known: another cluster has other positions. */
  system(): string | null;
  /** Called when it is left out, with the reason, and with null when it is read from again. */
  onChange(name: string, leftOut: string | null): void;
}

/** A streaming standby of the primary. It is asked for its position on a separate connection, which no read keeps waiting. */
export class Replica {
  /** Host and port: the address has a password. */
  readonly name: string;
  private readonly options: ReplicaOptions;
  private readonly pool: Database;
  private readonly watch: Database;
  private polling: Promise<boolean> | null = null;
  /** The lowest position that a caller has waited for in vain. */
  private missed: Position = Number.POSITIVE_INFINITY;
  /** Why nothing is read from it; null while it is in use. */
  leftOut: string | null = 'it has not answered yet';
  replayed: Position = 0;
  /** When the primary was known to have had nothing more than this replica has now, by the clock of Replicas. */
  current = Number.NEGATIVE_INFINITY;

  constructor(options: ReplicaOptions) {
    const { host } = new URL(options.url);
    this.name = host;
    this.options = options;
    const settings = {
      url: options.url,
      // Of an idle connection. A server that has started again may show less than before, so it is asked before it is used.
      onError: (error: Error) => this.leaveOut(error.message),
      connectsWithin: CONNECTS_WITHIN,
      answersWithin: ANSWERS_WITHIN,
    };
    this.pool = openPostgres({ ...settings, poolSize: options.poolSize });
    this.watch = openPostgres({ ...settings, poolSize: 1 });
  }

  query<Row extends object>(statement: Sql): Promise<Row[]> {
    return this.pool.query<Row>(statement);
  }

  leaveOut(reason: string): void {
    const wasInUse = this.leftOut === null;
    this.leftOut = reason;
    if (wasInUse) this.options.onChange(this.name, reason);
  }

  /** After a failed read: a refused statement says nothing about the replica. */
  failed(error: unknown): void {
    const lost = connectionError(error);
    if (lost) this.leaveOut(lost.message);
  }

  /** Reads its position; callers at the same moment share the question. False when it cannot be read from. */
  poll(): Promise<boolean> {
    this.polling ??= this.ask().finally(() => {
      this.polling = null;
    });
    return this.polling;
  }

  private async ask(): Promise<boolean> {
    try {
      const standing = await this.watch.one<Standing>(STANDING);
      const known = this.options.system();
      if (!standing?.standby) throw new Error('it is no standby');
      if (known !== null && standing.system !== known) throw new Error('it is a standby of another primary');
      this.replayed = standing.replayed;
      if (this.replayed >= this.missed) this.missed = Number.POSITIVE_INFINITY;
      return true;
    } catch (error) {
      this.leaveOut((error as Error).message);
      return false;
    }
  }

  /** After a check that it has passed. */
  use(): void {
    if (this.leftOut === null) return;
    this.leftOut = null;
    this.options.onChange(this.name, null);
  }

  /** Whether it has everything up to the position now or in a moment. Nobody waits again for what was waited for in vain. */
  async reaches(position: Position): Promise<boolean> {
    const until = performance.now() + PATIENCE;
    while (this.replayed < position) {
      const left = until - performance.now();
      if (this.leftOut !== null || position >= this.missed) return false;
      if (left <= 0) {
        this.missed = position;
        return false;
      }
      await Promise.race([this.poll(), pause(left, undefined, { ref: false })]);
    }
    return this.leftOut === null;
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.close(), this.watch.close()]);
  }
}
