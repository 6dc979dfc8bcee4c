import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type { ReleaseStore } from '../release/store.ts';
import { emptyStore, fakeApi, OFFERS, release, SERVERS } from '../testing/fixtures.ts';
import { releaseOne, type Watched, watchGateway } from '../testing/watched-gateway.ts';

const HTML = { accept: 'text/html', host: 'wspolnik.test' };

describe('the metrics of a gateway', () => {
  let store: ReleaseStore;
  let watched: Watched;
  let origin: string;
  let api: Awaited<ReturnType<typeof fakeApi>>;
  /** Of the API to everything. */
  let answer: string;
  const metrics = async () => (await fetch(`${origin}/metrics`)).text();
  /** Value of a metric with these labels; undefined without it. */
  const valueIn = (text: string, name: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1);

  beforeEach(async () => {
    store = await emptyStore();
    await release(store, '1', SERVERS);
    answer = '{}';
    api = await fakeApi((_request, response) => response.end(answer));
    watched = await watchGateway(store.location, { api: api.url });
    origin = await watched.gateway.listenForMetrics(0);
  });
  afterEach(async () => {
    await watched.gateway.close();
    await api.close();
  });

  test('a render that throws is counted, and the rendering of that remote is off while others are rendered', async () => {
    const before = await metrics();
    assert.equal(valueIn(before, 'render_off{container="mf_offers"}'), '0');
    assert.equal(valueIn(before, 'renders_total{container="mf_offers",outcome="threw"}'), undefined);
    const bundle = 'exports.remote = { page({ path }) { throw new Error(path); } };';
    await releaseOne(store, OFFERS, 'broken', { bundle });
    await watched.look();
    await watched.get('/offers', HTML);
    await watched.get('/', HTML);
    const after = await metrics();
    assert.equal(valueIn(after, 'renders_total{container="mf_offers",outcome="threw"}'), '1');
    assert.equal(valueIn(after, 'render_off{container="mf_offers"}'), '1');
    assert.equal(valueIn(after, 'render_off{container="shell"}'), '0');
    // Guarded: it is never rendered.
    assert.equal(valueIn(after, 'render_off{container="mf_admin"}'), undefined);
    await watched.get('/offers?page=2', HTML);
    assert.equal(valueIn(await metrics(), 'renders_total{container="mf_offers",outcome="threw"}'), '1');
  });

  test('a page whose data do not come is counted', async () => {
    answer = 'no JSON';
    await watched.get('/offers', HTML);
    assert.equal(valueIn(await metrics(), 'renders_total{container="mf_offers",outcome="no_data"}'), '1');
  });

  test('pages are counted by what they found in the cache, and renders are timed', async () => {
    await Promise.all([watched.get('/offers', HTML), watched.get('/offers', HTML)]);
    await watched.get('/offers', HTML);
    const text = await metrics();
    const found = (what: string) => valueIn(text, `page_cache_requests_total{found="${what}"}`);
    assert.deepEqual(['nothing', 'in_making', 'fresh', 'stale'].map(found), ['1', '1', '1', '0']);
    assert.ok(Number(valueIn(text, 'page_cache_bytes')) > 1000);
    assert.equal(valueIn(text, 'render_duration_seconds_count{container="mf_offers"}'), '1');
  });

  test('the live release has its number, and the process its memory and processor time', async () => {
    assert.equal(valueIn(await metrics(), 'live_release{channel="stable"}'), '1');
    await releaseOne(store, OFFERS, 'next');
    await watched.look();
    const text = await metrics();
    assert.equal(valueIn(text, 'live_release{channel="stable"}'), '2');
    assert.ok(Number(valueIn(text, 'process_resident_memory_bytes')) > 0);
    assert.ok(valueIn(text, 'process_cpu_seconds_total'));
  });

  test('the port that people reach has no metrics, and that of the metrics nothing else', async () => {
    for (const accept of ['text/html', 'text/plain', '*/*']) {
      const { statusCode, body } = await watched.get('/metrics', { ...HTML, accept });
      assert.equal(statusCode, 404, accept);
      assert.doesNotMatch(body, /renders_total|process_cpu/);
    }
    assert.match(
      String((await fetch(`${origin}/metrics`)).headers.get('content-type')),
      /^text\/plain; version=0\.0\.4/,
    );
    for (const path of ['/', '/offers', '/readyz', '/release?have=0', '/api/offers/'])
      assert.equal((await fetch(origin + path)).status, 404, path);
  });
});
