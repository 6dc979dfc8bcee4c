import { createHash } from 'node:crypto';
import { constants, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { HOUR_MS } from '@wspolnik/settings';
import { type Config, readConfig } from '../platform/config.ts';
import { createContext } from '../platform/create-context.ts';
import { prepareDataDirectory } from '../storage/data-directory.ts';
import { lockDirectory } from '../storage/directory-lock.ts';
import { seedDemo } from './seed.ts';

// Migrating and seeding a data directory take some ten seconds of CPU, copying one a part of a second (ADR 76).

const SOURCE = path.join(import.meta.dirname, '..');
/** Has the versions of the engine and of what draws the pictures. */
const LOCKFILE = path.join(SOURCE, '../../pnpm-lock.yaml');

/**
 * What is copied. The key of encrypted fields belongs to the database; the secret of sessions does not, so each directory
 * makes its own. The database comes last: without it, a directory is seeded as any other.
 */
const PARTS = ['files', 'data.keys', 'pg'] as const;

/**
 * The dates of demo data are relative to their seeding. After twelve hours a copy is what a product that was started in the
 * morning shows in the evening; orders do not change by themselves before two days have passed.
 */
const VALID_MS = 12 * HOUR_MS;

/** Of all code, because the seed calls services of many modules. Reading 800 files takes a tenth of a second. */
function digestOfSeed(): string {
  const hash = createHash('sha256').update(readFileSync(LOCKFILE));
  const files = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(path.relative(SOURCE, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Seeds a new copy in place of older ones. With its own settings: nothing of one installation is in those of others. */
async function makeCopy(folder: string, name: string): Promise<void> {
  const unfinished = path.join(folder, 'unfinished');
  await prepareDataDirectory(unfinished);
  const unlock = await lockDirectory(unfinished);
  for (const part of PARTS) rmSync(path.join(unfinished, part), { recursive: true, force: true });
  unlock();
  const onError = (error: Error) => process.emitWarning(error);
  const context = await createContext({ config: readConfig({ DATA_DIR: unfinished }), onError });
  try {
    await seedDemo(context);
  } finally {
    await context.mailer.close();
    // Closed, it is opened again without replaying the log.
    await context.db.close();
  }
  for (const old of readdirSync(folder)) {
    if (old !== 'unfinished') rmSync(path.join(folder, old), { recursive: true, force: true });
  }
  renameSync(unfinished, path.join(folder, name));
}

/** The copy in `folder` for this source code, made where it is missing or outdated. */
async function currentCopy(folder: string, now: Date): Promise<string> {
  const digest = digestOfSeed();
  const isCurrent = (name: string) => {
    const [of, seeded] = name.split('-');
    return of === digest && now.getTime() - Number(seeded) < VALID_MS;
  };
  const found = existsSync(folder) ? readdirSync(folder).find(isCurrent) : undefined;
  if (found) return path.join(folder, found);
  const name = `${digest}-${now.getTime()}`;
  await makeCopy(folder, name);
  return path.join(folder, name);
}

const isFresh = (dataDir: string) => !PARTS.some((part) => existsSync(path.join(dataDir, part)));

/** The renames make it complete or not at all. Where the file system can, the copy shares its blocks. */
function fill(dataDir: string, seeded: string): void {
  const unfinished = path.join(dataDir, '.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  try {
    for (const part of PARTS) {
      cpSync(path.join(seeded, part), path.join(unfinished, part), {
        recursive: true,
        mode: constants.COPYFILE_FICLONE,
      });
    }
    for (const part of PARTS) renameSync(path.join(unfinished, part), path.join(dataDir, part));
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Whether everything that is seeded lies in the data directory, under its own key. */
const isSelfContained = ({ demoData, databaseUrl, s3, dataKeys }: Config) =>
  demoData && !databaseUrl && !s3 && !dataKeys;

export interface SeedCopyOptions {
  folder: string;
  config: Config;
  clock?: () => Date;
  /** A failed copy does not prevent the start: the directory is seeded without one. */
  onError(error: Error): void;
}

/**
 * Fills a data directory that has no data yet with a copy from `folder`, or leaves it as it is: not for demo data, or not in
 * this directory.
 *
 * @throws DirectoryInUseError when another process has the directory open
 * @throws SettingsError when nothing can be written there
 */
export async function fillFromSeedCopy({
  folder,
  config,
  clock = () => new Date(),
  onError,
}: SeedCopyOptions): Promise<void> {
  const { dataDir } = config;
  if (!dataDir || !isSelfContained(config) || !isFresh(dataDir)) return;
  await prepareDataDirectory(dataDir);
  const unlock = await lockDirectory(dataDir);
  try {
    fill(dataDir, await currentCopy(folder, clock()));
  } catch (error) {
    // The folder cannot be written, or another process is making the copy or has just replaced it.
    onError(error as Error);
  } finally {
    unlock();
  }
}
