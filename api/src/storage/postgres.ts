import { once } from 'node:events';
import pg from 'pg';
import { type Database, PoolDatabase, wireTypes } from './db.ts';

/** A statement that runs longer is a bug or an outage; the caller gets 503 instead of a pile-up. */
const STATEMENT_TIMEOUT_MS = 15_000;

/**
 * Lists come from memory or flash, so an index costs little more than reading on (the server's default of 4 is for turning
 * disks, and makes it sort 50 000 rows instead); compiling a plan takes longer than any statement of ours. The rows of a
 * frequent word are noted in up to 10 MB: with the server's default of 4 most are forgotten, and each page is searched again.
 * Workers beside the connection take longer to start (8 ms) than a list may, and the processors of who else is served.
 */
const SESSION =
  '-c timezone=UTC -c random_page_cost=1.1 -c jit=off -c work_mem=16MB -c max_parallel_workers_per_gather=0';

interface PostgresOptions {
  url: string;
  /** Connections of this process; PostgreSQL's max_connections is shared by all processes. */
  poolSize: number;
  onError(error: Error): void;
}

/**
 * Waits until the connections are closed. The pool's own end comes back while they still say goodbye, and one that the
 * server cuts then, because its database is dropped, is an error that nobody listens for.
 */
function goodbyes(pool: pg.Pool): () => Promise<void> {
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  return async () => {
    while (open.size > 0) await once(pool, 'remove');
  };
}

export function openPostgres({ url, poolSize, onError }: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    pipeline: true,
    types: wireTypes,
    application_name: 'wspolnik-api',
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: 5_000,
    options: SESSION,
  });
  // An idle connection may be cut by the server; without a listener that ends the process.
  pool.on('error', onError);
  return new PoolDatabase('postgres', pool, goodbyes(pool));
}
