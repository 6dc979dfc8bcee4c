import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { ADMIN, emptyStore, OFFERS, publish, release, SHELL } from '../testing/fixtures.ts';
import { liveOf, liveVersion, promoteOffers, REQUEST, rollBackStable, teamKey } from '../testing/releasing.ts';
import { promoteAll } from './promote.ts';
import { contentKey, newestNumber } from './releases.ts';
import { withdraw } from './roll-back.ts';
import { storeSigner } from './sign.ts';
import type { ReleaseStore } from './store.ts';

/** A store with a first release; further texts of the offers are promoted one after the other. Answers their versions. */
async function withOffers(...texts: string[]): Promise<[ReleaseStore, ...string[]]> {
  const store = await emptyStore();
  await release(store, '1');
  const versions = [String(await liveVersion(store))];
  for (const text of texts) {
    versions.push(await publish(store, OFFERS, text));
    await promoteOffers(store, { version: versions.at(-1) });
  }
  return [store, ...versions];
}

const take = (store: ReleaseStore, name = 'mf_offers') =>
  withdraw(store, { ...REQUEST, name, key: storeSigner(store) });

test('a rollback restores the version before, and lists what it undoes', async () => {
  const [store, first, second] = await withOffers('2');
  const { number, changes } = await rollBackStable(store);
  assert.equal(await liveVersion(store), first);
  assert.equal(number, 3);
  const [{ from, undoes, urgent, why } = assert.fail()] = changes;
  assert.deepEqual({ from, undoes, urgent, why }, { from: second, undoes: [2], urgent: true, why: 'It failed.' });
});

test('a second rollback goes further back, and a third says that there is nothing earlier', async () => {
  const [store, first, second] = await withOffers('2', '3');
  await rollBackStable(store);
  assert.equal(await liveVersion(store), second);
  await rollBackStable(store);
  assert.equal(await liveVersion(store), first);
  await assert.rejects(rollBackStable(store, { name: 'mf_offers' }), {
    message: 'Nothing of mf_offers was live before release 1. `pnpm release withdraw mf-offers` takes it away.',
  });
  assert.equal(await liveVersion(store), first);
});

test('a release that was rolled back is never restored by a rollback', async () => {
  const [store, first] = await withOffers('2');
  await rollBackStable(store);
  const third = await publish(store, OFFERS, '3');
  await promoteOffers(store, { version: third });
  await rollBackStable(store);
  assert.equal(await liveVersion(store), first);
  await assert.rejects(
    rollBackStable(store),
    /Nothing of mf_offers was live before|Nothing of mf_admin was live before/,
  );
  assert.equal(await liveVersion(store), first);
});

test('a version that was promoted again after its rollback is what the next rollback restores', async () => {
  const [store, , second] = await withOffers('2');
  await rollBackStable(store);
  await promoteOffers(store, { version: second });
  await publish(store, OFFERS, '3');
  await promoteOffers(store);
  await rollBackStable(store);
  assert.equal(await liveVersion(store), second);
});

test('rolling back the only release changes nothing and says why', async () => {
  const [store] = await withOffers();
  await assert.rejects(rollBackStable(store), /Nothing of shell was live before release 1\.$/m);
  assert.equal(await newestNumber(store, 'stable'), 1);
});

test('a rollback of one container leaves later releases of others', async () => {
  const [store, first] = await withOffers('2');
  const admin = await publish(store, ADMIN, '2');
  await promoteOffers(store, { name: 'mf_admin', version: admin });
  await rollBackStable(store, { name: 'mf_offers' });
  assert.equal(await liveVersion(store), first);
  assert.equal(await liveVersion(store, 'mf_admin'), admin);
});

