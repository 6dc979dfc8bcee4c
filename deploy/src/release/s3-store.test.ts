import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { OFFERS, publish, release } from '../testing/fixtures.ts';
import { liveVersion, promoteOffers, rollBackStable } from '../testing/releasing.ts';
import { type S3StandIn, startS3 } from '../testing/s3-stand-in.ts';
import { checkStore } from './check-store.ts';
import { newTeamKey } from './keys.ts';
import { openStore, type StoreOptions } from './open-store.ts';
import { newestNumber } from './releases.ts';
import type { ReleaseStore } from './store.ts';

/** A store in a bucket, and the server. The server ends with the test. */
async function inBucket(context: TestContext, options: StoreOptions = {}): Promise<[ReleaseStore, S3StandIn]> {
  const s3 = await startS3();
  context.after(() => s3.close());
  return [await openStore('s3://wydania/produkcja', { env: s3.env, ...options }), s3];
}

/** The keys of a store in a bucket are in the environment. */
function withKeys(context: TestContext): void {
  const { publicKey, privateKey } = newTeamKey();
  Object.assign(process.env, { RELEASE_PUBLIC_KEY: publicKey, RELEASE_PRIVATE_KEY: privateKey });
  context.after(() => {
    delete process.env.RELEASE_PUBLIC_KEY;
    delete process.env.RELEASE_PRIVATE_KEY;
  });
}

const bytes = (text: string) => Buffer.from(text);

test('releases, rolls back and checks in a bucket as in a folder', async (context) => {
  withKeys(context);
  const [store] = await inBucket(context);
  await release(store);
  const first = await liveVersion(store);
  const version = await publish(store, OFFERS, '2');
  await promoteOffers(store);
  assert.equal(await liveVersion(store), version);
  await rollBackStable(store);
  assert.equal(await liveVersion(store), first);
  assert.deepEqual(await checkStore(store), []);
});

test('promotes at once in a bucket lose none', async (context) => {
  withKeys(context);
  const [store] = await inBucket(context);
  await release(store);
  const names = ['mf_a', 'mf_b', 'mf_c', 'mf_d'];
  for (const name of names) await publish(store, { ...OFFERS, name });
  await Promise.all(names.map((name) => promoteOffers(store, { name })));
  assert.equal(await newestNumber(store, 'stable'), 5);
});

test('a key is created once, listed below its prefix in any number of pages, and removed', async (context) => {
  const [store, { objects }] = await inBucket(context);
  assert.equal(await store.create('x/1', bytes('a')), true);
  assert.equal(await store.create('x/1', bytes('b')), false);
  assert.equal(String(await store.get('x/1')), 'a');
  assert.deepEqual([...objects.keys()], ['/wydania/produkcja/x/1']);
  for (const number of [2, 3, 4, 5, 6, 7]) await store.create(`x/${number}`, bytes('a'));
  assert.equal((await store.list('x/')).length, 7);
  assert.deepEqual(await store.list('x/', 'x/5'), ['x/6', 'x/7']);
  await store.remove('x/1');
  assert.equal(await store.get('x/1'), null);
});

test('a server that ignores If-None-Match is refused before the first write', async (context) => {
  const [store, { objects, behaviour }] = await inBucket(context);
  behaviour.unconditional = true;
  const sentence = /s3:\/\/wydania\/produkcja ignores conditional writes \(If-None-Match\).*use another server/;
  await assert.rejects(store.create('x/1', bytes('a')), sentence);
  await assert.rejects(store.create('x/1', bytes('a')), sentence);
  assert.equal(objects.size, 0);
});

test('a write whose answer was lost has happened, and that of somebody else has not', async (context) => {
  const [store, { behaviour }] = await inBucket(context);
  await store.create('x/0', bytes('a'));
  behaviour.lost = 1;
  assert.equal(await store.create('x/1', bytes('mine')), true);
  assert.equal(String(await store.get('x/1')), 'mine');
  behaviour.busy = 1;
  assert.equal(await store.create('x/1', bytes('other')), false);
  assert.equal(String(await store.get('x/1')), 'mine');
});

test('writes that meet each other are tried again, and a busy server is asked again', async (context) => {
  const [store, { behaviour }] = await inBucket(context);
  await store.create('x/0', bytes('a'));
  behaviour.conflicts = 2;
  assert.equal(await store.create('x/1', bytes('a')), true);
  behaviour.busy = 1;
  assert.equal(String(await store.get('x/1')), 'a');
});

test('a bucket that is not there does not look like an empty store', async (context) => {
  const [, { env }] = await inBucket(context);
  const store = await openStore('s3://inny', { env });
  await assert.rejects(store.get('x/1'), /The store s3:\/\/inny does not answer as it should: NoSuchBucket/);
  await assert.rejects(store.list('x/'), /NoSuchBucket/);
});

test('a server that is gone or silent is named, after the deadline at the latest', async (context) => {
  const [store, { behaviour, close }] = await inBucket(context, { deadline: 200 });
  behaviour.silent = true;
  await assert.rejects(store.get('x/1'), {
    message: 'The store s3://wydania/produkcja has not answered for 0.2 s: try again when it is back.',
  });
  await close();
  await assert.rejects(
    store.list('x/'),
    /^StoreError: The store s3:\/\/wydania\/produkcja (does not answer|has not answered)/,
  );
});

test('releases of a bucket without a key are not read', async (context) => {
  const [store] = await inBucket(context);
  await assert.rejects(liveVersion(store), /RELEASE_PUBLIC_KEY is not set: releases of s3:\/\/wydania\/produkcja/);
  await assert.rejects(openStore('s3://'), /names no bucket/);
});
