import { join } from 'node:path';
import { inParallel } from '@wspolnik/deploy/release';
import { prepareDataDirectory } from '../../../api/src/storage/data-directory.ts';
import { UserError } from '../serve/explain-failure.ts';
import { checkKeys, placeKeys, readKeys, releaseKeyId } from './keys.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { copyIn } from './places.ts';
import { readArguments } from './read-arguments.ts';
import { openSite, type Site, type Surroundings } from './site.ts';

const USAGE = `Usage: pnpm restore <folder of a backup> [--keys <file>] [--replace]
  Restores it into the database, the uploads and the release store of the settings. --replace removes what is there.`;

/** What the settings lead to that is not empty. */
async function takenParts({ database, releases, uploads }: Site): Promise<string[]> {
  const parts = [
    { name: 'the database', isEmpty: await database.isEmpty() },
    { name: 'the uploads', isEmpty: (await uploads.list()).length === 0 },
    { name: 'the release store', isEmpty: !releases || (await releases.list()).length === 0 },
  ];
  return parts.flatMap(({ name, isEmpty }) => (isEmpty ? [] : [name]));
}

async function clear({ database, releases, uploads }: Site): Promise<void> {
  await database.clear();
  await inParallel(await uploads.list(), uploads.remove);
  if (releases) await inParallel(await releases.list(), releases.remove);
}

/** @throws UserError before anything was changed */
function checkEngine({ database }: Site, manifest: Manifest): void {
  const names = { postgres: 'PostgreSQL (DATABASE_URL)', pglite: 'the embedded database (DATA_DIR)' };
  if (database.engine !== manifest.database.engine)
    throw new UserError(
      `The backup is of ${names[manifest.database.engine]}, the settings name ${names[database.engine]}.`,
    );
}

async function putBack({ config, releases, uploads }: Site, folder: string, { files }: Manifest): Promise<void> {
  if (releases) await copyIn(releases, folder, files);
  // Later files are for their owner only, which those of releases must not be: a gateway may be another user.
  if (!config.s3 && config.dataDir) await prepareDataDirectory(config.dataDir);
  await copyIn(uploads, folder, files);
}

/** The database comes last, whole or not at all: an API that is started too early finds none, instead of rows without their files. */
export async function runRestore(args: string[], surroundings: Surroundings): Promise<void> {
  const { print } = surroundings;
  const { folder, values } = readArguments(args, USAGE, {
    keys: { type: 'string' },
    replace: { type: 'boolean', default: false },
  });
  const manifest = await readManifest(folder);
  const hasReleases = manifest.files.some(({ path }) => path.startsWith('releases/'));
  const given = await readKeys(values.keys);
  const env = { ...given, ...surroundings.env };
  const site = await openSite({ ...surroundings, env }, hasReleases);
  checkEngine(site, manifest);
  await checkKeys(manifest, site.config, releaseKeyId(site.store, env));
  const taken = await takenParts(site);
  if (taken.length > 0 && !values.replace)
    throw new UserError(`Not empty: ${taken.join(', ')}. --replace removes everything that is there first.`);

  if (taken.length > 0) await clear(site);
  await placeKeys(given, surroundings.env, site.config, site.store?.location ?? null);
  await putBack(site, folder, manifest);
  print('uploads and releases: restored');
  await site.database.restore(join(folder, site.database.file), manifest.database);
  print(`database: restored, as of ${manifest.at}`);
  print('Start the API, then the gateway. `pnpm release check` looks through the releases.');
}
