import { buildApp } from './app.ts';
import { readConfig } from './platform/config.ts';
import type { App } from './platform/context.ts';
import { createContext } from './platform/create-context.ts';
import { loggerOptions } from './platform/logger.ts';

export interface ApiOptions {
  /** Environment variables, as in the README. */
  env: Record<string, string | undefined>;
}

export interface Api {
  app: App;
  /** Listens on the loopback (API_HOST changes that) and resolves to the address; port 0 takes any free one. */
  listen(port?: number): Promise<string>;
  /** Answers what is under way, then closes the stores. */
  close(): Promise<void>;
}

/**
 * Opens the stores, migrates them and builds the API.
 *
 * @throws DirectoryInUseError when another process has the embedded database open
 */
export async function createApi({ env }: ApiOptions): Promise<Api> {
  const config = readConfig(env);
  const context = await createContext({ config, onError: (error) => process.emitWarning(error) });
  const app = await buildApp(context, loggerOptions(config.logLevel));
  const close = async () => {
    await app.close();
    await context.mailer.close();
    await context.db.close();
  };
  return { app, listen: (port = config.port) => app.listen({ port, host: config.host }), close };
}
