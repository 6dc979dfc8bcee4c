import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS, HOUR_MS } from '@wspolnik/settings';
import { emptyStore, OFFERS, publish, release } from '../testing/fixtures.ts';
import { liveVersion, promoteOffers, teamKey } from '../testing/releasing.ts';
import { readCheck, recordCheck } from './checks.ts';
import { prune } from './prune.ts';
import { checkKey, readRegistry } from './releases.ts';
import { type Signer, storeSigner } from './sign.ts';
import type { ReleaseStore } from './store.ts';

const NAME = 'mf_offers';

async function withVersion(): Promise<[ReleaseStore, string]> {
  const store = await emptyStore();
  await release(store);
  return [store, String(await liveVersion(store))];
}

const record = async (store: ReleaseStore, version: string, key: Signer = storeSigner(store), who = 'Ewa') =>
  recordCheck(store, await readRegistry(store), { name: NAME, version, who, release: 1, key });
const read = async (store: ReleaseStore, version: string) => readCheck(store, NAME, version, await readRegistry(store));

test('a version says who has checked it last, and beside which release', async () => {
  const [store, version] = await withVersion();
  assert.equal(await read(store, version), null);
  await record(store, version, storeSigner(store), 'Jan');
  await record(store, version);
  const check = await read(store, version);
  assert.deepEqual([check?.who, check?.release], ['Ewa', 1]);
});

test('a record by a key that may not release the container is not made, and one by nobody does not count', async () => {
  const [store, version] = await withVersion();
  await assert.rejects(record(store, version, await teamKey(store, 'mf_admin')), /may release mf_admin, not mf_offers/);
  await record(store, version);
  const bytes = await store.get(checkKey(NAME, version));
  await store.remove(checkKey(NAME, version));
  await store.create(checkKey(NAME, version), Buffer.from(String(bytes).replace('Ewa', 'Ola')));
  assert.equal(await read(store, version), null);
});

test('a record of one version does not count for another one', async () => {
  const [store, version] = await withVersion();
  await record(store, version);
  const other = await publish(store, OFFERS, '2');
  await store.create(checkKey(NAME, other), (await store.get(checkKey(NAME, version))) ?? Buffer.alloc(0));
  assert.equal(await read(store, other), null);
});

test('a record stays as long as its version, and goes with it', async () => {
  const [store, version] = await withVersion();
  await record(store, version);
  for (const text of ['2', '3']) {
    await publish(store, OFFERS, text);
    await promoteOffers(store);
  }
  await prune(store, Date.now() + DAY_MS);
  assert.ok(await read(store, version));
  await prune(store, Date.now() + 15 * DAY_MS);
  await prune(store, Date.now() + 16 * DAY_MS + HOUR_MS);
  assert.equal(await store.get(checkKey(NAME, version)), null);
});
