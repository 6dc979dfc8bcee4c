import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { emptyStore, OFFERS, publish, release } from '../testing/fixtures.ts';
import { liveOf, liveVersion, promoteOffers, teamKey } from '../testing/releasing.ts';
import { DamagedError } from './errors.ts';
import { listReleases } from './list-releases.ts';
import { activationKey, contentKey, readActivation, readContainer, readLive, readRegistry } from './releases.ts';
import { signed } from './sign.ts';
import type { ReleaseStore } from './store.ts';
import type { Activation, Promotion } from './types.ts';

/** A store whose release 2 is what `change` makes of a good one; the text of release 2 when it was good. */
async function withDamaged(change: (good: string, store: ReleaseStore) => string | Promise<string>) {
  const store = await emptyStore();
  await release(store, '1');
  await release(store, '2');
  const file = join(store.location, activationKey('stable', 2));
  const good = String(await store.get(activationKey('stable', 2)));
  await writeFile(file, await change(good, store));
  return store;
}

const edit = (text: string, change: (activation: Activation) => unknown): string => {
  const activation: Activation = JSON.parse(text);
  change(activation);
  return JSON.stringify(activation);
};
const offersOf = ({ containers }: Activation) => containers.find(({ name }) => name === 'mf_offers') as Promotion;

const DAMAGES: [string, (good: string) => string, RegExp][] = [
  ['garbage', () => 'garbage!!', /Release 2 of stable is no JSON/],
  ['cut off', (good) => good.slice(0, good.length / 2), /Release 2 of stable is no JSON: it is damaged or cut off/],
  ['empty', () => '', /Release 2 of stable is no JSON/],
  ['of another shape', () => '{"number":2,"containers":[{}]}', /Release 2 of stable is damaged: \/containers\/0/],
  [
    'that of another number',
    (good) => edit(good, (one) => Object.assign(one, { number: 7 })),
    /says that it is number 7/,
  ],
  ['10 MB long', () => `"${'a'.repeat(10_000_000)}"`, /Release 2 of stable has 10000002 bytes; more than 1000000/],
];

for (const [name, change, sentence] of DAMAGES) {
  test(`a release that is ${name} is skipped, and the next one is based on the last good one`, async () => {
    const store = await withDamaged(change);
    const registry = await readRegistry(store);
    const live = await readLive(store, 'stable', registry);
    assert.equal(live?.number, 1);
    assert.match(live?.damaged[0] ?? '', sentence);
    const version = await publish(store, OFFERS, '3');
    const { number, damaged } = await promoteOffers(store);
    assert.equal(number, 3);
    assert.match(damaged[0] ?? '', sentence);
    const { mf_offers: offers, shell } = await liveOf(store);
    assert.deepEqual([offers?.version, offers?.number, shell?.number], [version, 3, 1]);
    const list = await listReleases(store, 'stable', registry);
    assert.deepEqual(
      list.releases.map((one) => one.number),
      [3, 1],
    );
    assert.match(list.damaged[0]?.sentence ?? '', sentence);
  });
}

const BROKEN: [string, (activation: Activation) => unknown, RegExp][] = [
  [
    'has another version than was signed',
    (one) => Object.assign(offersOf(one), { version: 'a'.repeat(64) }),
    /what the key \w+ has signed/,
  ],
  [
    'names a key that nobody knows',
    (one) => Object.assign(offersOf(one), { key: '0123456789abcdef' }),
    /key 0123456789abcdef is not known/,
  ],
  ['was signed for another channel', (one) => Object.assign(offersOf(one), { channel: 'canary' }), /has signed/],
];

for (const [name, change, sentence] of BROKEN) {
  test(`a container whose promotion ${name} keeps its last good version, and the others change`, async () => {
    const store = await withDamaged((good) => edit(good, change));
    const live = await readLive(store, 'stable', await readRegistry(store));
    const numbers = Object.fromEntries((live?.containers ?? []).map((one) => [one.name, one.number]));
    assert.deepEqual(numbers, { mf_admin: 2, mf_offers: 1, shell: 2 });
    assert.match(live?.damaged[0] ?? '', sentence);
  });
}

test('a container that a release leaves out stays: only a withdrawal takes it away', async () => {
  const store = await withDamaged((good) =>
    edit(good, (one) => Object.assign(one, { containers: one.containers.filter(({ name }) => name !== 'mf_offers') })),
  );
  const live = await readLive(store, 'stable', await readRegistry(store));
  assert.equal(live?.containers.find(({ name }) => name === 'mf_offers')?.number, 1);
  assert.match(live?.damaged[0] ?? '', /mf_offers is missing in release 2/);
  const { releases, damaged } = await listReleases(store, 'stable', await readRegistry(store));
  assert.equal(releases[1]?.changes.find(({ name }) => name === 'mf_offers')?.state, 'live');
  assert.deepEqual(damaged, [{ number: 2, sentence: live?.damaged[0] }]);
});

test('an old promotion, copied into a newer release, brings nothing back', async () => {
  const store = await emptyStore();
  await release(store, '1');
  const old = await readActivation(store, 'stable', 1, await readRegistry(store));
  await release(store, '2');
  const version = await liveVersion(store);
  const replay: Activation = { number: 3, containers: old.containers };
  await store.create(activationKey('stable', 3), Buffer.from(JSON.stringify(replay)));
  assert.equal(await liveVersion(store), version);
  const live = await readLive(store, 'stable', await readRegistry(store));
  assert.ok(live?.damaged.includes('mf_offers in release 3 is that of release 1, and 2 is live already.'));
});

test("a team's key cannot release another container by writing the file itself", async () => {
  const store = await emptyStore();
  await release(store, '1');
  const key = await teamKey(store, 'mf_offers');
  const registry = await readRegistry(store);
  const { containers } = await readActivation(store, 'stable', 1, registry);
  const { signature: _, ...admin } = containers[0] as Promotion;
  const forged = signed('promotion', { ...admin, number: 2, key: key.id, version: null }, key);
  const activation: Activation = { number: 2, containers: [forged, ...containers.slice(1)] };
  await store.create(activationKey('stable', 2), Buffer.from(JSON.stringify(activation)));
  const live = await readLive(store, 'stable', registry);
  assert.equal(live?.containers[0]?.number, 1);
  assert.match(live?.damaged.join() ?? '', /may release mf_offers, not mf_admin/);
});

test('a content that is not the hash of its name, or has 10 MB, is refused by its reader', async () => {
  const store = await emptyStore();
  await release(store, '1');
  const version = String(await liveVersion(store));
  const file = join(store.location, contentKey('mf_offers', version));
  const good = String(await store.get(contentKey('mf_offers', version)));
  await writeFile(file, good.replace('"roles":[]', '"roles":["admin"]'));
  await assert.rejects(
    readContainer(store, 'mf_offers', version),
    /is not what was published: its content has another hash/,
  );
  await writeFile(file, good + ' '.repeat(10_000_000));
  await assert.rejects(readContainer(store, 'mf_offers', version), (error: Error) => {
    return error instanceof DamagedError && /has \d+ bytes; more than 1000000 are not read/.test(error.message);
  });
});
