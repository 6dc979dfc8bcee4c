import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingHttpHeaders, get as request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib';
import type { ReleaseStore } from '../release/store.ts';
import { emptyStore, fakeApi, jsonIn, OFFERS, release, remoteServer, SERVERS } from '../testing/fixtures.ts';
import { releaseOne, type Watched, watchGateway } from '../testing/watched-gateway.ts';
import { hashOf } from './page-styles.ts';

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
    watched = await watchGateway(store.location, { api: api.url });
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
});
