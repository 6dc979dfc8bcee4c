import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { ADMIN, emptyStore, OFFERS, publish, release } from '../testing/fixtures.ts';
import { liveOf, liveVersion, promoteOffers, REQUEST, rollBackStable, teamKey } from '../testing/releasing.ts';
import { checkStore } from './check-store.ts';
import { explainPath } from './explain-path.ts';
import { revokeKey } from './keys.ts';
import { listReleases } from './list-releases.ts';
import { activationKey, contentKey, fileKey, publicationKey, readContainer, readRegistry } from './releases.ts';
import { withdraw } from './roll-back.ts';
import { signed, storeSigner } from './sign.ts';
import type { ReleaseStore } from './store.ts';
import type { Activation, Promotion } from './types.ts';

const list = async (store: ReleaseStore) => (await listReleases(store, 'stable', await readRegistry(store))).releases;
const explain = async (store: ReleaseStore, path: string) =>
  (await explainPath(store, 'stable', path, await readRegistry(store))).owner;

test('the list says who released what and why, newest first, and what of it is live', async () => {
  const store = await emptyStore();
  await release(store);
  const first = await liveVersion(store);
  const second = await publish(store, OFFERS, '2');
  await promoteOffers(store);
  await rollBackStable(store);
  await promoteOffers(store, { name: 'mf_admin', version: await publish(store, ADMIN, '2') });

  const releases = await list(store);
  const states = releases.map(({ number, changes }) => [number, ...changes.map((one) => `${one.name} ${one.state}`)]);
  assert.deepEqual(states, [
    [4, 'mf_admin live'],
    [3, 'mf_offers live'],
    [2, 'mf_offers rolled back'],
    [1, 'mf_admin replaced', 'mf_offers replaced', 'shell live'],
  ]);
  const [, rollback, promoted] = releases;
  assert.deepEqual([rollback?.undoes, rollback?.why], [[2], 'It failed.']);
  assert.deepEqual([promoted?.who, promoted?.why], ['Ewa', 'Prices with VAT.']);
  assert.deepEqual(promoted?.changes[0], {
    name: 'mf_offers',
    from: first,
    to: second,
    state: 'rolled back',
    rolledBackBy: 3,
  });
});

test('a container is live in one release of the list, however often its version was', async () => {
  const store = await emptyStore();
  await release(store);
  await publish(store, OFFERS, '2');
  await promoteOffers(store);
  await rollBackStable(store);
  await promoteOffers(store);
  await rollBackStable(store);
  const live = (await list(store)).flatMap(({ changes }) => changes).filter(({ state }) => state === 'live');
  assert.deepEqual(live.map(({ name }) => name).sort(), ['mf_admin', 'mf_offers', 'shell']);
});

test('a page is explained by the container, the version and the release that serve it', async () => {
  const store = await emptyStore();
  await release(store);
  await publish(store, OFFERS, '2');
  await promoteOffers(store);
  const { mf_offers: offers, shell } = await liveOf(store);
  assert.deepEqual(await explain(store, '/offers/7'), { promotion: offers, route: '/offers/:id' });
  assert.deepEqual(await explain(store, '/en/offers'), { promotion: offers, route: '/offers' });
  assert.deepEqual(await explain(store, '/'), { promotion: shell, route: '/' });
  assert.equal(await explain(store, '/nobody'), null);
});

test('a page of a withdrawn remote is served by nobody', async () => {
  const store = await emptyStore();
  await release(store);
  await withdraw(store, { ...REQUEST, name: 'mf_offers', key: storeSigner(store) });
  assert.equal(await explain(store, '/offers'), null);
});

test('a whole store has no problem', async () => {
  const store = await emptyStore();
  await release(store);
  await rollBackStable(store).catch(() => null);
  assert.deepEqual(await checkStore(store), []);
});

type Damage = (store: ReleaseStore, version: string, entry: string) => Promise<unknown>;
const write = (store: ReleaseStore, key: string, text: string | Buffer) => writeFile(join(store.location, key), text);

