import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ContainerManifest } from '../release/manifest-types.ts';
import { readContainer } from '../release/releases.ts';
import type { ReleaseStore } from '../release/store.ts';
import { ADMIN, emptyStore, jsonIn, OFFERS, publish, release, SHELL } from '../testing/fixtures.ts';
import { generateRemotes } from '../testing/generated-remotes.ts';
import { scriptJson } from './early.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { publicRemote } from './public-release.ts';

describe('a page', () => {
  let gateway: Gateway;
  let store: ReleaseStore;
  const get = (url: string) => gateway.app.inject({ url, headers: { accept: 'text/html' } });
  const contentOf = async (manifest: ContainerManifest) =>
    readContainer(store, manifest.name, await publish(store, manifest));

  before(async () => {
    store = await emptyStore();
    await release(store);
    gateway = await createGateway({ api: 'http://127.0.0.1:9', store: store.location, env: {} });
  });
  after(() => gateway.close());

  test('requests exactly the files of its route in its language, and each in the way of its kind', async () => {
    const { main, chunks, ahead, containers } = jsonIn((await get('/offers')).body, 'start');
    const [shell, offers] = [await contentOf(SHELL), await contentOf(OFFERS)];
    const [script, style] = offers.assets.chunks['page-offer-list'] ?? [];
    assert.equal(main, `/r/shell/${shell.assets.entry}`);
    // A chunk runs on arrival, in any order; an entry runs only when the shell requests it.
    assert.deepEqual(chunks, [
      `/r/shell/${shell.assets.chunks['messages-pl']}`,
      `/r/mf_offers/${offers.assets.chunks['messages-pl']}`,
      `/r/mf_offers/${script}`,
      `/r/mf_offers/${offers.assets.chunks['messages-offer-list-pl']}`,
    ]);
    assert.deepEqual(ahead, [`/r/mf_offers/${offers.assets.entry}`, `/r/mf_offers/${style}`]);
    assert.deepEqual(containers, ['shell', 'mf_offers']);
  });

  test('names the live release, and of each public remote what is needed before its entry', async () => {
    const { assets } = await contentOf(OFFERS);
    const { number, remotes } = jsonIn((await get('/admin')).body, 'release');
    assert.equal(number, 1);
    assert.deepEqual(remotes, [
      {
        name: 'mf_offers',
        entry: `/r/mf_offers/${assets.entry}`,
        routes: [
          { path: '/offers', skeleton: 'cards' },
          { path: '/offers/manage', protected: true },
          { path: '/offers/:id', skeleton: 'detail' },
          { path: '/posts' },
          { path: '/search' },
        ],
      },
    ]);
  });

  test('names no guarded remote and none of its files', async () => {
    const { assets } = await contentOf(ADMIN);
    for (const path of ['/admin', '/offers', '/']) {
      const { body } = await get(path);
      assert.ok(!body.includes('/r/mf_admin/'), path);
      for (const file of assets.files) assert.ok(!body.includes(file), path);
    }
  });
});

for (const [count, limit] of [
  [6, 1.5 * 1024],
  [30, 5 * 1024],
] as const) {
  test(`the release of ${count} remotes takes at most ${limit} bytes of a page`, () => {
    const remotes = generateRemotes(count).map(publicRemote);
    const html = scriptJson({ number: 4711, remotes, config: {} });
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    const { length } = brotliCompressSync(html, { params });
    assert.ok(length <= limit, `${length} bytes`);
    // Different words: copies of one remote would compress to next to nothing.
    assert.ok(length > count * 100, `${length} bytes`);
  });
}
