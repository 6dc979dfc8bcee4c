import assert from 'node:assert/strict';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { SettingsError } from '@wspolnik/settings';
import { readContainer } from '../release/releases.ts';
import { emptyStore, fakeApi, OFFERS, publish, release } from '../testing/fixtures.ts';
import type { GatewayOptions } from './context.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { findMapFile } from './map-file.ts';

/** The header of an archive of vector tiles, and bytes behind it. */
function archive(): Buffer {
  const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
  bytes.write('PMTiles', 0, 'latin1');
  bytes[7] = 3;
  bytes[99] = 1;
  return bytes;
}

const folder = await mkdtemp(join(tmpdir(), 'wspolnik-map-'));
const store = await emptyStore();
await release(store);
const offers = await readContainer(store, 'mf_offers', await publish(store, OFFERS));
const WORKER = `/r/mf_offers/${offers.assets.files.find((file) => file.endsWith('.mjs'))}`;
const api = await fakeApi((_request, response) => response.end('{}'));
const open = (options: Partial<GatewayOptions> = {}) =>
  createGateway({ api: api.url, store: store.location, env: {}, ...options });

after(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

/** The configuration in the page. */
async function configOf(gateway: Gateway) {
  const { body, headers } = await gateway.app.inject({ url: '/offers', headers: { accept: 'text/html' } });
  const json = /id="release">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}';
  return { config: JSON.parse(json).config, policy: String(headers['content-security-policy']) };
}

