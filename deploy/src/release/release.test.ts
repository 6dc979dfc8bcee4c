import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyStore, release } from '../testing/fixtures.ts';
import { listNumbers, readActivation, readLive, readRegistry } from './releases.ts';

test('a release is what the channel serves', async () => {
  const store = await emptyStore();
  assert.equal(await release(store, '1'), 1);
  assert.equal(await release(store, '2'), 2);
  const registry = await readRegistry(store);
  assert.deepEqual(await listNumbers(store, 'stable'), [1, 2]);
  const live = await readLive(store, 'stable', registry);
  assert.equal(live?.number, 2);
  assert.deepEqual(live?.damaged, []);
  const { containers } = await readActivation(store, 'stable', 1, registry);
  assert.deepEqual(
    containers.map(({ name }) => name),
    ['mf_admin', 'mf_offers', 'shell'],
  );
});
