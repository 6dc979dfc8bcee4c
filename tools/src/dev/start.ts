import { join } from 'node:path';
import { listenHost, readSettings } from '@wspolnik/settings';
import { type ContainerSource, findContainers } from '../build/containers.ts';
import { storeLocation } from '../build/store-location.ts';
import { UserError } from '../serve/explain-failure.ts';
import { assertPortFree } from '../serve/port.ts';
import { ROOT } from '../webpack/base-config.ts';
import { buildDevShell } from './dev-shell.ts';
import { type Served, serveWorkingCopy } from './serve-working-copy.ts';
import { deployedSite, ownSite } from './site.ts';

export interface DevelopmentOptions {
  /** Folder of the remote, e.g. `mf-offers`. */
  folder?: string | undefined;
  /** Origin of a deployed site; without it, the product is served by this process. */
  against?: string | undefined;
  /** With the service worker, which otherwise is removed from the browser. */
  offline?: boolean | undefined;
  env?: NodeJS.ProcessEnv;
  root?: string;
  log(line: string): void;
}

/** Serves a site with one remote from its working copy. Throws a UserError for a remote or a site that is none. */
export async function startDevelopment(options: DevelopmentOptions): Promise<Served> {
  const { folder, against, offline: worker, env = process.env, root = ROOT, log } = options;
  const containers = findContainers(root);
  const remote = findRemote(root, containers, folder);
  const settings = readSettings(env);
  const host = against ? '127.0.0.1' : listenHost(settings);
  await assertPortFree(settings.PORT, host);
  const store = storeLocation(root, settings.RELEASES_DIR);
  const site = against ? await deployedSite(against) : await ownSite({ root, store, env });
  const shell = against ? undefined : await buildDevShell(root, ofShell(containers), log);
  const served = await serveWorkingCopy({ remote, site: site.url, shell, worker, port: settings.PORT, host, log });
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
  throw new UserError(`${folder ? `${folder} is no remote.` : 'Which remote?'} There are ${folders}.`);
}

function ofShell(containers: ContainerSource[]): ContainerSource {
  const shell = containers.find(({ manifest }) => manifest.name === 'shell');
  if (!shell) throw new UserError('There is no shell in this folder.');
  return shell;
}