describe('the archive of the map', () => {
  let gateway: Gateway;
  let url = '';
  const bytes = archive();
  const get = (headers: Record<string, string> = {}, path = url) => gateway.app.inject({ url: path, headers });

  before(async () => {
    await writeFile(join(folder, 'map.pmtiles'), bytes);
    gateway = await open({ mapFile: await findMapFile({ MAP_FILE: undefined, DATA_DIR: folder }) });
    url = (await configOf(gateway)).config.tilesUrl;
  });
  after(() => gateway.close());

  test('the archive is served in the parts that a browser asks for', async () => {
    const part = await get({ range: 'bytes=100-199' });
    assert.deepEqual([part.statusCode, part.headers['content-range']], [206, 'bytes 100-199/1000']);
    assert.deepEqual(part.rawPayload, bytes.subarray(100, 200));
    assert.equal(part.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(part.headers['content-encoding'], undefined);
    assert.equal(part.headers['x-content-type-options'], 'nosniff');
    assert.deepEqual((await get({ range: 'bytes=-10' })).rawPayload, bytes.subarray(990));
    const all = await get();
    assert.deepEqual([all.statusCode, all.headers['accept-ranges'], all.rawPayload.length], [200, 'bytes', 1000]);
    const head = await gateway.app.inject({ method: 'HEAD', url });
    assert.deepEqual([head.statusCode, head.headers['content-length'], head.body], [200, '1000', '']);
  });

  test('the archive answers 416 to a part behind its end, and nonsense with the whole', async () => {
    const behind = await get({ range: 'bytes=1000-1001' });
    assert.deepEqual([behind.statusCode, behind.headers['content-range']], [416, 'bytes */1000']);
    assert.equal(behind.headers['cache-control'], 'private, no-store');
    for (const range of ['bytes=20-10', 'lines=1-2', 'bytes=x-y'])
      assert.notEqual((await get({ range })).statusCode, 500);
  });

  test('the archive is not sent again to a browser that has it', async () => {
    const etag = String((await get({ range: 'bytes=0-1' })).headers.etag);
    assert.ok(etag.length > 4);
    assert.equal((await get({ 'if-none-match': etag })).statusCode, 304);
    assert.equal((await get({ range: 'bytes=0-1', 'if-range': '"another"' })).statusCode, 200);
  });

  test('the archive has no other version, and no other file beside it', async () => {
    await writeFile(join(folder, 'secret.pmtiles'), 'x');
    for (const path of [
      '/map/1-1/streets.pmtiles',
      url.replace('streets', 'secret'),
      '/map/../map.pmtiles',
      `${url}/..`,
    ]) {
      assert.equal((await get({}, path)).statusCode, 404, path);
    }
  });

  test('the archive that is gone since the start is a 404, not a failure', async () => {
    const away = await mkdtemp(join(tmpdir(), 'wspolnik-map-'));
    await writeFile(join(away, 'a.pmtiles'), bytes);
    const mapFile = await findMapFile({ MAP_FILE: join(away, 'a.pmtiles'), DATA_DIR: folder });
    const other = await open({ mapFile });
    await rm(away, { recursive: true });
    const { tilesUrl } = (await configOf(other)).config;
    assert.equal((await other.app.inject({ url: tilesUrl, headers: { range: 'bytes=0-9' } })).statusCode, 404);
    await other.close();
  });

  test('the archive has another address after a change', async () => {
    await utimes(join(folder, 'map.pmtiles'), new Date(0), new Date(1_000_000));
    const changed = await findMapFile({ MAP_FILE: undefined, DATA_DIR: folder });
    assert.ok(changed && !url.includes(changed.version));
  });
});

describe('without an archive', () => {
  test('a page has the bundled map, and there is nothing to fetch', async () => {
    const gateway = await open({ mapFile: await findMapFile({ MAP_FILE: undefined, DATA_DIR: join(folder, 'none') }) });
    const { config, policy } = await configOf(gateway);
    assert.deepEqual([config.tilesUrl, config.mapboxToken], [undefined, undefined]);
    assert.match(policy, /connect-src 'self' ws:\/\/[^ ;]+;/);
    assert.equal((await gateway.app.inject({ url: '/map/1-1/streets.pmtiles' })).statusCode, 404);
    await gateway.close();
  });

  test('a setting that names no file, or something else, is an error', async () => {
    const other = join(folder, 'other.pmtiles');
    await writeFile(other, 'PMTiles');
    const raster = archive();
    raster[99] = 2;
    await writeFile(join(folder, 'raster.pmtiles'), raster);
    for (const MAP_FILE of [join(folder, 'missing.pmtiles'), other, join(folder, 'raster.pmtiles'), folder]) {
      await assert.rejects(findMapFile({ MAP_FILE, DATA_DIR: folder }), (error) => {
        assert.ok(error instanceof SettingsError && error.message.startsWith('MAP_FILE '), String(error));
        return true;
      });
    }
  });
});

describe('tiles of another host', () => {
  const TILES_URL = 'https://tiles.test:8443/v4/{z}/{x}/{y}.mvt?key=1';

  test('tiles are in the page and in the policies of pages and workers, and go before the archive', async () => {
    await writeFile(join(folder, 'map.pmtiles'), archive());
    const gateway = await open({
      env: { TILES_URL },
      mapFile: await findMapFile({ MAP_FILE: undefined, DATA_DIR: folder }),
    });
    const { config, policy } = await configOf(gateway);
    assert.equal(config.tilesUrl, TILES_URL);
    assert.match(policy, /connect-src 'self' [^;]*https:\/\/tiles\.test:8443;/);
    const worker = await gateway.app.inject({ url: WORKER });
    assert.match(String(worker.headers['content-security-policy']), /connect-src 'self' https:\/\/tiles\.test:8443;/);
    await gateway.close();
  });

  test('tiles wait behind Mapbox', async () => {
    const gateway = await open({ env: { TILES_URL, MAPBOX_TOKEN: 'pk.1' } });
    const { config, policy } = await configOf(gateway);
    assert.deepEqual([config.tilesUrl, config.mapboxToken], [undefined, 'pk.1']);
    assert.ok(policy.includes('https://api.mapbox.com') && !policy.includes('tiles.test'));
    await gateway.close();
  });
});
