import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Known, ReleaseStore } from '@wspolnik/deploy/release';
import { interfaceOf, OFFERS } from '../../../../deploy/src/testing/fixtures.ts';
import { checkBytes } from './page-bytes.ts';

const ENTRY = `${'a'.repeat(64)}.js`;

/** The offers in a store whose only file has this many bytes as it is sent. */
function offers(bytes: number, budget: Record<string, number> = {}): [ReleaseStore, Known] {
  const get = async (key: string) => (key === `files/mf_offers/${ENTRY}.br` ? Buffer.alloc(bytes) : null);
  const store = { get } as unknown as ReleaseStore;
  const assets = { entry: ENTRY, startup: [], chunks: {}, files: [ENTRY] };
  const manifest = { ...OFFERS, budget };
  return [store, { name: 'mf_offers', version: '', manifest, assets, interface: interfaceOf(OFFERS) }];
}

const problemsOf = async (...remote: [ReleaseStore, Known]) => (await checkBytes(...remote)).problems;

test('a page within the usual bytes is fine', async () => {
  assert.deepEqual(await problemsOf(...offers(34_000)), []);
});

test('a page with too many bytes is named with them, the limit and the files', async () => {
  const [first = ''] = await problemsOf(...offers(36_000));
  assert.match(first, /^\/offers loads 36\.0 KB of 35: a{64}\.js 36\.0 KB\. `budget`/);
});

test('a budget of remote.json replaces the usual one for its page', async () => {
  const budget = Object.fromEntries(OFFERS.routes.map(({ path }) => [path, 40]));
  assert.deepEqual(await problemsOf(...offers(36_000, budget)), []);
  assert.equal((await problemsOf(...offers(41_000, budget))).length, OFFERS.routes.length);
});

test('a budget for no page is a mistake', async () => {
  const [problem] = await problemsOf(...offers(1000, { '/ofers': 40 }));
  assert.equal(problem, 'remote.json has a budget for /ofers, which is no page of it.');
});
