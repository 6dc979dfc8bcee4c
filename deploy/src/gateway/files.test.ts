import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { ReleaseStore } from '../release/store.ts';
import { emptyStore, fakeApi, release } from '../testing/fixtures.ts';
import { grantCapability } from './capability.ts';
import { createGateway, type Gateway } from './gateway.ts';

const OLD = '1.0.0-aaaaaaaa';
const NEW = '2.0.0-bbbbbbbb';
const env = { RELEASE_GRANT_SECRET: 'a secret of the test' };
const secret = Buffer.from(env.RELEASE_GRANT_SECRET);
const inTenMinutes = () => Math.floor(Date.now() / 1000) + 600;

describe('built files', () => {
  let gateway: Gateway;
  let store: ReleaseStore;
  let api: Awaited<ReturnType<typeof fakeApi>>;
  /** Addresses of the visitors that the API was asked for. */
  const askedFor: unknown[] = [];
  const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });

  before(async () => {
    store = await emptyStore();
    await release(store, OLD);
    await release(store, NEW);
    api = await fakeApi((request, response) => {
      askedFor.push(request.headers['x-forwarded-for']);
      const role = { 'Bearer admin': 'ADMIN', 'Bearer user': 'USER' }[request.headers.authorization ?? ''];
      response.statusCode = role ? 200 : 401;
      response.end(JSON.stringify({ role, companies: [] }));
    });
    gateway = await createGateway({ api: api.url, store: store.root, env });
  });
  after(async () => {
    await gateway.close();
    await api.close();
  });

  test('of the active release and of earlier ones are served immutably', async () => {
    for (const version of [OLD, NEW]) {
      const { statusCode, body, headers } = await get(`/r/mf_offers/${version}/remoteEntry.js`);
      assert.equal(statusCode, 200);
      assert.equal(body, `/* mf_offers ${version} */`);
      assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
      assert.match(String(headers['content-type']), /^text\/javascript/);
    }
  });

  test('are sent as brotli to clients that accept it, also on a retry', async () => {
    const { headers, rawPayload } = await get(`/r/shell/${NEW}/main.js?r=2`, { 'accept-encoding': 'br' });
    assert.equal(headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(rawPayload).toString(), `/* shell ${NEW} */`);
  });

  test('that no release lists do not exist, whatever the path', async () => {
    const paths = [
      `/r/shell/${NEW}/nothing.js`,
      `/r/shell/${NEW}/frame.json`,
      `/r/shell/${NEW}/manifest.json`,
      `/r/shell/${NEW}/..%2f..%2f..%2fkeys%2frelease.pem`,
      '/r/../../keys/release.pem',
      '/r/shell/%2e%2e/%2e%2e',
      `/r/shell/${NEW}/main.js%00`,
    ];
    const address = await gateway.listen(0, '127.0.0.1');
    for (const path of paths) assert.equal(await statusOfRaw(address, path), 404, path);
  });

  test('changed after the release was verified are not served', async () => {
    const folder = store.folder('mf_offers', NEW);
    const changed: [string, string][] = [
      ['messages-pl.1.js', 'identity'],
      ['page-offer-list.1.js.br', 'br'],
      ['worker.1.mjs.br', 'br'],
    ];
    for (const [file, encoding] of changed) {
      const bytes = Buffer.from('alert(1)');
      await writeFile(join(folder, file), encoding === 'br' ? brotliCompressSync(bytes) : bytes);
      const url = `/r/mf_offers/${NEW}/${file.replace(/\.br$/, '')}`;
      assert.equal((await get(url, { 'accept-encoding': encoding })).statusCode, 500, file);
    }
  });

  test('of a guarded remote do not exist without a capability', async () => {
    assert.equal((await get(`/r/mf_admin/${NEW}/remoteEntry.js`)).statusCode, 404);
    const grant = (name: string, version: string, exp: number, key = secret) =>
      grantCapability(key, { name, version, exp });
    const refused = {
      garbage: 'x.y',
      forged: grant('mf_admin', NEW, inTenMinutes(), Buffer.from('another secret')),
      expired: grant('mf_admin', NEW, Math.floor(Date.now() / 1000) - 1),
      'of another remote': grant('mf_other', NEW, inTenMinutes()),
      'of another version': grant('mf_admin', OLD, inTenMinutes()),
    };
    for (const [what, capability] of Object.entries(refused)) {
      assert.equal((await get(`/g/${capability}/mf_admin/${NEW}/remoteEntry.js`)).statusCode, 404, what);
    }
  });

  test('of a guarded remote are granted to an admin, under a path with a hash for each', async () => {
    const reply = await get('/release/grants', { authorization: 'Bearer admin' });
    const { remotes, integrity } = reply.json();
    assert.equal(remotes[0].name, 'mf_admin');
    assert.ok(integrity[`/r/mf_admin/${NEW}/page-overview.1.js`]);
    assert.ok(remotes[0].routes[0].files.every((file: string) => file.startsWith('/g/')));
    const { statusCode, body, headers } = await get(remotes[0].entry);
    assert.equal(statusCode, 200);
    assert.equal(body, `/* mf_admin ${NEW} */`);
    assert.match(String(headers['cache-control']), /^private/);
  });

  test('of a guarded remote are granted to nobody else', async () => {
    const member = await get('/release/grants', { authorization: 'Bearer user' });
    assert.deepEqual(member.json(), { remotes: [], integrity: {} });
    assert.equal((await get('/release/grants')).statusCode, 401);
    const stale = await get('/release/grants', { authorization: 'Bearer stale' });
    assert.equal(stale.statusCode, 401);
    assert.equal(stale.json().code, 'token_not_valid');
  });

  test('are granted to an admin while another network asks with made-up tokens', async () => {
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
