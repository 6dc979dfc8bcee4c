import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { readContainer } from '../release/releases.ts';
import type { ReleaseStore } from '../release/store.ts';
import type { ReleasedContainer } from '../release/types.ts';
import { ADMIN, emptyStore, fakeApi, OFFERS, publish, release, SHELL } from '../testing/fixtures.ts';
import { grantCapability } from './capability.ts';
import { createGateway, type Gateway } from './gateway.ts';

const env = { RELEASE_GRANT_SECRET: 'a secret of the test' };
const secret = Buffer.from(env.RELEASE_GRANT_SECRET);
const inTenMinutes = () => Math.floor(Date.now() / 1000) + 600;

describe('built files', () => {
  let gateway: Gateway;
  let store: ReleaseStore;
  let api: Awaited<ReturnType<typeof fakeApi>>;
  let [old, shell, offers, admin]: ReleasedContainer[] = [];
  /** Addresses of the visitors that the API was asked for. */
  const askedFor: unknown[] = [];
  const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });
  const entryOf = (container = shell) => `/r/${container?.name}/${container?.assets.entry}`;
  const fileOf = (container = offers, ending = '.js') =>
    container?.assets.files.find((file) => file.endsWith(ending)) ?? assert.fail(ending);

  before(async () => {
    store = await emptyStore();
    await release(store, 'old');
    await release(store, 'new');
    const read = async (manifest: typeof SHELL, text: string) =>
      readContainer(store, manifest.name, await publish(store, manifest, text));
    [old, shell] = [await read(OFFERS, 'old'), await read(SHELL, 'new')];
    [offers, admin] = [await read(OFFERS, 'new'), await read(ADMIN, 'new')];
    api = await fakeApi((request, response) => {
      askedFor.push(request.headers['x-forwarded-for']);
      const role = { 'Bearer admin': 'ADMIN', 'Bearer user': 'USER' }[request.headers.authorization ?? ''];
      response.statusCode = role ? 200 : 401;
      response.end(JSON.stringify({ role, companies: [] }));
    });
    gateway = await createGateway({ api: api.url, store: store.location, env });
  });
  after(async () => {
    await gateway.close();
    await api.close();
  });

  test('files of the live release and of earlier ones are served immutably', async () => {
    for (const [container, text] of [
      [old, 'old'],
      [offers, 'new'],
    ] as const) {
      const { statusCode, body, headers } = await get(entryOf(container));
      assert.equal(statusCode, 200);
      assert.equal(body, `/* mf_offers ${text} */`);
      assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
      assert.match(String(headers['content-type']), /^text\/javascript/);
    }
  });

  test('files are there or not for HEAD as for GET', async () => {
    const head = (url: string) => gateway.app.inject({ method: 'HEAD', url });
    assert.deepEqual([(await head(entryOf(offers))).statusCode, (await head(entryOf(offers))).body], [200, '']);
    assert.equal((await head(`/r/mf_offers/${'0'.repeat(64)}.js`)).statusCode, 404);
  });

  test('files are sent as brotli to clients that accept it, also on a retry', async () => {
    const { headers, rawPayload } = await get(`${entryOf(shell)}?r=2`, { 'accept-encoding': 'br' });
    assert.equal(headers['content-encoding'], 'br');
    assert.equal(headers.vary, 'accept-encoding');
    assert.equal(brotliDecompressSync(rawPayload).toString(), '/* shell new */');
  });

  test('files that are imported by a fixed name lie in a folder that is named by its content', async () => {
    const decoder = fileOf(offers, '/decoder.mjs');
    for (const encoding of ['identity', 'br']) {
      const { statusCode, headers, rawPayload } = await get(`/r/mf_offers/${decoder}`, { 'accept-encoding': encoding });
      assert.equal(statusCode, 200);
      assert.match(String(headers['content-security-policy']), /^default-src 'none'; script-src 'self';/);
      const text = headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload;
      assert.equal(String(text), '/* decoder */');
    }
    assert.equal((await get(`/r/mf_offers/${decoder.replace('decoder', 'another')}`)).statusCode, 404);
  });

  test('files that no release lists do not exist, whatever the path', async () => {
    const paths = [
      `/r/shell/${'0'.repeat(64)}.js`,
      `/r/shell/${shell?.assets.frame}`,
      `${entryOf(shell)}.br`,
      `/r/mf_offers/${shell?.assets.entry}`,
      '/r/shell/..%2f..%2f..%2fkeys%2frelease.pem',
      '/r/../../keys/release.pem',
      '/r/shell/%2e%2e/%2e%2e',
      `${entryOf(shell)}%00`,
    ];
    const address = await gateway.listen(0, '127.0.0.1');
    for (const path of paths) assert.equal(await statusOfRaw(address, path), 404, path);
  });

  test('files of a guarded remote do not exist without a capability', async () => {
    const entry = admin?.assets.entry;
    assert.equal((await get(entryOf(admin))).statusCode, 404);
    const grant = (name: string, exp: number, key = secret) => grantCapability(key, { name, exp });
    const refused = {
      garbage: 'x.y',
      forged: grant('mf_admin', inTenMinutes(), Buffer.from('another secret')),
      expired: grant('mf_admin', Math.floor(Date.now() / 1000) - 1),
      'of another remote': grant('mf_other', inTenMinutes()),
    };
    for (const [what, capability] of Object.entries(refused)) {
      assert.equal((await get(`/g/${capability}/mf_admin/${entry}`)).statusCode, 404, what);
    }
  });

  test('files of a guarded remote are granted to an admin, of every version under one path', async () => {
    const reply = await get('/release/grants', { authorization: 'Bearer admin' });
    const [remote] = reply.json().remotes;
    assert.equal(remote.name, 'mf_admin');
    assert.deepEqual(remote.routes, [{ path: '/admin', protected: true, roles: ['admin'] }]);
    const { statusCode, body, headers } = await get(remote.entry);
    assert.equal(statusCode, 200);
    assert.equal(body, '/* mf_admin new */');
    assert.match(String(headers['cache-control']), /^private/);
    const older = await readContainer(store, 'mf_admin', await publish(store, ADMIN, 'old'));
    const folder = remote.entry.slice(0, remote.entry.lastIndexOf('/'));
    assert.equal((await get(`${folder}/${older.assets.entry}`)).body, '/* mf_admin old */');
    assert.equal((await get(`${folder}/${fileOf(older, '/decoder.mjs')}`)).statusCode, 200);
  });

  test('files of a guarded remote are granted to nobody else', async () => {
    const member = await get('/release/grants', { authorization: 'Bearer user' });
    assert.deepEqual(member.json(), { remotes: [] });
    assert.equal((await get('/release/grants')).statusCode, 401);
    const stale = await get('/release/grants', { authorization: 'Bearer stale' });
    assert.equal(stale.statusCode, 401);
    assert.equal(stale.json().code, 'token_not_valid');
  });

  test('files are granted to an admin while another network asks with made-up tokens', async () => {
    const ask = (token: string, remoteAddress: string) =>
      gateway.app.inject({ url: '/release/grants', headers: { authorization: `Bearer ${token}` }, remoteAddress });
    const bogus = [];
    for (let index = 0; index < 310; index++)
      bogus.push((await ask(`x${index}`, `2001:db8::${index.toString(16)}`)).statusCode);
    assert.deepEqual([bogus.filter((status) => status === 401).length, bogus.at(-1)], [300, 429]);
    assert.equal((await ask('admin', '198.51.100.7')).statusCode, 200);
    assert.equal(askedFor.at(-1), '198.51.100.7');
    const stolen = [];
    for (let index = 0; index < 121; index++) stolen.push((await ask('user', `198.51.100.${index}`)).statusCode);
    assert.deepEqual([stolen[0], stolen.at(-1)], [200, 429]);
  });
});

/** Sends the raw path; inject and fetch would resolve its dots first. */
function statusOfRaw(address: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(address);
    const asked = request({ host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject).end();
  });
}
