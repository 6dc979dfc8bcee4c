import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { HOUR_MS } from '@wspolnik/settings';
import { ADMIN, emptyStore, OFFERS, publish, release, SHELL } from '../testing/fixtures.ts';
import { liveOf, liveVersion, promoteOffers, withClock } from '../testing/releasing.ts';
import { short } from './content.ts';
import { promoteAll } from './promote.ts';
import { fileKey, newestNumber, readContainer } from './releases.ts';

test('a promoted version is live, and the other containers stay as they were released', async () => {
  const store = await emptyStore();
  await release(store);
  const before = await liveOf(store);
  const version = await publish(store, OFFERS, '2');

  const { number, changes } = await promoteOffers(store, { version });
  const { mf_offers: offers, ...others } = await liveOf(store);
  assert.equal(number, 2);
  assert.deepEqual(changes, [offers]);
  assert.equal(offers?.version, version);
  assert.equal(offers?.from, before.mf_offers?.version);
  assert.deepEqual([offers?.who, offers?.why], ['Ewa', 'Prices with VAT.']);
  assert.deepEqual(others, { mf_admin: before.mf_admin, shell: before.shell });
});

test('the last published version of the container is promoted when none is named', async () => {
  const store = await emptyStore();
  await release(store);
  await publish(store, OFFERS, '2');
  const last = await publish(store, OFFERS, '3');
  await publish(store, ADMIN, '4');
  await promoteOffers(store);
  assert.equal(await liveVersion(store), last);
});

test('promoting what is live already changes nothing and makes no release', async () => {
  const store = await emptyStore();
  await release(store);
  assert.deepEqual((await promoteOffers(store)).changes, []);
  assert.equal(await newestNumber(store, 'stable'), 1);
});

test('a version that would break the page is refused with every reason, and the live one stays', async () => {
  const store = await emptyStore();
  await release(store);
  const live = await liveVersion(store);
  const version = await publish(store, OFFERS, '2');
  const seen: string[][] = [];
  const check = (before: { name: string }[], candidate: { version: string }) => {
    seen.push([...before.map(({ name }) => name), candidate.version]);
    return ['It needs React 18.', 'Its page /offers is that of mf_other.'];
  };
  await assert.rejects(promoteOffers(store, { check }), /mf_offers .*\nIt needs React 18\.\nIts page/);
  assert.deepEqual(seen, [['mf_admin', 'mf_offers', 'shell', version]]);
  assert.equal(await liveVersion(store), live);
});

test('fifty promotes of different remotes at once all become live', async () => {
  const store = await emptyStore();
  await release(store);
  const names = Array.from({ length: 50 }, (_, index) => `mf_r${index}`);
  for (const name of names) await publish(store, { ...ADMIN, name });
  const results = await Promise.all(names.map((name) => promoteOffers(store, { name })));
  assert.equal(new Set(results.map(({ number }) => number)).size, 50);
  const live = await liveOf(store);
  assert.deepEqual(
    names.filter((name) => !live[name]),
    [],
  );
  assert.equal(await newestNumber(store, 'stable'), 51);
});

test('of two promotes of one remote at once, one is refused with who was faster and what to do', async () => {
  const store = await emptyStore();
  await release(store);
  const first = await publish(store, OFFERS, '2');
  const second = await publish(store, OFFERS, '3');
  // The slower one has read the store before the faster one writes.
  let isRead = () => {};
  const bothRead = new Promise<void>((resolve) => {
    isRead = resolve;
  });
  const slow = promoteOffers(store, { version: second, who: 'Jan', check: () => bothRead.then(() => []) });
  await promoteOffers(store, { version: first, who: 'Anna', why: 'New filters' });
  isRead();
  await assert.rejects(slow, /Anna released [0-9a-f]{12} meanwhile \(number 2, .*"New filters"\)\. Look at it/);
  assert.equal(await liveVersion(store), first);
});

test('a promote that has lost a race is compared with what is live by then', async () => {
  const store = await emptyStore();
  await release(store);
  await publish(store, OFFERS, '2');
  const admin = await publish(store, ADMIN, '2');
  const compared: (string | undefined)[] = [];
  await promoteOffers(store, {
    check: async (before) => {
      compared.push(before.find(({ name }) => name === 'mf_admin')?.version);
      if (compared.length === 1) await promoteOffers(store, { name: 'mf_admin' });
      return [];
    },
  });
  assert.equal(compared.length, 2);
  assert.equal(compared[1], admin);
});

test('a damaged file of one container stops only its own promote', async () => {
  const store = await emptyStore();
  await release(store);
  const version = await publish(store, OFFERS, '2');
  const { assets } = await readContainer(store, 'mf_offers', version);
  await rm(join(store.location, fileKey('mf_offers', assets.entry)));
  const live = await liveVersion(store);
  await assert.rejects(
    promoteOffers(store),
    new RegExp(`mf_offers ${short(version)}: ${assets.entry} is not the file`),
  );
  assert.equal(await liveVersion(store), live);
  await publish(store, ADMIN, '2');
  assert.equal((await promoteOffers(store, { name: 'mf_admin' })).number, 2);
});

test('several versions go live in one release', async () => {
  const store = await emptyStore();
  await release(store);
  const versions = { shell: await publish(store, SHELL, '2'), mf_offers: await publish(store, OFFERS, '2') };
  const { number, changes } = await promoteAll(store, { channel: 'stable', who: 'Anna', why: 'All.', versions });
  assert.equal(number, 2);
  assert.deepEqual(changes.map(({ name }) => name).sort(), ['mf_offers', 'shell']);
  assert.equal(await liveVersion(store, 'shell'), versions.shell);
});

test('a release of a channel does not touch another one', async () => {
  const store = await emptyStore();
  await release(store);
  const version = await publish(store, OFFERS, '2');
  await promoteOffers(store, { channel: 'canary', version });
  assert.notEqual(await liveVersion(store), version);
  assert.equal((await liveOf(store, 'canary')).mf_offers?.version, version);
});

test('a version that was never published cannot be promoted', async () => {
  const store = await emptyStore();
  await release(store);
  await assert.rejects(
    promoteOffers(store, { name: 'mf_other' }),
    /mf_other was not published: `pnpm release publish`/,
  );
  await assert.rejects(promoteOffers(store, { version: 'a'.repeat(64) }), /mf_offers aaaaaaaaaaaa was not published/);
});

test('a release by a clock that is an hour behind counts by its number', async () => {
  const store = await emptyStore();
  await release(store);
  const version = await publish(store, OFFERS, '2');
  await withClock(-HOUR_MS, () => promoteOffers(store, { version }));
  const { mf_offers: offers, shell } = await liveOf(store);
  assert.equal(offers?.version, version);
  assert.ok(String(offers?.at) < String(shell?.at));
});
