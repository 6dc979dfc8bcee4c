import { buildApp } from './app.ts';
import { seedDemo } from './demo/seed.ts';
import { fillFromSeedCopy } from './demo/seed-copies.ts';
import { addStartCategories } from './modules/categories/index.ts';
import { jobs } from './modules/jobs.ts';
import { addStartSearchWords } from './modules/search-words/index.ts';
import { missingSettings, readConfig } from './platform/config.ts';
import type { App } from './platform/context.ts';
import { createContext } from './platform/create-context.ts';
import { startHousekeeping } from './platform/housekeeping.ts';
import { loggerOptions } from './platform/logger.ts';
import { loadStems } from './platform/polish/polish-stems.ts';

export interface ApiOptions {
  /** Environment variables, as in the README. */
  env: Record<string, string | undefined>;
  /** A folder for seeded data directories, which new ones are copied from (ADR 76). Without it, each is seeded. */
  seedCopies?: string;
}

export interface Api {
  app: App;
  /** Listens on the loopback (API_HOST changes that) and resolves to the address; port 0 takes any free one. */
  listen(port?: number): Promise<string>;
  /** Completes the requests in progress, then closes the stores. With `drain`, balancers first see that it ends; see drain.ts. */
  close(options?: { drain?: boolean }): Promise<void>;
}

/**
 * Opens and migrates the stores, fills an empty database with demo data (Config.demoData), or in production with the first
 * categories, and builds the API.
 *
 * @throws DirectoryInUseError when another process has the embedded database open
 */
export async function createApi({ env, seedCopies }: ApiOptions): Promise<Api> {
  const config = readConfig(env);
  const onError = (error: Error) => process.emitWarning(error);
  // Otherwise the first search would wait for the dictionary.
  loadStems();
  if (seedCopies) await fillFromSeedCopy({ folder: seedCopies, config, onError });
  const context = await createContext({ config, onError });
  if (config.demoData) await seedDemo(context);
  if (config.production) await addStartCategories(context.db);
  await addStartSearchWords(context.db, context.clock());
  const app = await buildApp(context, loggerOptions(config.logLevel));
  for (const missing of missingSettings(config)) app.log.warn(missing);
  const stopHousekeeping = startHousekeeping(context, jobs, onError);
  const close = async ({ drain = false } = {}) => {
    if (drain) await app.drain.end();
    await app.close();
    await stopHousekeeping();
    await context.mailer.close();
    await context.replicas?.close();
    await context.db.close();
  };
  return { app, listen: (port = config.port) => app.listen({ port, host: config.host }), close };
}
