import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createApi } from '@wspolnik/api';
import { createGateway, findMapFile } from '@wspolnik/deploy';
import { openStore } from '@wspolnik/deploy/release';
import { readSettings } from '@wspolnik/settings';
import { UserError } from '../serve/explain-failure.ts';
import { SEED_COPIES } from '../serve/seed-copies.ts';

/** Where everything but the working copy comes from. */
export interface Site {
  url: URL;
  close(): Promise<void>;
}

interface OwnSiteOptions {
  root: string;
  /** Location of the release store. */
  store: string;
  env: NodeJS.ProcessEnv;
}

/** The product in this process, with what is live in the store. The gateway only reads it. */
export async function ownSite({ root, store, env }: OwnSiteOptions): Promise<Site> {
  const released = existsSync(store) ? await (await openStore(store)).list('channels/stable/') : [];
  if (released.length === 0) throw new UserError(`Nothing is released in ${store} yet: pnpm build does that.`);
  const settings = readSettings(env);
  const mapFile = await findMapFile(settings);
  // Before the API lets its process make files only for their owner: others' tests have theirs in it.
  mkdirSync(join(root, '.cache'), { recursive: true });
  // A line for every request would hide what is wrong in the working copy.
  const api = await createApi({ env: { LOG_LEVEL: 'warn', ...env }, seedCopies: SEED_COPIES });
  const gateway = await createGateway({
    api: await api.listen(0),
    store,
    folder: join(root, '.cache/dev-gateway'),
    env,
    publicOrigin: `http://localhost:${settings.PORT}`,
    mapFile,
  });
  return {
    url: new URL(await gateway.listen(0)),
    async close() {
      await gateway.close();
      await api.close();
    },
  };
}

/** A site that runs elsewhere. Throws a UserError when there is none. */
export async function deployedSite(address: string): Promise<Site> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new UserError(`${address} is no address of a site.`);
  const html = await fetch(url, { headers: { accept: 'text/html' } }).then(
    (answer) => answer.text(),
    ({ message, cause }: Error) => {
      throw new UserError(`${url.origin} does not answer (${cause instanceof Error ? cause.message : message}).`);
    },
  );
  if (!html.includes('id="release"')) throw new UserError(`${url.origin} is no site of Wspólnik.`);
  return { url: new URL(url.origin), close: async () => {} };
}
