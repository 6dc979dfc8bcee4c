import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import type { ErrorReport, ReleaseHistory, ReleaseState, VitalsReport } from '@wspolnik/contract/releases';
import type { PublicRelease } from '../release/page-types.ts';
import { mapKey, readContainer } from '../release/releases.ts';
import type { ReleaseStore } from '../release/store.ts';
import type { ReleasedContainer } from '../release/types.ts';
import { emptyStore, fakeApi, jsonIn, OFFERS, publish, release } from '../testing/fixtures.ts';
import { liveVersion } from '../testing/releasing.ts';
import { type Watched, watchGateway } from '../testing/watched-gateway.ts';

const ADMIN = { authorization: 'Bearer admin' };
const CONFIRMED = { ...ADMIN, confirmation: 'proof' };
const HTML = { accept: 'text/html' };

describe('the console of releases', () => {
  let store: ReleaseStore;
  let watched: Watched;
  let candidate: ReleasedContainer;
  let logged: unknown[] = [];
  const api = fakeApi((request, response) => {
    const answer = (status: number, body: object) => {
      response.statusCode = status;
      response.end(JSON.stringify(body));
    };
    const { authorization, confirmation } = request.headers;
    if (request.url === '/readyz') return answer(200, { version: '0.1.0' });
    if (!authorization) return answer(401, { code: 'not_authenticated' });
    if (request.url?.startsWith('/api/accounts/user-data/'))
      return answer(200, { role: authorization.endsWith('admin') ? 'ADMIN' : 'USER' });
    if (!authorization.endsWith('admin')) return answer(403, { code: 'forbidden' });
    if (!confirmation) return answer(403, { code: 'confirmation_required' });
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      logged.push(JSON.parse(body));
      answer(201, { name: 'Ewa Lis' });
    });
  });

  before(async () => {
    store = await emptyStore();
    await release(store);
    const { url } = await api;
    watched = await watchGateway(store.location, { api: url });
    candidate = await readContainer(store, 'mf_offers', await publish(store, OFFERS, 'next'));
  });
  after(async () => {
    await watched.gateway.close();
    await (await api).close();
  });

  const state = async (): Promise<ReleaseState> => (await watched.get('/api/releases/', ADMIN)).json();
  function order(path: string, payload: object, headers: Record<string, string> = CONFIRMED) {
    return watched.gateway.app.inject({ method: 'POST', url: `/api/releases/${path}/`, payload, headers });
  }
  const next = (more: object = {}) => ({
    name: 'mf_offers',
    version: candidate.version,
    why: 'Prices with VAT',
    ...more,
  });

  test('everything is refused to guests, to members, and to admins without a confirmation', async () => {
    for (const path of ['', 'history/', 'vitals/', 'errors/']) {
      assert.equal((await watched.get(`/api/releases/${path}`)).statusCode, 401, path);
      const member = await watched.get(`/api/releases/${path}`, { authorization: 'Bearer member' });
      assert.equal(member.statusCode, 403, path);
    }
    for (const path of ['promote', 'rollback', 'preview']) {
      assert.equal((await order(path, next(), {})).statusCode, 401, path);
      assert.equal((await order(path, next(), { authorization: 'Bearer member' })).statusCode, 403, path);
      assert.equal((await order(path, next(), ADMIN)).json().code, 'confirmation_required', path);
    }
    assert.deepEqual(logged, []);
  });

  test('the state names what is live and what was published since', async () => {
    const { containers, number, mayRelease, canary } = await state();
    const offers = containers.find(({ name }) => name === 'mf_offers');
    assert.equal(offers?.version, await liveVersion(store));
    assert.equal(offers?.next?.version, candidate.version);
    assert.deepEqual([number, mayRelease, canary], [1, true, null]);
  });

  test('a version that is not live is shown only to the browser of its admin', async () => {
    const answer = await order('preview', next());
    assert.equal(answer.statusCode, 204, answer.body);
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const entryIn = (html: string) =>
      (jsonIn(html, 'release') as PublicRelease).remotes.find(({ name }) => name === 'mf_offers')?.entry;
    const address = `/r/mf_offers/${candidate.assets.entry}`;
    const own = await watched.get('/offers', { ...HTML, cookie });
    assert.equal(entryIn(own.body), address);
    assert.equal(own.headers['cache-control'], 'private, no-store');
    assert.deepEqual((jsonIn(own.body, 'release') as PublicRelease).config.preview, {
      name: 'mf_offers',
      version: candidate.version.slice(0, 12),
    });
    assert.equal((await watched.get(address, { cookie })).statusCode, 200);
    assert.notEqual(entryIn((await watched.get('/offers', HTML)).body), address);
    assert.equal((await watched.get(address)).statusCode, 404);
    const forged = cookie.replace(/\.[^.]+$/, `.${'A'.repeat(43)}`);
    assert.equal((await watched.get(address, { cookie: forged })).statusCode, 404);
    assert.equal((await watched.get('/vitals?have=1', { cookie: `${cookie}; bucket=1` })).statusCode, 204);
  });

  test('a version is promoted and rolled back under the name of the admin, after it was logged', async () => {
    logged = [];
    assert.equal((await order('promote', next())).statusCode, 204);
    assert.equal(await liveVersion(store), candidate.version);
    const undo = next({ why: 'Prices are wrong' });
    assert.equal((await order('rollback', undo)).statusCode, 204);
    const history: ReleaseHistory = (await watched.get('/api/releases/history/', ADMIN)).json();
    assert.deepEqual(
      history.releases.slice(0, 2).map(({ who, why, undoes }) => [who, why, undoes]),
      [
        ['Ewa Lis', 'Prices are wrong', [2]],
        ['Ewa Lis', 'Prices with VAT', []],
      ],
    );
    const version = candidate.version.slice(0, 12);
    assert.deepEqual(logged, [
      { action: 'promoted', name: 'mf_offers', version, reason: 'Prices with VAT' },
      { action: 'rolled_back', name: 'mf_offers', version, reason: 'Prices are wrong' },
    ]);
  });

  test('a canary begins, is seen and is ended; what does not fit is refused with the reason', async () => {
    assert.equal((await order('promote', next({ share: 25 }))).statusCode, 204);
    const running = async (): Promise<ReleaseState> => {
      const found = await state();
      return found.canary ? found : running();
    };
    const { canary } = await running();
    assert.deepEqual([canary?.name, canary?.share, canary?.verdict], ['mf_offers', 25, 'running']);
    const refused = await order('promote', next({ share: 10 }));
    assert.equal(refused.statusCode, 409);
    assert.match(refused.json().detail, /A canary of mf_offers .* runs since/);
    assert.equal((await order('rollback', next())).statusCode, 204);
    assert.equal((await order('promote', next({ version: 'f'.repeat(64) }))).json().code, 'release_refused');
    assert.equal((await order('promote', next({ share: 80 }))).statusCode, 400);
  });

  test('measured pages and errors are listed by remote, version and route, with places in the sources', async () => {
    const file = candidate.assets.entry;
    const map = { version: 3, sources: ['src/features/offers/list.tsx'], names: ['render'], mappings: 'AAAAA' };
    await store.create(mapKey('mf_offers', file), brotliCompressSync(JSON.stringify(map)));
    const live = await readContainer(store, 'mf_offers', String(await liveVersion(store)));
    const { token } = (await watched.get('/vitals?have=1')).json();
    const errors = [{ message: 'TypeError x is not a function', frames: [`${file}:1:1`] }];
    const views = [
      { n: 0, remote: 'mf_offers', route: '/offers', begun: true, failed: true, values: { lcp: 1500 }, errors },
    ];
    const parts = { mf_offers: live.assets.entry.slice(0, 12) };
    const headers = { 'content-type': 'text/plain' };
    const payload = JSON.stringify({ token, parts, views });
    await watched.gateway.app.inject({ method: 'POST', url: '/vitals', payload, headers });
    await watched.gateway.flush();
    const report: VitalsReport = (await watched.get('/api/releases/vitals/?range=hour', ADMIN)).json();
    assert.equal(report.points.length, 61);
    assert.deepEqual([report.total.views, report.total.failed], [1, 1]);
    assert.ok(Math.abs((report.parts[0]?.lcp ?? 0) - 1500) < 50);
    assert.equal(report.parts[0]?.route, '/offers');
    const other: VitalsReport = (await watched.get('/api/releases/vitals/?remote=mf_feed', ADMIN)).json();
    assert.equal(other.total.views, 0);
    const found: ErrorReport = (await watched.get('/api/releases/errors/?range=hour', ADMIN)).json();
    assert.deepEqual(found.errors[0]?.frames, [
      { file: 'src/features/offers/list.tsx', line: 1, column: 1, name: 'render' },
    ]);
    assert.equal((await watched.get(`/r/mf_offers/${file}.map`)).statusCode, 404, 'no browser gets a map');
  });
});
