import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { emptyStore, OFFERS, publish, release } from '../testing/fixtures.ts';
import { liveVersion, promoteOffers } from '../testing/releasing.ts';
import { UNFINISHED } from './directory-store.ts';
import { openStore } from './open-store.ts';
import { newestNumber, readRegistry } from './releases.ts';
import { storeSigner } from './sign.ts';
import { type ReleaseStore, withDeadline } from './store.ts';

const run = promisify(execFile);
const PROCESS = join(import.meta.dirname, '../testing/promoting-process.ts');

test('one of two who create a key at once succeeds, and its bytes stay', async () => {
  const store = await emptyStore();
  const results = await Promise.all(['a', 'b'].map((text) => store.create('x/1.json', Buffer.from(text))));
  assert.deepEqual(results.toSorted(), [false, true]);
  const first = results[0] ? 'a' : 'b';
  assert.equal(String(await store.get('x/1.json')), first);
  assert.equal(await store.create('x/1.json', Buffer.from('c')), false);
  assert.equal(String(await store.get('x/1.json')), first);
  assert.deepEqual(await store.list(UNFINISHED), []);
});

test('keys are listed below a prefix, sorted, and after a key', async () => {
  const store = await emptyStore();
  for (const key of ['b/2', 'b/10', 'a/1', 'b/c/3']) await store.create(key, Buffer.from('1'));
  assert.deepEqual(await store.list('b/'), ['b/10', 'b/2', 'b/c/3']);
  assert.deepEqual(await store.list('b/', 'b/10'), ['b/2', 'b/c/3']);
  assert.deepEqual(await store.list('b/1'), ['b/10']);
  assert.deepEqual(await store.list('none/'), []);
  await store.remove('b/2');
  await store.remove('b/2');
  assert.equal(await store.get('b/2'), null);
});

test('a key never leaves the store', async () => {
  const store = await emptyStore();
  for (const key of ['../x', 'a/../../x', '/etc/passwd', 'a//b', 'a/.hidden', '', 'a'])
    await assert.rejects(async () => store.get(key), RangeError, key);
});

test('a store that is gone is named, and does not look like an empty one', async () => {
  const store = await emptyStore();
  await release(store);
  await rm(store.location, { recursive: true });
  const sentence = { message: `There is no store at ${store.location}.` };
  await assert.rejects(newestNumber(store, 'stable'), sentence);
  await assert.rejects(store.get('files/a/b'), sentence);
  await assert.rejects(readRegistry(store), /has no key yet/);
});

test('a store that does not answer is given up after the deadline, with its name', async () => {
  const never = () => new Promise<never>(() => {});
  const slow: ReleaseStore = { location: '/mnt/slow', get: never, create: never, list: never, remove: never };
  const store = withDeadline(slow, 20);
  const sentence = { message: 'The store /mnt/slow has not answered for 0.02 s: try again when it is back.' };
  await assert.rejects(newestNumber(store, 'stable'), sentence);
  await assert.rejects(store.create('x/1', Buffer.from('1')), sentence);
  await assert.rejects(store.get('x/1'), sentence);
  await assert.rejects(store.remove('x/1'), sentence);
});

test('a promote that cannot write to its end changes nothing and leaves nothing behind', async () => {
  const store = await emptyStore();
  await release(store);
  const live = await liveVersion(store);
  await publish(store, OFFERS, '2');
  // Files of the process may have 1 KB; the release has more. The error is another than that of a full disk, the way is the same.
  const limited = `ulimit -f 1; exec "$0" "$@"`;
  const promoting = run('/bin/sh', ['-c', limited, process.execPath, PROCESS, store.location, 'mf_offers']);
  await assert.rejects(promoting, /StoreError: The store \S+ does not take a file, and nothing was changed: EFBIG/);
  assert.equal(await liveVersion(store), live);
  assert.equal(await newestNumber(store, 'stable'), 1);
  assert.deepEqual(await store.list(UNFINISHED), []);
  assert.equal((await promoteOffers(store)).number, 2);
});

test('the key of a new store is made once, only for its owner', async () => {
  const store = await emptyStore();
  const ids = new Set([storeSigner(store).id, storeSigner(await openStore(store.location)).id]);
  assert.equal(ids.size, 1);
  const file = join(store.location, 'keys/release.pem');
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  assert.match(await readFile(file, 'utf8'), /BEGIN PRIVATE KEY/);
});

test('a store of an earlier version is refused with what to do', async () => {
  const store = await emptyStore();
  storeSigner(store);
  await mkdir(join(store.location, 'channels'));
  await writeFile(join(store.location, 'channels/stable'), '0123456789ab');
  const sentence = /: an earlier version of this code made it; move it away, and it is built anew\.$/;
  await assert.rejects(newestNumber(store, 'stable'), sentence);
  await assert.rejects(store.create('channels/stable/00000001.json', Buffer.from('{}')), sentence);
});
