import assert from 'node:assert/strict';
import type { OutgoingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, type TestContext, test } from 'node:test';
import type { ReleaseStore } from '../release/store.ts';
import { emptyStore, fakeApi, OFFERS, release, remoteServer, SERVERS } from '../testing/fixtures.ts';
import { releaseOne, type Watched, watchGateway } from '../testing/watched-gateway.ts';
import type { GatewayOptions } from './context.ts';

const HTML = { accept: 'text/html', host: 'wspolnik.test' };
const START = Date.parse('2026-11-28T10:00:00Z');
/** What concerns a cache between. */
const cachingOf = ({ headers }: { headers: OutgoingHttpHeaders }) => [
  headers['cache-control'],
  headers['cdn-cache-control'],
  headers['surrogate-key'],
];
const NOT_KEPT = ['private, no-store', undefined, undefined];

describe('a cache between', () => {
  let store: ReleaseStore;
  let watched: Watched;
  let api: Awaited<ReturnType<typeof fakeApi>>;
  /** Status and headers of the API's answers by their path. */
  let statuses: Record<string, number> = {};
  let headersOf: Record<string, OutgoingHttpHeaders> = {};
  const get = (url: string, headers: Record<string, string> = {}) => watched.get(url, { ...HTML, ...headers });
  const keysOf = async (url: string) => (await get(url)).headers['surrogate-key'];
  async function open(options: Partial<GatewayOptions> = {}): Promise<void> {
    watched = await watchGateway(store.location, { api: api.url, ...options });
  }

  beforeEach(async () => {
    [statuses, headersOf] = [{}, {}];
    store = await emptyStore();
    await release(store, '1', SERVERS);
    api = await fakeApi((incoming, response) => {
      const { url = '' } = incoming;
      response.writeHead(statuses[url] ?? 200, { 'content-type': 'application/json', ...headersOf[url] });
      response.end('{"data":{"id":"7"}}');
    });
  });
  afterEach(async () => {
    await watched.gateway.close();
    await api.close();
  });

  test('a whole page has keys of its release, its containers, its language, its route and its object', async () => {
    await open();
    assert.equal(await keysOf('/'), 'release-1 shell lang-pl page-home');
    assert.equal(await keysOf('/en/offers?page=2'), 'release-1 shell mf_offers lang-en page-offers');
    assert.equal(await keysOf('/offers/7'), 'release-1 shell mf_offers lang-pl page-offers-id offers-7');
    assert.equal(await keysOf('/posts?post=a%20b'), 'release-1 shell mf_offers lang-pl page-posts posts-a%20b');
    await releaseOne(store, OFFERS, 'next', { bundle: remoteServer('next') });
    await watched.look();
    assert.equal(await keysOf('/offers'), 'release-2 shell mf_offers lang-pl page-offers');
  });

  /** A gateway whose time the test moves. */
  async function openAt(t: TestContext): Promise<{ pass(ms: number): void }> {
    t.mock.timers.enable({ apis: ['Date'], now: START });
    await open();
    return { pass: (ms) => t.mock.timers.setTime(Date.now() + ms) };
  }

  test('a page is fresh for ten seconds and may be sent for thirty, counted from when the gateway made it', async (t) => {
    const { pass } = await openAt(t);
    const seconds = async () => {
      const { headers } = await get('/offers');
      assert.equal(headers.vary, 'accept-encoding');
      const [, fresh, stale] =
        /^public, max-age=0, s-maxage=(\d+), stale-while-revalidate=(\d+)$/.exec(String(headers['cache-control'])) ??
        [];
      assert.equal(headers['cdn-cache-control'], `max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=0`);
      return [Number(fresh), Number(stale)];
    };
    assert.deepEqual(await seconds(), [10, 20]);
    pass(3001);
    assert.deepEqual(await seconds(), [6, 20]);
    pass(9000);
    // The gateway itself sends it while it makes another one.
    assert.deepEqual(await seconds(), [0, 17]);
  });

  test('a cache that has the page already learns how long it may be kept from now on', async (t) => {
    const { pass } = await openAt(t);
    const { headers } = await get('/offers');
    pass(4000);
    const same = await get('/offers', { 'if-none-match': String(headers.etag) });
    assert.equal(same.statusCode, 304);
    assert.deepEqual(cachingOf(same), [
      'public, max-age=0, s-maxage=6, stale-while-revalidate=20',
      'max-age=6, stale-while-revalidate=20, stale-if-error=0',
      headers['surrogate-key'],
    ]);
  });

  test('a cache that names itself gets the first page whole, and may keep it', async () => {
    await open();
    const first = { 'accept-encoding': 'br', host: 'one.test' };
    assert.deepEqual(cachingOf(await get('/offers', first)), NOT_KEPT);
    const { headers } = await get('/offers', { 'accept-encoding': 'br', 'cdn-loop': 'example' });
    assert.match(String(headers['cache-control']), /^public/);
    assert.equal(headers['content-encoding'], 'br');
  });

  test('what is not the whole page of somebody without a session is kept by nobody', async () => {
    await open();
    statuses['/api/categories/'] = 500;
    statuses['/api/offers/gone/'] = 404;
    for (const url of ['/offers', '/offers/gone', '/nothing', '/offers/manage', '/admin', `/${'x'.repeat(9000)}`])
      assert.deepEqual(cachingOf(await get(url)), NOT_KEPT, url);
    await releaseOne(store, OFFERS, 'broken', {
      bundle: 'exports.remote = { page() { throw new Error("no offers"); } };',
    });
    await watched.look();
    assert.deepEqual(cachingOf(await get('/offers/7')), NOT_KEPT);
  });

  test('who asks for something else at the address of a page leaves nothing in its place', async () => {
    await open();
    const picture = await get('/offers', { accept: 'image/avif' });
    assert.deepEqual([picture.statusCode, ...cachingOf(picture)], [404, ...NOT_KEPT]);
    const moved = await get('/pl/offers');
    assert.deepEqual([moved.statusCode, ...cachingOf(moved)], [301, ...NOT_KEPT]);
  });

  test('a page under another address than the public one is kept by nobody, because it names that address', async () => {
    await open({ publicOrigin: 'https://wspolnik.test', trustProxy: true });
    const proto = { 'x-forwarded-proto': 'https' };
    assert.match(String((await get('/offers', proto)).headers['cache-control']), /^public/);
    for (const forged of [{ ...proto, 'x-forwarded-host': 'evil.example' }, { 'x-forwarded-proto': 'http' }])
      assert.deepEqual(cachingOf(await get('/offers', forged)), NOT_KEPT);
  });

  test('an answer is private unless it says that it is public, also one of the API', async () => {
    await open();
    const cachingAt = async (url: string) => (await get(url)).headers['cache-control'];
    headersOf = {
      '/api/own/': { 'cache-control': 'no-store' },
      '/api/file/': { 'cache-control': 'public, max-age=60' },
    };
    assert.equal(await cachingAt('/api/guest/'), 'private');
    assert.equal(await cachingAt('/api/own/'), 'private, no-store');
    assert.equal(await cachingAt('/api/file/'), 'public, max-age=60');
    assert.equal(await cachingAt('/readyz'), 'private');
    assert.equal(await cachingAt('/release?have=1'), 'private, no-store');
    assert.equal(await cachingAt('/sw.js'), 'private, no-cache');
    assert.equal(await cachingAt('/robots.txt'), 'public, max-age=86400');
  });
});
