import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, promote, readLive, readRegistry, storeSigner } from '@wspolnik/deploy/release';
import { OFFERS, publish, release } from '../../../../deploy/src/testing/fixtures.ts';

/** Promotes that many remotes at once into one channel. Answers how many are live afterwards, and the milliseconds of the slowest. */
export async function concurrentPromotes(count: number): Promise<{ live: number; slowest: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'wspolnik-promotes-'));
  const store = await openStore(folder);
  await release(store);
  const names = Array.from({ length: count }, (_, index) => `mf_team${index}`);
  for (const name of names) await publish(store, { ...OFFERS, name, routes: [{ path: `/${name}` }], slots: [] });
  const key = storeSigner(store);
  const started = performance.now();
  const times = names.map(async (name) => {
    await promote(store, { channel: 'stable', name, who: name, why: 'at once', key, check: () => [] });
    return performance.now() - started;
  });
  const slowest = Math.max(...(await Promise.all(times)));
  const live = await readLive(store, 'stable', await readRegistry(store));
  const found = new Set(live?.containers.map(({ name }) => name));
  await rm(folder, { recursive: true });
  return { live: names.filter((name) => found.has(name)).length, slowest };
}
