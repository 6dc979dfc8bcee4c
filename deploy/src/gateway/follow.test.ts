import assert from 'node:assert/strict';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { activationKey, contentKey, fileKey } from '../release/releases.ts';
import type { ReleaseStore } from '../release/store.ts';
import type { Promotion } from '../release/types.ts';
import { emptyStore, OFFERS, release, SHELL } from '../testing/fixtures.ts';
import { changeActivation, promotionsOf, releaseOne, type Watched, watchGateway } from '../testing/watched-gateway.ts';

/** Milliseconds after which a gateway looks for what was repaired. */
const THOROUGH = 10_000;

describe('a running gateway', () => {
  let store: ReleaseStore;
  let watched: Watched;
  const write = (key: string, bytes: string | Buffer) => writeFile(join(store.location, key), bytes);

  beforeEach(async () => {
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    store = await emptyStore();
    await release(store);
    watched = await watchGateway(store.location);
  });
  afterEach(async () => {
    await watched.gateway.close();
    mock.timers.reset();
  });

  test('the gateway takes another release, and serves a file of it as soon as somebody asks for one', async () => {
    const { number, container } = await releaseOne(store, OFFERS, 'next');
    const { statusCode, body } = await watched.get(`/r/mf_offers/${container.assets.entry}`);
    assert.deepEqual([statusCode, body], [200, '/* mf_offers next */']);
    assert.equal(await watched.look(), number);
    assert.equal(await watched.shows(container), true);
    assert.deepEqual(watched.said(), []);
  });

  for (const [what, bytes] of [
    ['garbage', 'garbage!!'],
    ['cut off', '{"number":2,"containers":[{"chan'],
    ['empty', '{"number":2,"containers":[]}'],
  ]) {
    test(`the gateway skips a release that is ${what}, logs it once, and takes the next one`, async () => {
      await write(activationKey('stable', 2), String(bytes));
      assert.equal(await watched.look(), 1);
      assert.equal(await watched.look(), 1);
      const [sentence = '', ...more] = watched.said();
      assert.match(sentence, /^Release 2 of stable .*The one before it stays live\.$/);
      assert.deepEqual(more, []);
      const { container } = await releaseOne(store, OFFERS, 'next');
      assert.equal(await watched.look(), 3);
      assert.equal(await watched.shows(container), true);
    });
  }

  test('the gateway takes the rest of a release in which one container has a damaged file, and that one once it is repaired', async () => {
    const { container: offers } = await releaseOne(store, OFFERS, 'broken');
    const key = fileKey('mf_offers', offers.assets.entry);
    await write(key, 'alert(1)');
    const { number, container: shell } = await releaseOne(store, SHELL, 'good');
    assert.equal(await watched.look(), number);
    assert.deepEqual([await watched.shows(shell), await watched.shows(offers)], [true, false]);
    assert.match(watched.said().join(), new RegExp(`mf_offers of release 2 cannot be served: ${key} in .* is missing`));

    await write(key, '/* mf_offers broken */');
    mock.timers.tick(THOROUGH);
    await watched.look();
    assert.equal(await watched.shows(offers), true);
    assert.deepEqual(watched.said(), ['mf_offers is served as it was released again.']);
  });

  test('the gateway keeps a container whose content is damaged, and one that is missing in the store', async () => {
    const { container: good } = await releaseOne(store, OFFERS, 'good');
    await watched.look();
    const { container } = await releaseOne(store, OFFERS, 'broken');
    await write(contentKey('mf_offers', container.version), '{"manifest":{},"assets":{}}');
    await watched.look();
    assert.deepEqual([await watched.shows(good), await watched.shows(container)], [true, false]);
    const { container: missing } = await releaseOne(store, OFFERS, 'missing');
    await rm(join(store.location, contentKey('mf_offers', missing.version)));
    await watched.look();
    assert.deepEqual([await watched.shows(good), await watched.shows(missing)], [true, false]);
    assert.match(watched.said().join('\n'), /is damaged.*It stays at [0-9a-f]{12}\.\n.*is not in the store\. It stays/);
  });

  test('the gateway sends a file uncompressed whose compressed form is damaged', async () => {
    const { container } = await releaseOne(store, OFFERS, 'next');
    const { entry } = container.assets;
    await write(fileKey('mf_offers', `${entry}.br`), brotliCompressSync('alert(1)'));
    assert.equal(await watched.look(), 2);
    const { headers, body } = await watched.get(`/r/mf_offers/${entry}`, { 'accept-encoding': 'br' });
    assert.deepEqual([headers['content-encoding'], body], [undefined, '/* mf_offers next */']);
    assert.match(watched.said().join(), /\.js\.br in .* is damaged: the file is sent uncompressed\.$/);
  });

  test('the gateway is not misled by a container that a release replays, forges or leaves out', async () => {
    const first = await promotionsOf(store, 1);
    const { container } = await releaseOne(store, OFFERS, 'second');
    await watched.look();
    const isOffers = ({ name }: Promotion) => name === 'mf_offers';
    const changes: Record<string, (now: Promotion[]) => Promotion[]> = {
      replays: (now) => now.map((one) => (isOffers(one) ? (first.find(isOffers) ?? one) : one)),
      forges: (now) =>
        now.map((one) => (isOffers(one) ? { ...one, version: first.find(isOffers)?.version ?? '' } : one)),
      'leaves out': (now) => now.filter((one) => !isOffers(one)),
    };
    for (const [what, change] of Object.entries(changes)) {
      const { number } = await releaseOne(store, SHELL, what);
      await changeActivation(store, number, change);
      assert.equal(await watched.look(), number, what);
      assert.equal(await watched.shows(container), true, what);
      assert.match(watched.said().join(), /^mf_offers .* It stays at [0-9a-f]{12}\.$/, what);
    }
  });

  test('the gateway serves what is live while the store is away, and follows it again when it is back', async () => {
    await rename(store.location, `${store.location}-away`);
    assert.equal(await watched.look(), 1);
    await watched.look();
    assert.deepEqual(watched.said(), [`There is no store at ${store.location}. What is live stays.`]);
    await rename(`${store.location}-away`, store.location);
    const { number } = await releaseOne(store, OFFERS, 'next');
    assert.equal(await watched.look(), number);
    assert.deepEqual(watched.said(), ['The store of releases answers again.']);
  });
});
