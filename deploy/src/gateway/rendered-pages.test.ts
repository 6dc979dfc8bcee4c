import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, get as request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib';
import { fileKey, readContainer } from '../release/releases.ts';
import type { ReleaseStore } from '../release/store.ts';
import {
  ADMIN,
  emptyStore,
  fakeApi,
  jsonIn,
  OFFERS,
  release,
  remoteServer,
  SERVERS,
  SHELL,
  SHELL_SERVER,
} from '../testing/fixtures.ts';
import { rollBackStable } from '../testing/releasing.ts';
import { promotionsOf, releaseOne, type Watched, watchGateway } from '../testing/watched-gateway.ts';
import { grantCapability } from './capability.ts';
import { ownFolderOf } from './own-copy.ts';
import { hashOf } from './page-styles.ts';

const SECRET = 'a secret of the test';
const HTML = { accept: 'text/html', host: 'wspolnik.test' };
const LIST = 'offers/?limit=30';
/** What `/offers` shows of the answers below. */
const CONTENT =
  '<h1>offers /offers</h1>{"offers/?limit=30":{"path":"/api/offers/?limit=30"},"categories/":{"path":"/api/categories/"}}';
const SKELETON = '<main id="main" tabindex="-1"><p>cards</p>';

describe('a page that the gateway renders', () => {
  let store: ReleaseStore;
  let watched: Watched;
  let api: Awaited<ReturnType<typeof fakeApi>>;
  let asked: { url: string; headers: IncomingHttpHeaders }[] = [];
  /** Status of an answer by its path. */
  let statuses: Record<string, number> = {};
  /** An answer to a path that is not given before this settles. */
  let held: Record<string, Promise<unknown>> = {};
  const get = (url: string, headers: Record<string, string> = {}) => watched.get(url, { ...HTML, ...headers });
  const askedFor = (path: string) => asked.filter(({ url }) => url === `/api/${path}`).length;

  beforeEach(async () => {
    [asked, statuses, held] = [[], {}, {}];
    store = await emptyStore();
    await release(store, '1', SERVERS);
    api = await fakeApi(async (incoming, response) => {
      const { url = '', headers } = incoming;
      asked.push({ url, headers });
      await held[url];
      response.writeHead(statuses[url] ?? 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ path: url }));
    });
    watched = await watchGateway(store.location, { api: api.url, env: { RELEASE_GRANT_SECRET: SECRET } });
    asked = [];
  });
  afterEach(async () => {
    await watched.gateway.close();
    await api.close();
  });

  test('a page has its content, its parts are marked, and it has the answers that they were made from', async () => {
    const { statusCode, body, headers } = await get('/offers');
    assert.equal(statusCode, 200);
    assert.ok(body.includes('<div id="header" data-served><b>header pl</b></div>'));
    assert.ok(body.includes(`<main id="main" tabindex="-1"><div data-served="mf_offers">${CONTENT}</div></main>`));
    assert.ok(body.includes('<div id="footer" data-served><i>footer</i></div>'));
    assert.deepEqual(jsonIn(body, 'served'), {
      [LIST]: { path: `/api/${LIST}` },
      'categories/': { path: '/api/categories/' },
    });
    assert.equal(jsonIn(body, 'start').rendered, true);
    const style = /<style data-href="[0-9a-f]{64}\.css">(.*?)<\/style>/.exec(body)?.[1] ?? assert.fail('no style');
    assert.ok(String(headers['content-security-policy']).includes(hashOf(style)));
    assert.match((await get('/en/offers')).body, /<b>header en<\/b>/);
    assert.match((await get('/')).body, /<div data-served="shell"><h1>shell \/<\/h1><\/div>/);
  });

  test('pages of members and of the administration are not rendered', async () => {
    for (const url of ['/offers/manage', '/admin', '/admin/nothing']) {
      const { body } = await get(url);
      assert.doesNotMatch(body, /data-served|id="served"/, url);
      assert.equal(jsonIn(body, 'start').rendered, false, url);
    }
    assert.deepEqual(asked, []);
  });

  test('a page is the same for everybody, and the API hears nothing of who asks', async () => {
    const visitor = (mark: string) => ({
      cookie: `session=${mark}`,
      authorization: `Bearer ${mark}`,
      'company-id': mark,
      'user-agent': mark,
      'accept-language': mark,
      referer: `https://wspolnik.test/${mark}`,
      'x-forwarded-for': mark,
      'x-request-id': mark,
    });
    const one = await get('/offers', visitor('visitor-one'));
    const two = await get('/offers', visitor('visitor-two'));
    assert.deepEqual(one.rawPayload, two.rawPayload);
    assert.deepEqual([one.headers.etag, one.headers['set-cookie']], [two.headers.etag, undefined]);
    assert.deepEqual([askedFor(LIST), askedFor('categories/'), asked.length], [1, 1, 2]);
    assert.doesNotMatch(JSON.stringify(asked) + one.body + JSON.stringify(one.headers), /visitor/);
    for (const { headers } of asked)
      assert.deepEqual(Object.keys(headers).sort(), ['accept', 'accept-language', 'connection', 'host']);
  });

  test('a browser asks whether a page is still the same', async () => {
    const first = await get('/offers');
    const { etag = '' } = first.headers;
    const same = await get('/offers', { 'if-none-match': String(etag) });
    assert.deepEqual([same.statusCode, same.body, same.headers.etag], [304, '', etag]);
    assert.equal((await get('/offers', { 'if-none-match': 'W/"other"' })).statusCode, 200);
  });

  test('a page is sent compressed or not, from the same one', async () => {
    const plain = await get('/offers');
    const small = await get('/offers', { 'accept-encoding': 'br' });
    assert.deepEqual([plain.headers['content-encoding'], small.headers['content-encoding']], [undefined, 'br']);
    assert.equal(String(brotliDecompressSync(small.rawPayload)), plain.body);
    assert.equal(small.headers.etag, plain.headers.etag);
    assert.equal(askedFor(LIST), 1);
  });

  test('another query, another origin and another release have other pages', async () => {
    await get('/offers');
    await get('/offers?page=2');
    assert.match(
      (await get('/offers', { host: 'other.test' })).headers['content-security-policy'] as string,
      /other\.test/,
    );
    assert.deepEqual([askedFor(LIST), askedFor('offers/?limit=30&page=2')], [2, 1]);
    await releaseOne(store, OFFERS, 'next', { bundle: remoteServer('next') });
    await watched.look();
    assert.match((await get('/offers')).body, /<h1>next \/offers/);
  });

  test('a page whose data fail has its skeleton, and nobody keeps it', async () => {
    statuses['/api/categories/'] = 500;
    const { statusCode, body, headers } = await get('/offers');
    assert.equal(statusCode, 200);
    assert.ok(body.includes(SKELETON));
    assert.doesNotMatch(body, /data-served|id="served"/);
    assert.equal(headers['cache-control'], 'private, no-store');
    statuses = {};
    assert.ok((await get('/offers')).body.includes(CONTENT));
  });

  test('a list of the visitor’s network is rendered by the browser, because no two visitors have the same', async () => {
    const { body, headers } = await get('/offers?network=true');
    assert.ok(body.includes(SKELETON));
    assert.doesNotMatch(body, /data-served|id="served"/);
    assert.match(body, /<noscript><p[^>]*>Ta strona potrzebuje JavaScriptu/);
    assert.equal(headers['cache-control'], 'private, no-store');
  });

  test('a page that does not exist is rendered, and nobody keeps it', async () => {
    for (const turn of [1, 2]) {
      const { statusCode, body, headers } = await get('/nothing');
      assert.deepEqual([statusCode, headers['cache-control']], [404, 'private, no-store'], `turn ${turn}`);
      assert.match(body, /<div data-served="shell"><h1>shell \/nothing<\/h1>/);
    }
    statuses['/api/offers/gone/'] = 404;
    const gone = await get('/offers/gone');
    assert.deepEqual([gone.statusCode, gone.headers['cache-control']], [404, 'private, no-store']);
    assert.doesNotMatch(gone.body, /data-served/);
    assert.equal((await get('/offers/gone', { 'if-none-match': String(gone.headers.etag) })).statusCode, 404);
  });

  test('two addresses that are too long get each the page of their language', async () => {
    const long = 'x'.repeat(9000);
    const [polish, english] = await Promise.all([get(`/${long}`), get(`/en/${long}`)]);
    assert.deepEqual([polish.statusCode, english.statusCode], [414, 414]);
    assert.match(polish.body, /^<!doctype html><html lang="pl">/);
    assert.match(english.body, /^<!doctype html><html lang="en">/);
  });

  test('the head of a page is sent before its data are there, with its scripts and styles', async () => {
    const url = await watched.gateway.listen(0);
    const answer = Promise.withResolvers<void>();
    held = { [`/api/${LIST}`]: answer.promise };
    const outgoing = request(`${url}/offers`, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
    const [response] = await once(outgoing, 'response');
    const plain = response.pipe(createBrotliDecompress());
    const [head] = await once(plain, 'data');
    answer.resolve();
    const html = String(head);
    assert.match(html, /<\/head>$/);
    const { main, chunks, rendered } = jsonIn(html, 'start');
    assert.deepEqual([typeof main, chunks.length, rendered], ['string', 4, true]);
    assert.match(html, /<style data-href="[0-9a-f]{64}\.css">/);
    assert.deepEqual([response.headers['cache-control'], response.headers.etag], ['private, no-store', undefined]);
    assert.ok((await text(plain)).includes(CONTENT));
    // The next one gets it whole.
    const whole = await get('/offers', { host: new URL(url).host, 'accept-encoding': 'br' });
    assert.match(String(whole.headers['cache-control']), /^public/);
    assert.equal(askedFor(LIST), 1);
  });

  test('a remote that fails has its skeleton, and other pages are rendered', async () => {
    const bundle = 'exports.remote = { page() { throw new Error("no offers"); } };';
    await releaseOne(store, OFFERS, 'broken', { bundle });
    await watched.look();
    const { statusCode, body, headers } = await get('/offers');
    assert.deepEqual([statusCode, headers['cache-control']], [200, 'private, no-store']);
    assert.ok(body.includes(SKELETON));
    assert.match(body, /<div id="header"><b>Wspólnik offers<\/b>/);
    assert.match((await get('/')).body, /<h1>shell \/<\/h1>/);
    assert.match(watched.said().join(), /^mf_offers is rendered in the browser for a minute: no offers\.$/);
  });

  test('a remote whose bundle was changed in the store stays at the version before', async (t) => {
    await watched.gateway.close();
    // It looks for releases only when it is asked to.
    t.mock.timers.enable({ apis: ['setInterval'] });
    watched = await watchGateway(store.location, { api: api.url });
    const { container, number } = await releaseOne(store, OFFERS, '1', { bundle: remoteServer('next') });
    const { server = '' } = container.assets;
    await writeFile(join(store.location, fileKey('mf_offers', server)), remoteServer('evil'));
    assert.equal(await watched.look(), number);
    assert.ok((await get('/offers')).body.includes(CONTENT));
    assert.match(watched.said().join(), /^mf_offers of release 2 cannot be served: .*\.cjs .* It stays at/);
    await writeFile(join(store.location, fileKey('mf_offers', server)), remoteServer('next'));
    await releaseOne(store, SHELL, 'next', { bundle: SHELL_SERVER });
    await watched.look();
    assert.match((await get('/offers')).body, /<h1>next \/offers/);
  });

  test('a page whose stylesheet was changed in both places is the frame, and the log names it', async () => {
    await watched.gateway.close();
    const offers = (await promotionsOf(store, 1)).find(({ name }) => name === 'mf_offers');
    const { assets } = await readContainer(store, 'mf_offers', offers?.version ?? '');
    const style = assets.files.find((file) => file.endsWith('.css')) ?? assert.fail('no style');
    const key = fileKey('mf_offers', style);
    for (const folder of [store.location, ownFolderOf(store.location)]) await writeFile(join(folder, key), 'body{}');
    watched = await watchGateway(store.location, { api: api.url });
    const { statusCode, body } = await get('/offers');
    assert.equal(statusCode, 200);
    assert.ok(body.includes(SKELETON) && body.includes('<style>body{margin:0}</style>'));
    assert.ok(watched.said().join().includes(`${key} in ${store.location} is missing or is not what was released.`));
    assert.match((await get('/')).body, /<h1>shell \/<\/h1>/);
  });

  test('a bundle is served to nobody, whoever knows its name, also after a rollback', async () => {
    const expiring = { exp: Math.floor(Date.now() / 1000) + 600 };
    const grants = (name: string) => grantCapability(Buffer.from(SECRET), { name, ...expiring });
    const { container: admin } = await releaseOne(store, ADMIN, 'next', { bundle: remoteServer('admin') });
    const { container: offers } = await releaseOne(store, OFFERS, 'next', { bundle: remoteServer('next') });
    await watched.look();
    const isNowhere = async () => {
      for (const { name, assets } of [admin, offers]) {
        const bundle = `${name}/${assets.server}`;
        assert.match(bundle, /\/[0-9a-f]{64}\.cjs$/);
        for (const path of [`/r/${bundle}`, `/g/${grants(name)}/${bundle}`])
          assert.equal((await get(path)).statusCode, 404, path);
        assert.equal((await get(`/g/${grants(name)}/${name}/${assets.entry}`)).statusCode, 200);
      }
    };
    await isNowhere();
    await rollBackStable(store);
    await watched.look();
    await isNowhere();
  });

  test('a rollback renders the pages of the version before', async () => {
    await releaseOne(store, OFFERS, 'next', { bundle: remoteServer('next') });
    await watched.look();
    assert.match((await get('/offers')).body, /<h1>next \/offers/);
    await rollBackStable(store);
    await watched.look();
    assert.ok((await get('/offers')).body.includes(CONTENT));
  });
});