test('a rollback to a number undoes everything after it', async () => {
  const [store, , second] = await withOffers('2', '3', '4');
  const admin = await liveVersion(store, 'mf_admin');
  await promoteOffers(store, { name: 'mf_admin', version: await publish(store, ADMIN, '2') });
  const { changes } = await rollBackStable(store, { to: 2 });
  assert.equal(await liveVersion(store), second);
  assert.equal(await liveVersion(store, 'mf_admin'), admin);
  assert.deepEqual(changes.find(({ name }) => name === 'mf_offers')?.undoes, [3, 4]);
  await assert.rejects(rollBackStable(store, { to: 2 }), /after number 2 that is not rolled back already/);
  await assert.rejects(rollBackStable(store, { to: 99 }), /stable has no release 99/);
});

test('a rollback to a number that was itself rolled back restores what was before that', async () => {
  const [store, first] = await withOffers('2');
  await rollBackStable(store);
  await promoteOffers(store, { version: await publish(store, OFFERS, '3') });
  await rollBackStable(store, { to: 2 });
  assert.equal(await liveVersion(store), first);
});

test('a rollback to a number takes away a remote that came after it, and not the shell', async () => {
  const store = await emptyStore();
  const versions = { shell: await publish(store, SHELL), mf_offers: await publish(store, OFFERS) };
  await promoteAll(store, { ...REQUEST, versions });
  await promoteAll(store, { ...REQUEST, versions: { mf_admin: await publish(store, ADMIN) } });
  await rollBackStable(store, { to: 1 });
  assert.equal((await liveOf(store)).mf_admin?.version, null);
});

test('a rollback of a release of several containers restores all', async () => {
  const [store, first] = await withOffers();
  const shell = await liveVersion(store, 'shell');
  const versions = { shell: await publish(store, SHELL, '2'), mf_offers: await publish(store, OFFERS, '2') };
  await promoteAll(store, { ...REQUEST, versions });
  assert.equal((await rollBackStable(store)).changes.length, 2);
  assert.equal(await liveVersion(store), first);
  assert.equal(await liveVersion(store, 'shell'), shell);
});

test('the container whose earlier version is damaged stays, and the others are restored', async () => {
  const [store, first = ''] = await withOffers();
  const shell = await liveVersion(store, 'shell');
  const versions = { shell: await publish(store, SHELL, '2'), mf_offers: await publish(store, OFFERS, '2') };
  await promoteAll(store, { ...REQUEST, versions });
  await rm(join(store.location, contentKey('mf_offers', first)));
  const { kept } = await rollBackStable(store);
  assert.match(kept.join(), /mf_offers \w{12} cannot be restored: mf_offers \w{12} is not in the store/);
  assert.equal(await liveVersion(store), versions.mf_offers);
  assert.equal(await liveVersion(store, 'shell'), shell);
});

test("a team's key rolls back the last release of its own containers alone", async () => {
  const [store, first] = await withOffers('2');
  const admin = await publish(store, ADMIN, '2');
  await promoteOffers(store, { name: 'mf_admin', version: admin });
  const key = await teamKey(store, 'mf_offers');
  await rollBackStable(store, { key });
  assert.equal(await liveVersion(store), first);
  assert.equal(await liveVersion(store, 'mf_admin'), admin);
  await assert.rejects(
    rollBackStable(store, { key, name: 'mf_admin' }),
    /the key \w+ may release mf_offers, not mf_admin/,
  );
});

test('a withdrawn remote is not live, and a rollback brings it back', async () => {
  const [store, , second] = await withOffers('2');
  const { changes } = await take(store);
  assert.deepEqual([changes[0]?.version, changes[0]?.from], [null, second]);
  assert.equal((await liveOf(store)).mf_offers?.version, null);
  await assert.rejects(take(store), /mf_offers is not live on stable/);
  await rollBackStable(store);
  assert.equal(await liveVersion(store), second);
});

test('the shell cannot be withdrawn', async () => {
  const [store] = await withOffers();
  await assert.rejects(async () => take(store, 'shell'), /The shell cannot be withdrawn/);
});
