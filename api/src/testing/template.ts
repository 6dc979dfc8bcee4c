import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../storage/db.ts';
import { openInMemory } from '../storage/embedded.ts';
import { migrate } from '../storage/migrate.ts';
import { sql } from '../storage/sql.ts';

export const CACHE = path.join(import.meta.dirname, '../../../.cache/embedded');
const MIGRATIONS = path.join(import.meta.dirname, '../migrations');

/** Depends on everything in a template: the version of the embedded engine and every migration. */
export async function migrationsDigest(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')), 'utf8'));
  for (const name of (await readdir(MIGRATIONS)).sort()) {
    hash.update(name).update(await readFile(path.join(MIGRATIONS, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch {
    return null;
  }
}

/** Files that start together may each create it; after the rename readers only see complete files. */
async function store(name: string, dump: Blob): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const unfinished = path.join(CACHE, `${name}.${process.pid}`);
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  for (const old of await readdir(CACHE)) {
    if (old.endsWith('.tar') && old !== name) await rm(path.join(CACHE, old), { force: true });
  }
  await rename(unfinished, path.join(CACHE, name));
}

/** The files of a migrated database. Creating a cluster takes 3 s and 1 GB of memory, so it is created once and then loaded. */
export async function migratedCluster(): Promise<Blob> {
  const name = `${await migrationsDigest()}.tar`;
  const template = await readIfThere(path.join(CACHE, name));
  if (template) return new Blob([new Uint8Array(template)]);
  const { database, dump } = await openInMemory();
  await migrate(database);
  // After a checkpoint nobody who loads the files has to replay the log.
  await database.query(sql`checkpoint`);
  const cluster = await dump();
  await database.close();
  await store(name, cluster);
  return cluster;
}

/** A migrated in-memory database. */
export async function openMigratedInMemory(): Promise<Database> {
  return (await openInMemory(await migratedCluster())).database;
}
