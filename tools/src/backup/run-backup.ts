import { mkdir, readdir } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { UserError } from '../serve/explain-failure.ts';
import { describeDataKeys, releaseKeyId, writeKeys } from './keys.ts';
import { describeFile, type StoredFile, writeManifest } from './manifest.ts';
import { copyOut, type Place } from './places.ts';
import { readArguments } from './read-arguments.ts';
import { demandReleases, openSite, type Surroundings } from './site.ts';

const USAGE = `Usage: pnpm backup <new folder> [--keys <file>] [--no-releases]
  Copies database, uploads and releases of the settings into the folder, and the keys into a file elsewhere.`;

async function newFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new UserError(`${folder} is not empty: a backup gets a new folder.`);
}

const sizeOf = (files: StoredFile[]) => `${(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)} MB`;

/**
 * The database comes first: an upload is stored before a row names it, and stays for a day after none does (discard-files.ts), so
 * the copy of the files that follows has everything that the database names.
 */
export async function runBackup(args: string[], surroundings: Surroundings): Promise<void> {
  const { env, print } = surroundings;
  const { folder, values } = readArguments(args, USAGE, {
    keys: { type: 'string' },
    releases: { type: 'boolean', default: true },
  });
  if (values.keys && resolve(values.keys).startsWith(`${folder}${sep}`))
    throw new UserError('Keep the keys apart from the backup: whoever has both can read everything.');
  const site = await openSite(surroundings, values.releases);
  demandReleases(site);
  await newFolder(folder);

  const { database: copies, config, store } = site;
  const at = new Date().toISOString();
  const database = await copies.dump(join(folder, copies.file));
  const dump = await describeFile(folder, copies.file);
  print(
    `database: ${sizeOf([dump])} of ${database.engine} ${database.version}, with ${database.migrations.at(-1)?.name}`,
  );
  const files = [dump];
  for (const place of [site.uploads, site.releases].filter((one): one is Place => one !== null)) {
    const copied = await copyOut(place, folder);
    files.push(...copied);
    print(`${place.folder}: ${copied.length} files, ${sizeOf(copied)}`);
  }
  if (values.keys) {
    const names = await writeKeys(resolve(values.keys), config, store, env);
    print(`keys: ${names.join(', ')} in ${values.keys}`);
  } else
    print('keys: not saved. Without DATA_KEYS nobody can read what is encrypted: keep them elsewhere (--keys <file>).');
  const dataKeys = await describeDataKeys(config);
  await writeManifest(folder, { at, database, dataKeys, releaseKey: releaseKeyId(store, env), files });
  print(`The backup is complete: ${folder}`);
}
