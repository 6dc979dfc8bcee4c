import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, describe, mock, test } from 'node:test';
import { PRODUCTION } from '@wspolnik/settings/testing';
import { emptyStore, fakeApi, release } from '../testing/fixtures.ts';
import { createGateway, type Gateway } from './gateway.ts';

const LONG = JSON.stringify({ text: 'x'.repeat(5000) });

/** All that the server says until it ends the connection. */
async function exchange(port: number, lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(lines.join('\r\n'));
  return text(socket);
}

describe('the API behind the gateway', () => {
  let gateway: Gateway;
  let production: Gateway;
  let url: string;
  let api: Awaited<ReturnType<typeof fakeApi>>;
  /** What `/readyz` answers, one after the other. */
  let ready: ('dies' | { code: number; body: object })[] = [];
  /** Calls of `/api/dies/…`: the last segment says how many of them meet an API that dies. */
  const dying: string[] = [];

  before(async () => {
    const store = await emptyStore();
    await release(store);
    api = await fakeApi((request, response) => {
      response.setHeader('content-type', 'application/json');
      const { 'x-forwarded-for': client, authorization } = request.headers;
      const deaths = /^\/api\/dies\/(\d)/.exec(request.url ?? '')?.[1];
      if (deaths) {
        dying.push(`${request.method} ${request.url}`);
        if (dying.length <= Number(deaths)) return void request.socket.destroy();
      }
      if (request.url === '/readyz') {
        const answer = ready.shift() ?? 'dies';
        if (answer === 'dies') return void request.socket.destroy();
        response.statusCode = answer.code;
        return void response.end(JSON.stringify(answer.body));
      }
      if (request.url === '/api/broken/') {
        dying.push('broken');
        response.writeHead(200, { 'content-length': 5000, etag: '"1"' });
        response.flushHeaders();
        response.destroy();
        return;
      }
      if (request.url === '/api/echo/') {
        const { 'content-type': type, 'content-length': length } = request.headers;
        text(request).then((body) => response.end(JSON.stringify({ type, body, length })));
        return;
      }
      const long = request.url === '/api/long/';
      response.end(long ? LONG : JSON.stringify({ url: request.url, client, authorization }));
    });
    gateway = await createGateway({ api: api.url, store: store.location, env: {} });
    url = await gateway.listen(0, '127.0.0.1');
    production = await createGateway({ api: api.url, store: store.location, env: PRODUCTION });
  });
  after(async () => {
    await gateway.close();
    await production.close();
  });

  test('the API gets path, query, bearer token and the client’s real address', async () => {
    const headers = { authorization: 'Bearer t', 'x-forwarded-for': '6.6.6.6' };
    const reply = await gateway.app.inject({ url: '/api/offers/?q=a%2Fb', headers });
    assert.deepEqual(reply.json(), { url: '/api/offers/?q=a%2Fb', client: '127.0.0.1', authorization: 'Bearer t' });
    assert.equal(reply.headers['x-content-type-options'], 'nosniff');
  });

  test('the API gets an address of 8 KB; a longer one is refused, and headers beyond 64 KB are', async () => {
    const query = `?q=${encodeURIComponent('ł'.repeat(1300))}`;
    const reply = await fetch(`${url}/api/offers/${query}`);
    assert.deepEqual(await reply.json(), { url: `/api/offers/${query}`, client: '127.0.0.1' });
    for (const [rest, status, code] of [
      ['x'.repeat(8 * 1024), 414, 'address_too_long'],
      ['x'.repeat(64 * 1024), 413, 'payload_too_large'],
    ] as const) {
      const refused = await fetch(`${url}/api/offers/?q=${rest}`);
      assert.equal(refused.status, status);
      assert.match(refused.headers.get('content-type') ?? '', /^application\/problem\+json/);
      assert.equal(((await refused.json()) as { code: string }).code, code);
    }
  });

  test('the API gets a body as it was sent, whatever its type', async () => {
    for (const [type, payload] of [
      ['application/json', ' {"a": 1}'],
      ['text/plain', 'ł'],
      ['application/json', ''],
    ] as const) {
      const reply = await gateway.app.inject({
        method: 'POST',
        url: '/api/echo/',
        headers: { 'content-type': type },
        payload,
      });
      assert.deepEqual(reply.json(), { type, body: payload, length: String(Buffer.byteLength(payload)) });
    }
  });

  test('the API gets no body beyond 256 KB but in an upload', async () => {
    const payload = `"${'x'.repeat(256 * 1024)}"`;
    const post = (type: string) =>
      gateway.app.inject({ method: 'POST', url: '/api/echo/', headers: { 'content-type': type }, payload });
    const refused = await post('application/json');
    assert.deepEqual([refused.statusCode, refused.json().code], [413, 'payload_too_large']);
    assert.equal((await post('multipart/form-data; boundary=b')).json().body, payload);
  });

  test('the API is asked by a client that waits for permission to send, and one of HTTP/1.0, whose connection ends', async () => {
    const { port } = new URL(url);
    const said = await exchange(Number(port), [
      'POST /api/echo/ HTTP/1.1',
      'Host: a',
      'Expect: 100-continue',
      'Content-Type: text/plain',
      'Content-Length: 2',
      'Connection: close',
      '',
      'ab',
    ]);
    assert.match(said, /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/);
    assert.match(said, /\r\nconnection: close\r\n/i);
    const old = await exchange(Number(port), ['GET /api/offers/ HTTP/1.0', 'Host: a', '', '']);
    assert.match(old, /\r\nconnection: close\r\n/i);
    assert.doesNotMatch(old, /keep-alive|chunked/i);
  });

  test('the API has its long responses compressed', async () => {
    const reply = await gateway.app.inject({ url: '/api/long/', headers: { 'accept-encoding': 'br' } });
    assert.equal(reply.headers['content-encoding'], 'br');
    assert.ok(reply.rawPayload.length < LONG.length / 10);
  });

  test('the API answers with a readable problem when its answer breaks off', async () => {
    const reply = await gateway.app.inject({ url: '/api/broken/', headers: { 'accept-encoding': 'br' } });
    assert.equal(reply.statusCode, 500);
    assert.equal(reply.json().code, 'internal');
    assert.deepEqual([reply.headers['content-encoding'], reply.headers.etag], [undefined, undefined]);
  });

  test('the API is asked once more for a read when it dies before it answers, and for a write with a key', async () => {
    const called = async (method: 'GET' | 'HEAD' | 'POST', path: string, headers = {}) => {
      dying.length = 0;
      const { statusCode } = await gateway.app.inject({ method, url: path, headers });
      return [statusCode, dying.length];
    };
    assert.deepEqual(await called('GET', '/api/dies/1'), [200, 2]);
    assert.deepEqual(await called('HEAD', '/api/dies/1'), [200, 2]);
    assert.deepEqual(await called('GET', '/api/dies/2'), [502, 2]);
    assert.deepEqual(await called('POST', '/api/dies/1'), [502, 1]);
    assert.deepEqual(await called('POST', '/api/dies/1', { 'idempotency-key': 'k' }), [200, 2]);
    // An answer that was begun is not asked for again.
    assert.deepEqual(await called('GET', '/api/broken/'), [500, 1]);
  });

  test('the gateway is ready while an API that ends still answers, and asks another when one has died', async () => {
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const readiness = async (answers: (typeof ready)[number][]) => {
      ready = answers;
      mock.timers.tick(11_000);
      return (await gateway.app.inject({ url: '/readyz' })).statusCode;
    };
    assert.equal(await readiness([{ code: 200, body: { status: 'ready' } }]), 200);
    assert.equal(await readiness([{ code: 503, body: { status: 'ending' } }]), 200);
    assert.equal(await readiness([{ code: 503, body: { code: 'unavailable' } }]), 503);
    assert.equal(await readiness(['dies', { code: 200, body: { status: 'ready' } }]), 200);
    assert.equal(await readiness(['dies', 'dies']), 503);
    mock.timers.reset();
  });

  test('the API has developer pages only outside production', async () => {
    const headers = { accept: 'text/html' };
    assert.equal((await gateway.app.inject({ url: '/dev/mail', headers })).statusCode, 200);
    assert.equal((await production.app.inject({ url: '/dev/mail', headers })).statusCode, 404);
  });

  test('the API answers with a problem when it is down, and pages are still served', async () => {
    await api.close();
    const reply = await gateway.app.inject({ url: '/api/offers/' });
    assert.equal(reply.statusCode, 502);
    assert.match(String(reply.headers['content-type']), /^application\/problem\+json/);
    assert.equal(reply.json().code, 'api_unreachable');
    assert.equal((await gateway.app.inject({ url: '/offers/1', headers: { accept: 'text/html' } })).statusCode, 200);
    assert.equal((await gateway.app.inject({ url: '/healthz' })).statusCode, 200);
  });

  test('the gateway stays ready for ten seconds without an API', async () => {
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const readiness = async () => (await gateway.app.inject({ url: '/readyz' })).statusCode;
    assert.equal(await readiness(), 200);
    // Longer, because the test before has moved the clock further.
    mock.timers.tick(70_000);
    assert.equal(await readiness(), 503);
    mock.timers.reset();
  });
});
