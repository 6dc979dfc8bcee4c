import { join, resolve } from 'node:path';
import { createApi } from '@wspolnik/api';
import { createGateway, findMapFile } from '@wspolnik/deploy';
import { listenHost, readSettings } from '@wspolnik/settings';
import { type ContainerSource, findContainers } from '../build/containers.ts';
import { UserError } from '../serve/explain-failure.ts';
import { assertPortFree } from '../serve/port.ts';
import { SEED_COPIES } from '../serve/seed-copies.ts';
import { ROOT } from '../webpack/base-config.ts';
import { buildDevShell } from './dev-shell.ts';
import { type Served, serveWorkingCopy } from './serve-working-copy.ts';

export interface DevelopmentOptions {
  /** Folder of the remote, e.g. `mf-offers`. */
  folder?: string | undefined;
  /** Origin of a deployed site; without it, the product is served by this process. */
  against?: string | undefined;
  env?: NodeJS.ProcessEnv;
  root?: string;
  log(line: string): void;
}

/** Serves a site with one remote from its working copy. Throws a UserError for a remote or a site that is none. */
export async function startDevelopment(options: DevelopmentOptions): Promise<Served> {
  const { folder, against, env = process.env, root = ROOT, log } = options;
  const containers = findContainers(root);
  const remote = findRemote(root, containers, folder);
  const settings = readSettings(env);
  const host = against ? '127.0.0.1' : listenHost(settings);
  await assertPortFree(settings.PORT, host);
  const site = against ? await deployedSite(against) : await ownSite(root, env);
  const shell = against ? undefined : await buildDevShell(root, ofShell(containers), log);
  const served = await serveWorkingCopy({ remote, site: site.url, shell, port: settings.PORT, host, log });
  return {
    url: served.url,
    async close() {
      await served.close();
      await site.close();
    },
  };
}

function findRemote(root: string, containers: ContainerSource[], folder = ''): ContainerSource {
  const remotes = containers.filter(({ manifest }) => manifest.name !== 'shell');
  const found = remotes.find(({ dir }) => dir === join(root, folder));
  if (found) return found;
  const folders = remotes.map(({ dir }) => dir.slice(root.length + 1)).join(', ');
  throw new UserError(`${folder ? `${folder} is no remote` : 'Which remote'}? There are ${folders}.`);
}

function ofShell(containers: ContainerSource[]): ContainerSource {
  const shell = containers.find(({ manifest }) => manifest.name === 'shell');
  if (!shell) throw new UserError('There is no shell in this folder.');
  return shell;
}

interface Site {
  url: URL;
  close(): Promise<void>;
}

/** The last release of `pnpm build`, as it is. */
async function ownSite(root: string, env: NodeJS.ProcessEnv): Promise<Site> {
  const settings = readSettings(env);
  const store = resolve(root, settings.RELEASES_DIR);
  // Of every request a line would hide what is wrong in the working copy.
  const api = await createApi({ env: { LOG_LEVEL: 'warn', ...env }, seedCopies: SEED_COPIES });
  const origin = `http://localhost:${settings.PORT}`;
  const mapFile = await findMapFile(settings);
  const gateway = await createGateway({
    api: await api.listen(0),
    store,
    folder: join(root, '.cache/dev-gateway'),
    env,
    publicOrigin: origin,
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

async function deployedSite(address: string): Promise<Site> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new UserError(`${address} is no address of a site.`);
  const page = await fetch(url, { headers: { accept: 'text/html' } }).then(
    (answer) => answer.text(),
    (error: Error) => {
      throw new UserError(
        `${url.origin} does not answer (${(error.cause as Error | undefined)?.message ?? error.message}).`,
      );
    },
  );
  if (!page.includes('id="release"')) throw new UserError(`${url.origin} is no site of Wspólnik.`);
  return { url: new URL(url.origin), close: async () => {} };
}