const DAMAGES: [string, Damage, RegExp][] = [
  [
    'a release of garbage',
    (store) => write(store, activationKey('stable', 2), 'garbage!!'),
    /^Release 2 of stable is no JSON/,
  ],
  [
    'a release that is cut off',
    async (store) =>
      write(store, activationKey('stable', 2), String(await store.get(activationKey('stable', 2))).slice(0, 99)),
    /^Release 2 of stable is no JSON: it is damaged or cut off/,
  ],
  [
    'a release with a bad signature',
    async (store) => {
      const text = String(await store.get(activationKey('stable', 2)));
      await write(store, activationKey('stable', 2), text.replace('Prices with VAT', 'Free for all'));
    },
    /^mf_offers in release 2 of stable does not count: it is not what the key \w+ has signed/,
  ],
  [
    'a changed file',
    (store, _, entry) => write(store, fileKey('mf_offers', entry), 'alert(1)'),
    /^mf_offers \w{12}: [0-9a-f]{64}\.js is missing or was changed\. It is live on stable\.$/,
  ],
  [
    'a missing file',
    (store, _, entry) => rm(join(store.location, fileKey('mf_offers', entry))),
    /^mf_offers \w{12}: [0-9a-f]{64}\.js is missing or was changed\. It is live on stable\.$/,
  ],
  [
    'a changed brotli form',
    (store, _, entry) => write(store, fileKey('mf_offers', `${entry}.br`), brotliCompressSync('alert(1)')),
    /^mf_offers \w{12}: [0-9a-f]{64}\.js\.br is missing or was changed\./,
  ],
  [
    'a content that is not its hash',
    async (store, version) => {
      const text = String(await store.get(contentKey('mf_offers', version)));
      await write(store, contentKey('mf_offers', version), text.replace('"roles":[]', '"roles":["admin"]'));
    },
    /^mf_offers \w{12} is not what was published: its content has another hash\. It is live on stable\.$/,
  ],
  [
    'a missing content',
    (store, version) => rm(join(store.location, contentKey('mf_offers', version))),
    /^mf_offers \w{12} is not in the store\. It is live on stable\.$/,
  ],
  [
    'a publication that was changed',
    async (store, version) => {
      const text = String(await store.get(publicationKey('mf_offers', version)));
      await write(store, publicationKey('mf_offers', version), text.replace('Anna', 'Olga'));
    },
    /^The publication of mf_offers \w{12} is not what the key \w+ has signed\./,
  ],
];

for (const [name, damage, sentence] of DAMAGES) {
  test(`the check finds ${name}, and says what to do`, async () => {
    const store = await emptyStore();
    await release(store);
    const version = await publish(store, OFFERS, '2');
    await promoteOffers(store);
    const { assets } = await readContainer(store, 'mf_offers', version);
    await damage(store, version, assets.entry);
    const [problem, ...further] = await checkStore(store);
    assert.match(problem?.what ?? '', sentence);
    assert.match(problem?.todo ?? '', /release again|Build and publish mf_offers \w{12} again/);
    assert.deepEqual(
      further.map(({ what }) => what),
      [],
    );
  });
}

test('the check finds a release that was written with a revoked key', async () => {
  const store = await emptyStore();
  await release(store);
  const key = await teamKey(store, 'mf_offers');
  await revokeKey(store, key.id, storeSigner(store));
  const { mf_offers: offers, ...others } = await liveOf(store);
  const { signature: _, ...live } = offers as Promotion;
  const forged = signed('promotion', { ...live, number: 2, key: key.id }, key);
  const activation: Activation = { number: 2, containers: [forged, ...Object.values(others)] };
  await store.create(activationKey('stable', 2), Buffer.from(JSON.stringify(activation)));
  const [problem] = await checkStore(store);
  assert.match(problem?.what ?? '', /^mf_offers in release 2 of stable does not count: the key \w+ is revoked\.$/);
});

test('the check finds a damaged registry of keys', async () => {
  const store = await emptyStore();
  await teamKey(store, 'mf_offers');
  await write(store, 'keys/00000001.json', '{}');
  const [problem] = await checkStore(store);
  assert.match(problem?.what ?? '', /^The registry of keys 1 is damaged/);
  assert.match(problem?.todo ?? '', /add or revoke the keys again/);
});
