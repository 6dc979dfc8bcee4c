import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { intarray } from '@electric-sql/pglite/contrib/intarray';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { closeToOthers } from './data-directory.ts';
import type { Database } from './db.ts';
import { lockDirectory } from './directory-lock.ts';
import { DurableNodeFs, durableStartParams } from './durable-node-fs.ts';
import { PoolDatabase, wireTypes } from './pool-database.ts';

const extensions = { intarray, pg_trgm, unaccent };

const durable = (directory: string) => ({
  fs: new DurableNodeFs(path.join(directory, 'pg')),
  startParams: durableStartParams(),
});

/** One session, never closed while idle: the embedded engine has only one, and prepared statements live in it. */
function poolOf(pglite: PGlite): pg.Pool {
  // The adapter has its own connection object, which is not in pg's types.
  const config = createPgConfig(pglite) as unknown as pg.PoolConfig;
  return new pg.Pool({ ...config, types: wireTypes, max: 1, idleTimeoutMillis: 0, pipeline: true });
}

/**
 * PostgreSQL inside this process, stored in `directory`.
 *
 * @throws DirectoryInUseError when another process has it open.
 */
export async function openEmbedded(directory: string): Promise<Database> {
  const unlock = await lockDirectory(directory);
  try {
    const pglite = await PGlite.create({ ...durable(directory), extensions });
    // The engine unpacks its first cluster, and writes a few files at each start, with its own rights.
    closeToOthers(path.join(directory, 'pg'));
    return new PoolDatabase('pglite', poolOf(pglite), async () => {
      await pglite.close();
      unlock();
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * The files of the database in `directory`, as a tar archive compressed with gzip.
 *
 * @throws DirectoryInUseError when a process has it open
 */
export async function dumpEmbedded(directory: string): Promise<Blob> {
  const unlock = await lockDirectory(directory);
  try {
    const pglite = await PGlite.create({ ...durable(directory), extensions });
    const cluster = await pglite.dumpDataDir('gzip');
    await pglite.close();
    return cluster;
  } finally {
    unlock();
  }
}

/** Puts such files where there is no database yet. */
export async function restoreEmbedded(directory: string, cluster: Blob): Promise<void> {
  const unlock = await lockDirectory(directory);
  try {
    const pglite = await PGlite.create({ ...durable(directory), extensions, loadDataDir: cluster });
    await pglite.close();
    closeToOthers(path.join(directory, 'pg'));
  } finally {
    unlock();
  }
}

/** The engine in memory, new or with the files of a cluster. */
export function createInMemory(cluster?: Blob): Promise<PGlite> {
  return PGlite.create({ extensions, ...(cluster ? { loadDataDir: cluster } : {}) });
}

/** The same engine in memory, for tests and benches. */
export async function openInMemory(cluster?: Blob): Promise<{ database: Database; dump(): Promise<Blob> }> {
  const pglite = await createInMemory(cluster);
  const database = new PoolDatabase('pglite', poolOf(pglite), () => pglite.close());
  return { database, dump: () => pglite.dumpDataDir('none') };
}
