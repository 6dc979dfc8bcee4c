import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { fileKey, readContainer } from '../release/releases.ts';
import type { ReleaseStore } from '../release/store.ts';
import {
  ADMIN,
  emptyStore,
  fakeApi,
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

const SECRET = 'a secret of the test';
const HTML = { accept: 'text/html', host: 'wspolnik.test' };
/** What `/offers` shows of the answers below. */
const CONTENT =
  '<h1>offers /offers</h1>{"offers/?limit=30":{"path":"/api/offers/?limit=30"},"categories/":{"path":"/api/categories/"}}';
const SKELETON = '<main id="main" tabindex="-1"><p>cards</p>';

describe('the release of a rendered page', () => {
  let store: ReleaseStore;
  let watched: Watched;
  let api: Awaited<ReturnType<typeof fakeApi>>;
  const get = (url: string) => watched.get(url, HTML);

  beforeEach(async () => {
    store = await emptyStore();
    await release(store, '1', SERVERS);
    api = await fakeApi(({ url }, response) => response.end(JSON.stringify({ path: url })));
    watched = await watchGateway(store.location, { api: api.url, env: { RELEASE_GRANT_SECRET: SECRET } });
  });
  afterEach(async () => {
    await watched.gateway.close();
    await api.close();
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
