import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { groupOf } from '../release/canary.ts';
import { listReleases } from '../release/list-releases.ts';
import { readContainer, readRegistry } from '../release/releases.ts';
import { startCanary } from '../release/run-canary.ts';
import { storeSigner } from '../release/sign.ts';
import type { ReleaseStore } from '../release/store.ts';
import type { ReleasedContainer } from '../release/types.ts';
import { emptyStore, OFFERS, publish, release } from '../testing/fixtures.ts';
import { liveOf, REQUEST } from '../testing/releasing.ts';
import { type Watched, watchGateway } from '../testing/watched-gateway.ts';
import type { ReportedView } from '../vitals/beacon.ts';

const BEACON = { 'content-type': 'text/plain;charset=UTF-8' };
const VIEW: ReportedView = { n: 0, remote: 'mf_offers', route: '/offers', begun: true };

describe('pages that report what browsers measure', () => {
  let store: ReleaseStore;
  let watched: Watched;
  let stable: ReleasedContainer;

  beforeEach(async () => {
    store = await emptyStore();
    await release(store);
    watched = await watchGateway(store.location, { trustProxy: true });
    stable = await readContainer(store, 'mf_offers', (await liveOf(store)).mf_offers?.version ?? '');
  });
  afterEach(() => watched.gateway.close());

  const ask = (headers: Record<string, string> = {}, have = '1') => watched.get(`/vitals?have=${have}`, headers);
  function send(payload: unknown, headers: Record<string, string> = {}) {
    const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
    return watched.gateway.app.inject({
      method: 'POST',
      url: '/vitals',
      payload: body,
      headers: { ...BEACON, ...headers },
    });
  }
  const partsOf = ({ assets }: ReleasedContainer) => ({ mf_offers: assets.entry.slice(0, 12) });

  test('a browser gets a random bucket in a cookie once, and nothing that names it', async () => {
    const first = await ask();
    assert.match(
      String(first.headers['set-cookie']),
      /^bucket=\d{1,2}; Path=\/; Max-Age=7776000; SameSite=Lax; HttpOnly$/,
    );
    assert.match((await ask({ 'x-forwarded-proto': 'https' })).headers['set-cookie'] as string, /; Secure$/);
    const again = await ask({ cookie: 'bucket=42' });
    assert.equal(again.headers['set-cookie'], undefined);
    assert.equal(again.headers['cache-control'], 'private, no-store');
    for (const strange of ['bucket=', 'bucket=100', 'bucket=abc'])
      assert.match(String((await ask({ cookie: strange })).headers['set-cookie']), /^bucket=/, strange);
  });

  test('a page gives no cookie, so that caches between may keep it', async () => {
    assert.equal((await watched.get('/offers', { accept: 'text/html' })).headers['set-cookie'], undefined);
  });

  test('a beacon is counted in the metrics by remote, version and route', async () => {
    const { token } = (await ask({ cookie: 'bucket=1' })).json();
    const view = { ...VIEW, failed: true, values: { lcp: 1234, cls: 0.02 }, blocked: { mf_offers: 80 } };
    assert.equal((await send({ token, parts: partsOf(stable), views: [view] })).statusCode, 204);
    const address = await watched.gateway.listenForMetrics(0);
    const metrics = await (await fetch(`${address}/metrics`)).text();
    const labels = `remote="mf_offers",version="${stable.version.slice(0, 12)}",route="/offers"`;
    assert.ok(metrics.includes(`page_views_total{${labels}} 1`));
    assert.ok(metrics.includes(`page_views_failed_total{${labels}} 1`));
    assert.ok(metrics.includes(`page_timing_seconds_count{metric="lcp",${labels}} 1`));
    assert.ok(metrics.includes(`page_timing_seconds_count{metric="blocked",${labels}} 1`));
    assert.ok(metrics.includes(`page_layout_shift_count{${labels}} 1`));
  });

  test('nonsense is refused', async () => {
    const { token } = (await ask()).json();
    const good = { token, parts: partsOf(stable), views: [VIEW] };
    const wrong = [
      '{"token":',
      'null',
      { ...good, person: 'Jan' },
      { ...good, views: [{ ...VIEW, n: -1 }] },
      { ...good, views: [{ ...VIEW, values: { lcp: 1e9 } }] },
      { ...good, views: [{ ...VIEW, errors: [{ message: 'x', frames: ['https://wspolnik.test/users/jan:1:1'] }] }] },
      { ...good, views: Array.from({ length: 21 }, () => VIEW) },
    ];
    for (const one of wrong) assert.equal((await send(one)).statusCode, 400, JSON.stringify(one));
    assert.equal((await send({ ...good, token: 'a.b' })).statusCode, 401);
    assert.equal((await send('x'.repeat(20_000))).statusCode, 413);
    assert.equal((await ask({}, 'x')).statusCode, 400);
  });

  test('a canary that fails in many networks is rolled back within seconds, with the reason', async () => {
    const candidate = await readContainer(store, 'mf_offers', await publish(store, OFFERS, 'broken'));
    const key = storeSigner(store);
    const request = { ...REQUEST, name: 'mf_offers', version: candidate.version, share: 25, check: () => [], key };
    const { number } = await startCanary(store, request);
    await watched.look();
    const bucketOf = (group: string) =>
      Array.from({ length: 100 }, (_, one) => one).find((one) => groupOf({ since: number, share: 25 }, one) === group);
    for (let visit = 0; visit < 40; visit++) {
      const isCanary = visit % 2 === 0;
      const cookie = `bucket=${bucketOf(isCanary ? 'canary' : 'control')}`;
      const from = { 'x-forwarded-for': `203.0.113.${visit}`, cookie };
      const { token } = (await ask(from, String(number))).json();
      const view = isCanary ? { ...VIEW, failed: true } : VIEW;
      await send({ token, parts: partsOf(isCanary ? candidate : stable), views: [view] }, from);
    }
    while ((await watched.look()) === number) await wait(50);
    const { releases } = await listReleases(store, 'stable', await readRegistry(store));
    assert.equal(releases[0]?.canary?.end, 'rolled back');
    assert.equal(releases[0]?.who, 'canary');
    assert.match(releases[0]?.why ?? '', /^Pages fail: \d+ of \d+, and 0 of \d+ without it\.$/);
  });
});
