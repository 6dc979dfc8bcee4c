import { join, resolve } from 'node:path';
import { createApi } from '@wspolnik/api';
import { activateRelease, createGateway, openStore } from '@wspolnik/deploy';
import { listenHost, readSettings } from '@wspolnik/settings';
import { findContainers } from './build/containers.ts';
import { buildRelease } from './build/release.ts';
import { CHANNEL, watchRemote } from './dev/watch-remote.ts';
import { explainFailure, UserError } from './serve/explain-failure.ts';
import { assertPortFree } from './serve/port.ts';
import { ROOT } from './webpack/base-config.ts';

// `pnpm dev mf-offers`: the built product with one remote from its working copy; open pages reload after a change.

try {
  await develop(process.argv[2] ?? '');
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}

async function develop(folder: string): Promise<void> {
  const source = findContainers(ROOT).find(
    ({ dir, manifest }) => dir === join(ROOT, folder) && manifest.name !== 'shell',
  );
  if (!source) throw new UserError('Which remote? For example: pnpm dev mf-offers');
  const settings = readSettings(process.env);
  const host = listenHost(settings);
  await assertPortFree(settings.PORT, host);
  const store = openStore(resolve(ROOT, settings.RELEASES_DIR));
  const api = await createApi({ env: process.env });
  const apiUrl = await api.listen(0);

  const id = await buildRelease({ root: ROOT, store: store.root, log: console.log });
  await activateRelease(store, id, CHANNEL);
  const watching = await watchRemote(source, store, id);
  const gateway = await createGateway({ api: apiUrl, store: store.root, channel: CHANNEL, liveReload: true });
  console.log(`\n${folder} from its working copy at ${await gateway.listen(settings.PORT, host)}. Ctrl+C ends it.`);

  process.once('SIGINT', async () => {
    await watching.close();
    await gateway.close();
    await api.close();
    process.exit(0);
  });
}
