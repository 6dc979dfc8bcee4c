import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { emptyStore, release } from '../testing/fixtures.ts';
import { createGateway, type Gateway } from './gateway.ts';

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}
interface WebManifest {
  id: string;
  lang: string;
  start_url: string;
  scope: string;
  icons: Icon[];
  shortcuts: { url: string }[];
}

let gateway: Gateway;
before(async () => {
  const store = await emptyStore();
  await release(store);
  gateway = await createGateway({ api: 'http://127.0.0.1:9', store: store.location, env: {} });
});
after(() => gateway.close());

const get = (url: string) => gateway.app.inject({ url, headers: { accept: '*/*' } });

/** Width and height in the header of a PNG. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the page of a language names the manifest of that language; both install one product', async () => {
  const found: WebManifest[] = [];
  for (const [page, path] of [
    ['/', '/manifest.webmanifest'],
    ['/en', '/en/manifest.webmanifest'],
  ]) {
    const { body } = await gateway.app.inject({ url: page, headers: { accept: 'text/html', host: 'here.test' } });
    assert.match(body, new RegExp(`<link rel="manifest" href="${path}">`));
    assert.equal(body.match(/<meta name="theme-color" media="[^"]+" content="#[0-9A-F]{6}">/g)?.length, 2);
    const answer = await get(path ?? '');
    assert.equal(answer.headers['content-type'], 'application/manifest+json; charset=utf-8');
    found.push(answer.json<WebManifest>());
  }
  assert.deepEqual(
    found.map(({ id, lang, scope, start_url }) => [id, lang, scope, start_url]),
    [
      ['/', 'pl', '/', '/'],
      ['/', 'en', '/', '/en'],
    ],
  );
  assert.deepEqual(
    found[1]?.shortcuts.map(({ url }) => url),
    ['/en/offers', '/en/companies', '/en/messages'],
  );
});

test('every icon is served in its size, and one of each is for masks and for the home screen of a phone', async () => {
  const { icons } = (await get('/manifest.webmanifest')).json<WebManifest>();
  for (const { src, sizes, type } of icons) {
    const { statusCode, headers, rawPayload } = await get(src);
    assert.deepEqual([statusCode, headers['content-type']], [200, type], src);
    if (sizes !== 'any') assert.equal(sizeOf(rawPayload), sizes, src);
  }
  assert.deepEqual(
    icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`),
    ['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable', 'any any'],
  );
  assert.equal(sizeOf((await get('/apple-touch-icon.png')).rawPayload), '180x180');
});
