import { existsSync } from 'node:fs';
import { cp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { openEmbedded } from '../storage/embedded.ts';
import { migrate } from '../storage/migrate.ts';
import { CACHE, migrationsDigest } from './template.ts';

/** Processes that start together may each create it; the rename lets one of them succeed completely. */
async function make(name: string): Promise<void> {
  const unfinished = path.join(CACHE, `${name}.${process.pid}`);
  const database = await openEmbedded(unfinished);
  await migrate(database);
  await database.close();
  for (const old of await readdir(CACHE)) {
    if (old.endsWith('.dir') && old !== name) await rm(path.join(CACHE, old), { recursive: true, force: true });
  }
  try {
    await rename(unfinished, path.join(CACHE, name));
  } catch (error) {
    await rm(unfinished, { recursive: true });
    if (!existsSync(path.join(CACHE, name))) throw error;
  }
}

/**
 * Fills a data directory as after a first run of the product, and returns it. A new cluster takes seconds, so tests that do
 * not need one copy it.
 */
export async function migratedDirectory(directory: string): Promise<string> {
  const name = `${await migrationsDigest()}.dir`;
  if (!existsSync(path.join(CACHE, name))) await make(name);
  await cp(path.join(CACHE, name), directory, { recursive: true });
  return directory;
}
