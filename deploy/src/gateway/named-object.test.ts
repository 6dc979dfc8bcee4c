import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { emptyStore, fakeApi, release } from '../testing/fixtures.ts';
import { createGateway, type Gateway } from './gateway.ts';

describe('a page', () => {
  let gateway: Gateway;
  let api: Awaited<ReturnType<typeof fakeApi>>;
  const get = async (url: string) => (await gateway.app.inject({ url, headers: { accept: 'text/html' } })).body;
  const readsOf = (body: string) =>
    JSON.parse(/id="start">(.*?)<\/script>/.exec(body)?.[1] ?? '').reads.map(({ path }: { path: string }) => path);

  before(async () => {
    const store = await emptyStore();
    await release(store);
    api = await fakeApi((_request, response) => response.end('{"data":{"id":"p1"}}'));
    gateway = await createGateway({ api: api.url, store: store.location, env: {} });
  });
  after(async () => {
    await gateway.close();
    await api.close();
  });

  test('the object that the query names is read with the page', async () => {
    assert.deepEqual(readsOf(await get('/posts?post=p1')), ['posts/p1/']);
    assert.deepEqual(readsOf(await get('/posts?post=..%2Fme')), ['posts/..%2Fme/']);
    assert.deepEqual(readsOf(await get('/posts')), []);
  });

  test('a page that is not rendered says without scripts what helps', async () => {
    assert.match(await get('/offers'), /<noscript><p[^>]*>Nie udało się przygotować tej strony\. Odśwież ją/);
    assert.match(await get('/en/offers'), /<noscript><p[^>]*>This page could not be prepared\. Reload it/);
    assert.match(await get('/offers/manage'), /<noscript><p[^>]*>Ta strona potrzebuje JavaScriptu/);
    assert.match(await get('/en/offers/manage'), /<noscript><p[^>]*>This page needs JavaScript/);
  });
});
