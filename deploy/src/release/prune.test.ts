import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { DAY_MS, HOUR_MS } from '@wspolnik/settings';
import { ADMIN, emptyStore, OFFERS, publish, release } from '../testing/fixtures.ts';
import { liveVersion, promoteOffers, rollBackStable, withClock } from '../testing/releasing.ts';
import { checkStore } from './check-store.ts';
import { damagedFiles } from './promote.ts';
import { type Pruned, prune } from './prune.ts';
import { activationKey, contentKey, listNumbers, readContainer } from './releases.ts';
import type { ReleaseStore } from './store.ts';
import { recordUse } from './uses.ts';

const inDays = (days: number) => Date.now() + days * DAY_MS;

/** Offers 1 to `count`, each live for a moment. Answers the versions. */
async function withReleases(count: number): Promise<[ReleaseStore, string[]]> {
  const store = await emptyStore();
  await release(store, '1');
  const versions = [String(await liveVersion(store))];
  for (let text = 2; text <= count; text++) {
    versions.push(await publish(store, OFFERS, String(text)));
    await promoteOffers(store);
  }
  return [store, versions];
}

/** Both phases, the second a day later. */
async function pruneTwice(store: ReleaseStore, days: number): Promise<Pruned> {
  await prune(store, inDays(days));
  return prune(store, inDays(days + 1) + HOUR_MS);
}

const stored = async (store: ReleaseStore, versions: string[]) => {
  const keys = await store.list('versions/mf_offers/');
  return versions.map((version) => keys.includes(contentKey('mf_offers', version)));
};

test('nothing is removed that was live within 14 days', async () => {
  const [store, versions] = await withReleases(4);
  assert.deepEqual((await prune(store, inDays(13))).listed, []);
  assert.deepEqual(await stored(store, versions), [true, true, true, true]);
});

test('files that nobody has needed for 14 days are listed first, and removed a day later', async () => {
  const [store, versions] = await withReleases(4);
  const first = await prune(store, inDays(15));
  assert.deepEqual(first.removed, []);
  assert.ok(first.listed.length > 0 && first.due);
  assert.deepEqual(await stored(store, versions), [true, true, true, true]);

  const sameDay = await prune(store, inDays(15) + HOUR_MS);
  assert.deepEqual([sameDay.removed, sameDay.due], [[], first.due]);

  const next = await prune(store, inDays(16) + HOUR_MS);
  assert.deepEqual(next.removed, first.listed);
  // What is live, and what it replaced, so that it can be rolled back.
  assert.deepEqual(await stored(store, versions), [false, false, true, true]);
  assert.deepEqual(await listNumbers(store, 'stable'), [4]);
  assert.deepEqual(await checkStore(store), []);
  assert.deepEqual(await damagedFiles(store, await readContainer(store, 'mf_offers', versions[3] ?? '')), []);
  await rollBackStable(store);
  assert.equal(await liveVersion(store), versions[2]);
});

test('files of removed versions go, and those that others share stay', async () => {
  const [store, versions] = await withReleases(4);
  const before = await store.list('files/mf_offers/');
  const oldest = await readContainer(store, 'mf_offers', versions[0] ?? '');
  await pruneTwice(store, 15);
  const after = await store.list('files/mf_offers/');
  const gone = before.filter((key) => !after.includes(key));
  assert.equal(gone.length, 4);
  assert.ok(gone.includes(`files/mf_offers/${oldest.assets.entry}`));
});

test('releases that a gateway uses stay with their versions, until it has not reported them for 14 days', async () => {
  const [store, versions] = await withReleases(4);
  await recordUse(store, 'gateway-1', { channel: 'stable', numbers: [1] }, inDays(10));
  await pruneTwice(store, 15);
  assert.deepEqual(await listNumbers(store, 'stable'), [1, 4]);
  assert.deepEqual(await stored(store, versions), [true, false, true, true]);
  await pruneTwice(store, 30);
  assert.deepEqual(await listNumbers(store, 'stable'), [4]);
  assert.deepEqual(await store.list('uses/'), []);
});

