import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { refuseBeside, runInside, type TransactionFrame } from './current-transaction.ts';
import type { AnnouncementListener, Database, Db, ScriptDb, Topic } from './db.ts';
import type { Sql } from './sql.ts';
import { runOn, Transaction } from './transaction.ts';

const INT8 = 20;
const TIMESTAMP_TZ = 1184;

function parseInt8(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

const parseTimestamp = pg.types.getTypeParser(TIMESTAMP_TZ, 'text') as (text: string) => Date | number;

function parseTimestampAsIso(text: string): string {
  const value = parseTimestamp(text);
  return value instanceof Date ? value.toISOString() : text;
}

/** int8 as number while safe, timestamptz as ISO 8601 UTC, numeric as string; the rest as in pg. */
export const wireTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary' && oid === INT8) return parseInt8;
    if (format !== 'binary' && oid === TIMESTAMP_TZ) return parseTimestampAsIso;
    return pg.types.getTypeParser(oid, format as 'text');
  },
} as pg.CustomTypesConfig;

/**
 * After an error response of the server the connection is usable, unless the error is fatal; after any other error it is not.
 * Detected by the error's shape, because the embedded engine has its own class.
 */
export function connectionError(error: unknown): Error | undefined {
  const isAnswer = error instanceof Error && 'severity' in error && error.severity !== 'FATAL';
  return isAnswer ? undefined : (error as Error);
}

/** Errors of PostgreSQL after which the same transaction succeeds: a deadlock, of which it ends one side, or no serial order. */
const TO_REPEAT = new Set(['40P01', '40001']);
/** Each attempt has waited for a second, the server's deadlock_timeout. */
const MOST_ATTEMPTS = 3;
/** Milliseconds: a repetition that begins at once may take the rows again before the other side, which waits for them, has them. */
const PAUSE = 20;

/** Attempts a statement or a transaction again when the other side of a deadlock went first. */
async function repeated<T>(attempt: () => Promise<T>, left = MOST_ATTEMPTS - 1): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (left === 0 || !TO_REPEAT.has(String((error as { code?: unknown }).code))) throw error;
    await setTimeout(PAUSE);
    return repeated(attempt, left - 1);
  }
}

/** The pool of either engine as a {@link Database}. `closeEngine` runs after the pool has ended. */
export class PoolDatabase implements Database {
  readonly engine: 'postgres' | 'pglite';
  private readonly pool: pg.Pool;
  private readonly closeEngine: () => Promise<void>;
  private readonly listeners = new Set<AnnouncementListener>();

  constructor(engine: 'postgres' | 'pglite', pool: pg.Pool, closeEngine: () => Promise<void> = async () => {}) {
    this.engine = engine;
    this.pool = pool;
    this.closeEngine = closeEngine;
  }

  query<Row extends object>(statement: Sql): Promise<Row[]> {
    return repeated(() => this.send<Row>(statement));
  }

  private async send<Row extends object>(statement: Sql): Promise<Row[]> {
    refuseBeside();
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      return await runOn<Row>(client, statement);
    } catch (error) {
      // Not pool.query(): it closes the connection after every refused statement, and the embedded engine has only one.
      broken = connectionError(error);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async one<Row extends object>(statement: Sql): Promise<Row | undefined> {
    return (await this.query<Row>(statement))[0];
  }

  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    return this.withTransaction(work);
  }

  /** Outside a transaction every statement is committed on its own. */
  commitWith<Row extends object>(statement: Sql): Promise<Row[]> {
    return this.query<Row>(statement);
  }

  scriptTransaction<T>(work: (tx: ScriptDb) => Promise<T>): Promise<T> {
    return this.withTransaction(work);
  }

  onAnnounced(listener: AnnouncementListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Outside a transaction every statement is already committed. */
  announce(topic: Topic, ids: readonly string[]): void {
    for (const listener of this.listeners) listener(topic, ids);
  }

  private async withTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const { result, announced } = await repeated(() => this.committed(work));
    for (const [topic, ids] of announced) this.announce(topic, [...ids]);
    return result;
  }

  private async committed<T>(work: (tx: Transaction) => Promise<T>) {
    refuseBeside();
    const client = await this.pool.connect();
    const frame: TransactionFrame = { open: true };
    let broken: Error | undefined;
    try {
      const tx = new Transaction(client);
      const result = await runInside(frame, () => work(tx));
      if (!tx.committed) await client.query('commit');
      return { result, announced: tx.announced };
    } catch (error) {
      await client.query('rollback').catch((rollbackError: Error) => {
        broken = rollbackError;
      });
      throw error;
    } finally {
      frame.open = false;
      client.release(broken);
    }
  }

  connections(): { open: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { open: totalCount, idle: idleCount, waiting: waitingCount };
  }

  async close(): Promise<void> {
    await this.pool.end();
    await this.closeEngine();
  }
}
