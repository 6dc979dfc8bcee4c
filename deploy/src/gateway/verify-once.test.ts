import assert from 'node:assert/strict';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, mock, test } from 'node:test';
import { fileKey } from '../release/releases.ts';
import type { ReleaseStore } from '../release/store.ts';
import { emptyStore, OFFERS, release } from '../testing/fixtures.ts';
import { releaseOne } from '../testing/watched-gateway.ts';
import { type Follower, openFollower } from './follower.ts';
import { openNotices } from './notices.ts';
import { openOwnCopy } from './own-copy.ts';
import { openPolling } from './polling.ts';
import { openVerifiedFiles } from './verified-files.ts';

/** Of a text changed: the entry, plain and compressed. */
const ONE = 2;

const silent = openNotices(() => {});

describe('twenty releases later', () => {
  let store: ReleaseStore;
  let follower: Follower;
  let folder: string;
  /** Plain and compressed files of what is live. */
  let all: number;
  const open = () =>
    openFollower({
      store,
      folder,
      channel: 'stable',
      env: {},
      notices: silent,
      first: async () => [],
      renderDeadline: 300,
    });

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wspolnik-own-'));
    store = await emptyStore();
    for (let text = 0; text < 20; text++) await release(store, String(text));
    follower = await open();
    const { shell, remotes } = follower.live().set;
    const listed = [shell, ...remotes].flatMap(({ name, assets }) => assets.files.map((file) => fileKey(name, file)));
    const keys = await store.list('files/');
    all = keys.filter((key) => listed.includes(key.replace(/\.br$/, ''))).length;
  });
  after(() => follower.close());

  test('a first start verifies the files of what is live, and no others', () => {
    assert.equal(follower.live().set.number, 20);
    assert.equal(follower.files.verified(), all);
  });

  test('a release of one remote verifies the file that it changed, however many look for it', async () => {
    await releaseOne(store, OFFERS, 'next');
    await Promise.all(Array.from({ length: 50 }, () => follower.look()));
    assert.equal(follower.live().set.number, 21);
    assert.equal(follower.files.verified(), all + ONE);
  });

  test('a return to an earlier version verifies what was not live here before', async () => {
    await releaseOne(store, OFFERS, '19');
    await follower.look();
    assert.equal(follower.live().set.number, 22);
    assert.equal(follower.files.verified(), all + ONE);
    await releaseOne(store, OFFERS, '3');
    await follower.look();
    assert.equal(follower.files.verified(), all + 2 * ONE);
  });

  test('a file is read once from the store for everybody who asks for it at once', async () => {
    const old =
      follower.served.containers().find(({ name, version }) => name === 'shell' && version)?.assets ?? assert.fail();
    const before = follower.files.verified();
    const ask = () => follower.files.plain('shell', old.entry, [old.entry]);
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    assert.equal(new Set(answers).size, 1);
    assert.ok(follower.files.verified() - before <= 1);
  });

  test('a start with its own copy verifies nothing of the store again', async () => {
    await follower.close();
    follower = await open();
    assert.equal(follower.live().set.number, 23);
    assert.equal(follower.files.verified(), 0);
  });
});

test('files of the own folder are not read before somebody asks for them', async () => {
  const store = await emptyStore();
  await release(store);
  const { container } = await releaseOne(store, OFFERS, 'next');
  const own = openOwnCopy(await mkdtemp(join(tmpdir(), 'wspolnik-own-')), silent);
  await openVerifiedFiles(store, own, silent).prepare(container);
  const read = mock.fn(own.read);
  const again = openVerifiedFiles(store, { ...own, read }, silent);
  await again.prepare(container);
  assert.deepEqual([read.mock.callCount(), again.verified()], [0, 0]);
  const { entry } = container.assets;
  assert.equal(String(await again.plain('mf_offers', entry, [entry])), '/* mf_offers next */');
});

test('one look runs at a time, and who asks while it runs shares the next one', async () => {
  let looks = 0;
  let most = 0;
  let running = 0;
  let finish = () => {};
  const polling = openPolling(async () => {
    looks++;
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    running--;
  }, silent);
  const first = Promise.all([polling.look(), polling.look()]);
  const others = Array.from({ length: 100 }, () => polling.lookSoon());
  finish();
  await first;
  while (looks < 2) await new Promise(setImmediate);
  finish();
  await Promise.all(others);
  assert.deepEqual([looks, most], [2, 1]);
  await polling.close();
});