test('a gateway reports once an hour what it uses', async () => {
  const [store] = await withReleases(1);
  const use = { channel: 'stable', numbers: [1] };
  const at = Date.parse('2026-11-27T10:05:00Z');
  assert.equal(await recordUse(store, 'gateway-1', use, at), true);
  assert.equal(await recordUse(store, 'gateway-1', use, at + HOUR_MS / 2), false);
  assert.equal(await recordUse(store, 'gateway-1', use, at + HOUR_MS), true);
  assert.deepEqual(await store.list('uses/'), ['uses/gateway-1/2026112710.json', 'uses/gateway-1/2026112711.json']);
});

test('a listed version that is promoted before its removal stays', async () => {
  const [store, versions] = await withReleases(4);
  await prune(store, inDays(15));
  await promoteOffers(store, { version: versions[0] });
  await prune(store, inDays(16) + HOUR_MS);
  assert.deepEqual((await stored(store, versions))[0], true);
  assert.deepEqual(await checkStore(store), []);
});

test('a listed version that is published again before its removal stays', async () => {
  const [store] = await withReleases(1);
  const version = await publish(store, OFFERS, 'never live');
  await prune(store, inDays(15));
  await publish(store, OFFERS, 'never live');
  const { removed } = await prune(store, inDays(16) + HOUR_MS);
  assert.deepEqual(removed, []);
  assert.deepEqual(await stored(store, [version]), [true]);
});

test('a version that was just published stays before anybody promotes it', async () => {
  const [store] = await withReleases(1);
  const version = await publish(store, OFFERS, 'new');
  await pruneTwice(store, 12);
  assert.deepEqual(await stored(store, [version]), [true]);
  await pruneTwice(store, 15);
  assert.deepEqual(await stored(store, [version]), [false]);
});

test('a clock that is hours ahead removes nothing before its day', async () => {
  const [store, versions] = await withReleases(3);
  await prune(store, inDays(15));
  const { removed } = await prune(store, inDays(16) - 1000);
  assert.deepEqual(removed, []);
  assert.deepEqual(await stored(store, versions), [true, true, true]);
});

test('a release by a clock that is years ahead lets only the releases before it go, and nothing after it', async () => {
  const [store, versions] = await withReleases(4);
  const admin = { name: 'mf_admin', version: await publish(store, ADMIN, '2') };
  await withClock(2000 * DAY_MS, () => promoteOffers(store, admin));
  versions.push(await publish(store, OFFERS, '5'));
  await promoteOffers(store);
  await pruneTwice(store, 15);
  assert.deepEqual(await listNumbers(store, 'stable'), [4, 5, 6]);
  assert.deepEqual(await stored(store, versions), [false, false, true, true, true]);
});

test('files that are live on another channel stay, however old', async () => {
  const [store, versions] = await withReleases(3);
  await promoteOffers(store, { channel: 'canary', version: versions[0] });
  await pruneTwice(store, 40);
  assert.deepEqual(await stored(store, versions), [true, true, true]);
});

test('no file of a container with an unreadable version is removed', async () => {
  const [store, versions] = await withReleases(4);
  const files = await store.list('files/mf_offers/');
  await writeFile(join(store.location, contentKey('mf_offers', versions[3] ?? '')), 'garbage');
  const { kept } = await pruneTwice(store, 15);
  assert.match(kept.join(), /All files of mf_offers are kept: mf_offers \w{12} is no JSON/);
  assert.deepEqual(await store.list('files/mf_offers/'), files);
});

test('the newest release stays even when it is damaged, so that no number is used twice', async () => {
  const [store] = await withReleases(3);
  await writeFile(join(store.location, activationKey('stable', 3)), 'garbage');
  await pruneTwice(store, 15);
  assert.deepEqual(await listNumbers(store, 'stable'), [2, 3]);
});

test('half-written files of a killed process are removed', async () => {
  const [store] = await withReleases(1);
  await store.create('probes/x', Buffer.from('1'));
  await writeFile(join(store.location, `unfinished/${Date.now()}-x`), 'half');
  await pruneTwice(store, 2);
  assert.deepEqual(await store.list('unfinished/'), []);
  assert.deepEqual(await store.list('probes/'), []);
});
