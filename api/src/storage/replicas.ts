import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Db } from './db.ts';
import { type Position, Replica } from './replica.ts';
import { type Sql, sql } from './sql.ts';

/** Milliseconds between two checks. */
const CHECK_EVERY = 1_000;
/** Milliseconds. A replica that is further behind is left out, so that no guest sees an older list. */
export const MOST_BEHIND = 5_000;
/** Milliseconds for which positions of the primary are remembered; more than MOST_BEHIND. */
const REMEMBERED = 60_000;
/** Milliseconds that the end of the process waits for replicas to say goodbye. */
const GOODBYE = 1_000;

/**
 * Where a read was answered: `replica`; or by the primary, because no replica was in use (`none`), because none had the caller's
 * writes in time (`behind`), or after the replica had failed (`failed`).
 */
export type Outcome = 'replica' | 'none' | 'behind' | 'failed';

export interface ReplicasOptions {
  primary: Database;
  urls: readonly string[];
  /** Connections to each. */
  poolSize: number;
  /** Milliseconds since any moment; tests move it. */
  now?: () => number;
}

interface Listener {
  /** A replica is left out, for the reason, or in use again, with null. */
  onChange(name: string, leftOut: string | null): void;
  onOutcome(outcome: Outcome): void;
}

const POSITION = sql`
  select (select system_identifier::text from pg_control_system()) as system,
         pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::int8 as position`;

/**
 * The primary's position: everything that was acknowledged, or that anybody has seen, is before it, because a commit is flushed
 * before either (`synchronous_commit` is not off).
 */
export async function readPosition(primary: Db): Promise<{ system: string; position: Position }> {
  const row = await primary.one<{ system: string; position: Position }>(POSITION);
  if (!row) throw new Error('the primary has no position');
  return row;
}

/** Reads of one request: of the replica until it fails, then of the primary. Everything that is no single read is the primary's. */
class ReplicaReads implements Db {
  readonly transaction: Db['transaction'];
  readonly commitWith: Db['commitWith'];
  readonly announce: Db['announce'];
  private readonly primary: Db;
  private readonly onFailed: () => void;
  private replica: Replica | null;

  constructor(primary: Db, replica: Replica, onFailed: () => void) {
    this.transaction = primary.transaction.bind(primary);
    this.commitWith = primary.commitWith.bind(primary);
    this.announce = primary.announce.bind(primary);
    this.primary = primary;
    this.replica = replica;
    this.onFailed = onFailed;
  }

  async query<Row extends object>(statement: Sql): Promise<Row[]> {
    const { replica } = this;
    if (!replica) return this.primary.query<Row>(statement);
    try {
      return await replica.query<Row>(statement);
    } catch (error) {
      replica.failed(error);
      if (this.replica) this.onFailed();
      this.replica = null;
      return this.primary.query<Row>(statement);
    }
  }

  async one<Row extends object>(statement: Sql): Promise<Row | undefined> {
    return (await this.query<Row>(statement))[0];
  }
}

/** The streaming replicas of DATABASE_READ_URLS. A check says which are in use. */
export class Replicas {
  private readonly primary: Database;
  private readonly replicas: Replica[];
  private readonly now: () => number;
  private timer: NodeJS.Timeout | undefined;
  /** Positions of the primary, oldest first. */
  private positions: { at: number; position: Position }[] = [];
  private system: string | null = null;
  private turn = 0;
  private checking: Promise<void> | null = null;
  private listener: Listener | null = null;

  constructor({ primary, urls, poolSize, now = () => performance.now() }: ReplicasOptions) {
    this.primary = primary;
    this.now = now;
    const onChange: Listener['onChange'] = (name, leftOut) => this.listener?.onChange(name, leftOut);
    this.replicas = urls.map((url) => new Replica({ url, poolSize, onChange, system: () => this.system }));
  }

  /** Checks now and then each second. */
  async watch(): Promise<void> {
    this.timer = setInterval(() => void this.check(), CHECK_EVERY).unref();
    await this.check();
  }

  listen(listener: Listener): void {
    this.listener = listener;
  }

  /**
   * Where a list is read. `position` is what must be in it: the primary's position for a caller who sees own writes; without
   * it, it may be a list of MOST_BEHIND ago.
   */
  async reads(position?: Position): Promise<Db> {
    const replica = this.next();
    const outcome = !replica
      ? 'none'
      : position === undefined || (await replica.reaches(position))
        ? 'replica'
        : 'behind';
    this.listener?.onOutcome(outcome);
    if (!replica || outcome !== 'replica') return this.primary;
    return new ReplicaReads(this.primary, replica, () => this.listener?.onOutcome('failed'));
  }

  /** One after the other. */
  private next(): Replica | undefined {
    const inUse = this.replicas.filter((replica) => replica.leftOut === null);
    this.turn = (this.turn + 1) % Math.max(1, inUse.length);
    return inUse[this.turn];
  }

  /** Why each is left out, and how far it is behind in milliseconds: Infinity for one that has never answered. */
  states(): { name: string; leftOut: string | null; lag: number }[] {
    const now = this.now();
    return this.replicas.map(({ name, leftOut, current }) => ({ name, leftOut, lag: now - current }));
  }

  /** Asks the primary and then every replica for its position. Callers at the same moment share a check. */
  check(): Promise<void> {
    this.checking ??= this.compare().finally(() => {
      this.checking = null;
    });
    return this.checking;
  }

  private async compare(): Promise<void> {
    const at = this.now();
    // While the primary is away nobody knows how far a replica is behind, and after MOST_BEHIND none is in use.
    const found = await readPosition(this.primary).catch(() => null);
    if (found) {
      this.system = found.system;
      const remembered = this.positions.filter((one) => one.at > at - REMEMBERED);
      this.positions = [...remembered, { at, position: found.position }];
    }
    await Promise.all(this.replicas.map((replica) => this.judge(replica)));
  }

  private async judge(replica: Replica): Promise<void> {
    if (!(await replica.poll())) return;
    const had = this.positions.findLast(({ position }) => position <= replica.replayed);
    if (had) replica.current = Math.max(replica.current, had.at);
    const lag = this.now() - replica.current;
    if (lag > MOST_BEHIND) replica.leaveOut(`it is more than ${MOST_BEHIND / 1000} s behind`);
    else replica.use();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.checking;
    const goodbyes = Promise.all(this.replicas.map((replica) => replica.close()));
    await Promise.race([goodbyes, pause(GOODBYE, undefined, { ref: false })]);
  }
}
