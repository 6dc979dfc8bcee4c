import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, constants } from 'node:zlib';
import { integrityOf } from '../release/integrity.ts';
import { readContainer } from '../release/releases.ts';
import type { ReleaseStore } from '../release/store.ts';
import type { ContainerManifest } from '../release/types.ts';
import { ADMIN, emptyStore, OFFERS, publish, release, SHELL } from '../testing/fixtures.ts';
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

  test('requests exactly the files of its route in its language, each with the hash that its name is', async () => {
    const { body } = await get('/offers');
    const tags = Array.from(body.matchAll(/<(?:script|link)[^>]*"(\/r\/[^"]+)" integrity="([^"]+)"[^>]*>/g));
    const [shell, offers] = [await contentOf(SHELL), await contentOf(OFFERS)];
    const page = offers.assets.chunks['page-offer-list'] ?? [];
    assert.deepEqual(
      tags.map(([, url]) => url),
      [
        `/r/shell/${shell.assets.entry}`,
        `/r/shell/${shell.assets.chunks['messages-pl']}`,
        `/r/mf_offers/${offers.assets.entry}`,
        `/r/mf_offers/${offers.assets.chunks['messages-pl']}`,
        ...page.map((file) => `/r/mf_offers/${file}`),
        `/r/mf_offers/${offers.assets.chunks['messages-offer-list-pl']}`,
      ],
    );
    for (const [, url = '', integrity] of tags) assert.equal(integrity, integrityOf(url));
    // A chunk runs on arrival, in any order; an entry runs only when the shell requests it.
    const withTag = (url: string) => tags.find(([, known]) => known === url)?.[0] ?? '';
    assert.match(withTag(`/r/shell/${shell.assets.entry}`), /^<script defer /);
    assert.match(withTag(`/r/mf_offers/${page[0]}`), /^<script async /);
    assert.match(withTag(`/r/mf_offers/${page[1]}`), /^<link rel="preload" as="style"/);
    assert.match(withTag(`/r/mf_offers/${offers.assets.entry}`), /^<link rel="preload" as="script"/);
  });

  test('a page keeps each chunk with the file that it came in, before any of them can run', async () => {
    const { body } = await get('/offers');
    const [, first = ''] = /<script nonce[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
    assert.ok(body.indexOf(first) < body.indexOf('<script async'));
    const page: Record<string, unknown> = {
      document: { currentScript: null },
      addEventListener() {},
      fetch: async () => ({ ok: false }),
    };
    page.self = page.window = page;
    page.localStorage = { getItem: () => null };
    page.matchMedia = () => ({ matches: false });
    runInNewContext(first, page);
    const run = (container: string, src: string) => {
      page.document = { currentScript: { src } };
      runInNewContext(`self["webpackChunk${container}"].push([["page"], {}])`, page);
    };
    run('mf_offers', 'https://a.test/r/mf_offers/0a.js');
    run('mf_offers', 'https://a.test/r/mf_offers/0b.js?r=1');
    run('shell', 'https://a.test/r/shell/0c.js');
    const kept = (container: string) =>
      (page[`webpackChunk${container}`] as { file: string }[]).map(({ file }) => file).join(' ');
    assert.deepEqual([kept('mf_offers'), kept('shell')], ['0a.js 0b.js', '0c.js']);
  });

  test('names the live release, and of each public remote what is needed before its entry', async () => {
    const { assets } = await contentOf(OFFERS);
    const { number, remotes } = publicRelease((await get('/admin')).body);
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

function publicRelease(html: string) {
  return JSON.parse(/<script type="application\/json" id="release">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
}
