import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inParallel } from '@wspolnik/deploy/release';
import { readMigrations } from '../../../api/src/storage/migrate.ts';
import { UserError } from '../serve/explain-failure.ts';

/** Raised when an older version could not restore a backup any more. */
const FORMAT = 1;
const FILE = 'manifest.json';
/** Damaged files that are named. */
const MOST_NAMED = 3;

export interface StoredFile {
  /** Below the folder of the backup. */
  path: string;
  bytes: number;
  sha256: string;
}

export interface BackedUpDatabase {
  engine: 'postgres' | 'pglite';
  /** Of the server, as `15.18`. */
  version: string;
  migrations: { name: string; digest: string }[];
}

export interface Manifest {
  format: number;
  at: string;
  database: BackedUpDatabase;
  /** The names of DATA_KEYS, each with a hash of its key, which is 32 random bytes. */
  dataKeys: Record<string, string>;
  /** Id of the key with which the store's releases are verified; null without releases. */
  releaseKey: string | null;
  files: StoredFile[];
}

export async function describeFile(folder: string, path: string): Promise<StoredFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(join(folder, path))) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { path, bytes, sha256: hash.digest('hex') };
}

/** The last file of a backup: a folder without it is none. */
export async function writeManifest(folder: string, manifest: Omit<Manifest, 'format'>): Promise<void> {
  await writeFile(join(folder, FILE), JSON.stringify({ format: FORMAT, ...manifest }), { flush: true });
}

/** @throws UserError for a folder that is no backup, is damaged, or is of a newer version */
export async function readManifest(folder: string): Promise<Manifest> {
  const refuse = (reason: string) => new UserError(`${folder} cannot be restored: ${reason}`);
  if (!existsSync(join(folder, FILE))) throw refuse(`it has no ${FILE}, which a backup gets when it is complete.`);
  let manifest: Manifest;
  try {
    manifest = JSON.parse(await readFile(join(folder, FILE), 'utf8'));
  } catch {
    throw refuse(`its ${FILE} is damaged. Take another backup.`);
  }
  if (manifest.format > FORMAT) throw refuse('a newer version of Wspólnik made it. Restore it with that version.');
  const newer = await unknownMigration(manifest.database);
  if (newer) {
    throw refuse(
      `its database has the migration ${newer}, which this version lacks. Restore it with the version that made it.`,
    );
  }
  const damaged = await damagedFiles(folder, manifest.files);
  if (damaged.length > 0) {
    const more = damaged.length > MOST_NAMED ? ` and ${damaged.length - MOST_NAMED} others` : '';
    throw refuse(`missing or damaged: ${damaged.slice(0, MOST_NAMED).join(', ')}${more}. Take another backup.`);
  }
  return manifest;
}

async function unknownMigration({ migrations }: BackedUpDatabase): Promise<string | undefined> {
  const known = new Map((await readMigrations()).map(({ name, digest }) => [name, digest]));
  return migrations.find(({ name, digest }) => known.get(name) !== digest)?.name;
}

async function damagedFiles(folder: string, files: StoredFile[]): Promise<string[]> {
  const damaged = await inParallel(files, async ({ path, bytes, sha256 }) => {
    const isThere = await stat(join(folder, path)).catch(() => null);
    if (isThere?.size !== bytes) return path;
    return (await describeFile(folder, path)).sha256 === sha256 ? null : path;
  });
  return damaged.flatMap((path) => path ?? []);
}
