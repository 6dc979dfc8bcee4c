import assert from 'node:assert/strict';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { activationKey, contentKey, fileKey, readContainer } from '../release/releases.ts';
import { type ReleaseStore, withDeadline } from '../release/store.ts';
import type { ReleasedContainer } from '../release/types.ts';
import { ADMIN, emptyStore, OFFERS, release, SHELL } from '../testing/fixtures.ts';
import { promotionsOf, releaseOne, type Watched, watchGateway } from '../testing/watched-gateway.ts';
import { openFollower } from './follower.ts';
import { openNotices } from './notices.ts';
import { ownFolderOf } from './own-copy.ts';

describe('a gateway that starts', () => {
  let store: ReleaseStore;
  let offers: ReleasedContainer;
  let open: Watched[] = [];
  const start = async (folder?: string) => {
    const watched = await watchGateway(store.location, folder ? { folder } : {});
    open.push(watched);
    return watched;
  };
  const end = async () => {
    for (const { gateway } of open) await gateway.close();
    open = [];
  };
  const write = (key: string, bytes: string) => writeFile(join(store.location, key), bytes);
  const writeOwn = (key: string, bytes: string) => writeFile(join(ownFolderOf(store.location), key), bytes);
  const entry = () => `/r/mf_offers/${offers.assets.entry}`;

  beforeEach(async () => {
    store = await emptyStore();
    await release(store);
    ({ container: offers } = await releaseOne(store, OFFERS, 'second'));
  });
  afterEach(end);

  test('a gateway without a store serves what was live last, and follows the store when it is back', async () => {
    const first = await readContainer(store, 'mf_offers', (await promotionsOf(store, 1))[1]?.version ?? '');
    await (await start()).get(`/r/mf_offers/${first.assets.entry}`);
    await end();
    await rename(store.location, `${store.location}-away`);
    const watched = await start();
    assert.equal(await watched.shows(offers), true);
    assert.equal((await watched.get(entry())).body, '/* mf_offers second */');
    // On a busy machine the store is looked for once more by now.
    assert.match(watched.said()[0] ?? '', /^There is no store at .* What was live last is served\.$/);
    assert.equal((await watched.get(`/r/mf_offers/${first.assets.entry}`)).statusCode, 200, 'of an open page');
    await rename(`${store.location}-away`, store.location);
    const { number, container } = await releaseOne(store, OFFERS, 'third');
    assert.equal(await watched.look(), number);
    assert.equal(await watched.shows(container), true);
  });

  test('a gateway with a store that does not answer serves what was live last, and follows it when it does', async () => {
    await start();
    await end();
    let isSlow = true;
    const slow = <Answer>(ask: () => Promise<Answer>) => (isSlow ? new Promise<never>(() => {}) : ask());
    const slowStore: ReleaseStore = {
      ...store,
      get: (key) => slow(() => store.get(key)),
      list: (prefix, after) => slow(() => store.list(prefix, after)),
    };
    const said: string[] = [];
    const follower = await openFollower({
      store: withDeadline(slowStore, 50),
      folder: ownFolderOf(store.location),
      channel: 'stable',
      env: {},
      notices: openNotices((sentence) => said.push(sentence)),
      first: async () => [],
      renderDeadline: 300,
    });
    assert.equal(follower.live().set.number, 2);
    assert.match(said.join(), /^The store .* has not answered for 0\.05 s.* What was live last is served\.$/);
    isSlow = false;
    const { number } = await releaseOne(store, OFFERS, 'third');
    await follower.look();
    assert.equal(follower.live().set.number, number);
    await follower.close();
  });

  test('a gateway with an older copy of the store keeps what is live, and logs it', async () => {
    await start();
    await end();
    await rm(join(store.location, activationKey('stable', 2)));
    const watched = await start();
    assert.equal(await watched.shows(offers), true);
    assert.match(watched.said().join(), /^The store has no release 2 of stable any more/);
  });

  test('a gateway without a store, and without anything that it served before, ends in a sentence', async () => {
    await rename(store.location, `${store.location}-away`);
    await assert.rejects(start(), /^StoreError: There is no store at/);
    await rename(`${store.location}-away`, store.location);
    const empty = await emptyStore();
    await assert.rejects(watchGateway(empty.location), /nothing was released there/);
  });

  test('a gateway with a damaged newest release serves the one before, also when it never served one', async () => {
    await write(activationKey('stable', 3), 'garbage!!');
    const watched = await start();
    assert.equal(await watched.look(), 2);
    assert.equal(await watched.shows(offers), true);
    assert.match(watched.said().join(), /^Release 3 of stable is no JSON: it is damaged or cut off\./);
  });

  test('a gateway with a damaged container serves the last good version of it, also when it never served one', async () => {
    const { container: broken } = await releaseOne(store, OFFERS, 'broken');
    await rm(join(store.location, contentKey('mf_offers', broken.version)));
    const { container: shell } = await releaseOne(store, SHELL, 'third');
    const watched = await start();
    assert.equal(await watched.look(), 4);
    assert.deepEqual([await watched.shows(shell), await watched.shows(offers)], [true, true]);
    assert.match(watched.said().join(), /^mf_offers of release 3 cannot be served: .* It stays at [0-9a-f]{12}\.$/);
  });

  test('a gateway with a store of which everything was changed serves what was live last', async () => {
    await start();
    await end();
    for (const number of [1, 2]) await write(activationKey('stable', number), 'garbage!!');
    for (const file of offers.assets.files.filter((one) => !one.includes('/')))
      await write(fileKey('mf_offers', file), 'x');
    const watched = await start();
    assert.equal(await watched.shows(offers), true);
    for (const file of offers.assets.files) assert.equal((await watched.get(`/r/mf_offers/${file}`)).statusCode, 200);
  });

  test('a gateway replaces files, contents and releases of its own folder that were changed there', async () => {
    await start();
    await end();
    const key = fileKey('mf_offers', offers.assets.entry);
    await writeOwn(key, 'alert(1)');
    await writeOwn(`${key}.br`, 'alert(1)');
    await writeOwn(contentKey('mf_offers', offers.version), '{}');
    await writeOwn(activationKey('stable', 2), '{}');
    const watched = await start();
    assert.equal(await watched.shows(offers), true);
    assert.equal((await watched.get(entry())).body, '/* mf_offers second */');
    assert.equal((await watched.get(entry(), { 'accept-encoding': 'br' })).headers['content-encoding'], 'br');
    await end();
    await rename(store.location, `${store.location}-away`);
    assert.equal((await (await start()).get(entry())).body, '/* mf_offers second */');
  });

  test('a gateway serves no file that was changed in both places, and names it', async () => {
    await start();
    await end();
    const key = fileKey('mf_offers', offers.assets.entry);
    await writeOwn(key, 'alert(1)');
    await write(key, 'alert(1)');
    const watched = await start();
    for (let turn = 0; turn < 2; turn++) {
      const { statusCode, body } = await watched.get(entry());
      assert.equal(statusCode, 503);
      assert.doesNotMatch(body, /alert/);
    }
    assert.deepEqual(watched.said(), [`${key} in ${store.location} is missing or is not what was released.`]);
    // Whoever starts now knows before the first request.
    assert.equal(await (await start()).shows(offers), false);
    await write(key, '/* mf_offers second */');
    assert.equal((await watched.get(entry())).statusCode, 200);
  });

  test('a gateway whose folder takes no files serves from memory, and logs it once', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'wspolnik-full-')), 'file');
    await writeFile(folder, '');
    const watched = await start(folder);
    assert.equal(await watched.shows(offers), true);
    for (const file of offers.assets.files) assert.equal((await watched.get(`/r/mf_offers/${file}`)).statusCode, 200);
    const { container } = await releaseOne(store, OFFERS, 'third');
    await watched.look();
    assert.equal(await watched.shows(container), true);
    assert.deepEqual(watched.said(), [
      `The folder ${folder} takes no files (ENOTDIR): releases are served from memory.`,
    ]);
  });

  test('a gateway shares its folder with another one, and each serves all of a release', async () => {
    const both = [await start(), await start()];
    const { container } = await releaseOne(store, OFFERS, 'third');
    await Promise.all(both.map(({ look }) => look()));
    for (const { get, shows, said } of both) {
      assert.equal(await shows(container), true);
      for (const file of container.assets.files) assert.equal((await get(`/r/mf_offers/${file}`)).statusCode, 200);
      assert.deepEqual(said(), []);
    }
    const names = await readdir(join(ownFolderOf(store.location), 'files/mf_offers'));
    assert.deepEqual(
      names.filter((name) => name.endsWith('.tmp')),
      [],
    );
  });

  test('a gateway keeps the files of earlier releases for the pages that are open', async () => {
    const { container: admin } = await releaseOne(store, ADMIN, 'second');
    const { container: newest } = await releaseOne(store, OFFERS, 'third');
    const watched = await start();
    assert.equal(await watched.shows(newest), true);
    assert.equal((await watched.get(entry())).body, '/* mf_offers second */');
    assert.equal((await watched.get(`/r/mf_admin/${admin.assets.entry}`)).statusCode, 404);
  });
});
