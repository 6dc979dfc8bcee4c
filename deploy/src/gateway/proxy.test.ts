import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { emptyStore, fakeApi, release } from '../testing/fixtures.ts';
import { createGateway, type Gateway } from './gateway.ts';

const LONG = JSON.stringify({ text: 'x'.repeat(5000) });

describe('the API behind the gateway', () => {
  let gateway: Gateway;
  let production: Gateway;
  let api: Awaited<ReturnType<typeof fakeApi>>;

  before(async () => {
    const store = await emptyStore();
    await release(store);
    api = await fakeApi((request, response) => {
      response.setHeader('content-type', 'application/json');
      const { 'x-forwarded-for': client, authorization } = request.headers;
      if (request.url === '/api/broken/') {
        response.writeHead(200, { 'content-length': 5000, etag: '"1"' });
        response.flushHeaders();
        response.destroy();
        return;
      }
      const long = request.url === '/api/long/';
      response.end(long ? LONG : JSON.stringify({ url: request.url, client, authorization }));
    });
    gateway = await createGateway({ api: api.url, store: store.root, env: {} });
    production = await createGateway({ api: api.url, store: store.root, env: { NODE_ENV: 'production' } });
  });
  after(async () => {
    await gateway.close();
    await production.close();
  });

  test('gets path, query, bearer token and the client’s real address', async () => {
    const headers = { authorization: 'Bearer t', 'x-forwarded-for': '6.6.6.6' };
    const reply = await gateway.app.inject({ url: '/api/offers/?q=a%2Fb', headers });
    assert.deepEqual(reply.json(), { url: '/api/offers/?q=a%2Fb', client: '127.0.0.1', authorization: 'Bearer t' });
    assert.equal(reply.headers['x-content-type-options'], 'nosniff');
  });

  test('gets a long query, and beyond 64 KB the sender gets a problem', async () => {
    const url = await gateway.listen(0, '127.0.0.1');
    const query = `?q=${encodeURIComponent('ł'.repeat(5000))}`;
    const reply = await fetch(`${url}/api/offers/${query}`);
    assert.deepEqual(await reply.json(), { url: `/api/offers/${query}`, client: '127.0.0.1' });
    const refused = await fetch(`${url}/api/offers/?q=${'x'.repeat(64 * 1024)}`);
    assert.equal(refused.status, 413);
    assert.equal(refused.headers.get('content-type'), 'application/problem+json');
    assert.match(await refused.text(), /"code":"payload_too_large"/);
  });

  test('has its long responses compressed', async () => {
    const reply = await gateway.app.inject({ url: '/api/long/', headers: { 'accept-encoding': 'br' } });
    assert.equal(reply.headers['content-encoding'], 'br');
    assert.ok(reply.rawPayload.length < LONG.length / 10);
  });

  test('answers with a readable problem when its answer breaks off', async () => {
    const reply = await gateway.app.inject({ url: '/api/broken/', headers: { 'accept-encoding': 'br' } });
    assert.equal(reply.statusCode, 500);
    assert.equal(reply.json().code, 'internal');
    assert.deepEqual([reply.headers['content-encoding'], reply.headers.etag], [undefined, undefined]);
  });

  test('has developer pages only outside production', async () => {
    const headers = { accept: 'text/html' };
    assert.equal((await gateway.app.inject({ url: '/dev/mail', headers })).statusCode, 200);
    assert.equal((await production.app.inject({ url: '/dev/mail', headers })).statusCode, 404);
  });

  test('answers with a problem when it is down, and pages are still served', async () => {
    await api.close();
    const reply = await gateway.app.inject({ url: '/api/offers/' });
    assert.equal(reply.statusCode, 502);
    assert.match(String(reply.headers['content-type']), /^application\/problem\+json/);
    assert.equal(reply.json().code, 'api_unreachable');
    assert.equal((await gateway.app.inject({ url: '/offers/1', headers: { accept: 'text/html' } })).statusCode, 200);
    assert.equal((await gateway.app.inject({ url: '/readyz' })).statusCode, 503);
    assert.equal((await gateway.app.inject({ url: '/healthz' })).statusCode, 200);
  });
});
