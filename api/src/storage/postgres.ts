import { once } from 'node:events';
import pg from 'pg';
import type { Database } from './db.ts';
import { PoolDatabase, wireTypes } from './pool-database.ts';

/** A statement that runs longer is a bug or an outage; the caller gets 503 instead of a growing queue. */
const STATEMENT_TIMEOUT_MS = 15_000;

/**
 * Settings of each session. The lists are in memory or on flash, so random access costs little more than sequential access
 * (the server's default of 4 is for spinning disks, and makes it sort 50 000 rows instead). JIT compilation takes longer than
 * any of our statements. A bitmap of the rows of a frequent word needs up to 10 MB: with the server's default of 4 it becomes
 * lossy, and each page is searched again. Parallel workers take longer to start (8 ms) than a list may take, and use the
 * processors of other requests.
 */
const SESSION =
  '-c timezone=UTC -c random_page_cost=1.1 -c jit=off -c work_mem=16MB -c max_parallel_workers_per_gather=0';

interface PostgresOptions {
  url: string;
  /** Connections of this process; PostgreSQL's max_connections is shared by all processes. */
  poolSize: number;
  /** Milliseconds. */
  connectsWithin?: number;
  /** Milliseconds after which a statement has failed, also when the server is silent; by default only the server ends it. */
  answersWithin?: number;
  onError(error: Error): void;
}

/**
 * Waits until the connections are closed. The pool's own end resolves earlier, and a connection cut by the server afterwards,
 * because its database is dropped, would be an unhandled error.
 */
function goodbyes(pool: pg.Pool): () => Promise<void> {
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  return async () => {
    while (open.size > 0) await once(pool, 'remove');
  };
}

export function openPostgres({
  url,
  poolSize,
  connectsWithin = 5_000,
  answersWithin,
  onError,
}: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    pipeline: true,
    types: wireTypes,
    application_name: 'wspolnik-api',
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: connectsWithin,
    ...(answersWithin && { query_timeout: answersWithin }),
    options: SESSION,
  });
  // The server may cut an idle connection; without a listener that would end the process.
  pool.on('error', onError);
  // The pool listens while a connection is idle. One that is lost in the middle of a transaction fails its statements, which
  // is enough; unheard, its event would end the process as well.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PoolDatabase('postgres', pool, goodbyes(pool));
}
