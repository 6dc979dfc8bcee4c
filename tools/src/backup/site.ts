import { existsSync } from 'node:fs';
import { openStore, type ReleaseStore } from '@wspolnik/deploy/release';
import { type Config, readConfig } from '../../../api/src/platform/config.ts';
import { createFileStore } from '../../../api/src/platform/files/create-file-store.ts';
import { storeLocation } from '../build/store-location.ts';
import { UserError } from '../serve/explain-failure.ts';
import { type DatabaseCopies, databaseCopies } from './database.ts';
import { type Place, releasesPlace, uploadsPlace } from './places.ts';

export interface Surroundings {
  env: NodeJS.ProcessEnv;
  /** Root of the repository. */
  root: string;
  print(line: string): void;
}

/** The stores of the settings. */
export interface Site {
  config: Config;
  database: DatabaseCopies;
  uploads: Place;
  /** Null when it has no releases. */
  releases: Place | null;
  store: ReleaseStore | null;
}

export async function openSite({ env, root }: Surroundings, hasReleases: boolean): Promise<Site> {
  const config = readConfig(env);
  const store = hasReleases ? await openStore(storeLocation(root, env.RELEASES_DIR), { env }) : null;
  return {
    config,
    database: databaseCopies(config, env),
    // As they are stored: what is encrypted stays encrypted.
    uploads: uploadsPlace(await createFileStore(config)),
    releases: store && releasesPlace(store),
    store,
  };
}

/** A folder that was named wrongly must not look like a site without releases. */
export function demandReleases({ store }: Site): void {
  if (!store || store.location.startsWith('s3://') || existsSync(store.location)) return;
  throw new UserError(
    `There is no release store at ${store.location}: set RELEASES_DIR, or leave releases out with --no-releases.`,
  );
}
