import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { emptyStore, fakeApi, release } from '../testing/fixtures.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { hashOf } from './page-styles.ts';

const post = (type: string, length: number) =>
  `POST /api/accounts/login/ HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\nContent-Type: ${type}\r\n\r\n`;
const json = `${post('application/json', 5000)}{`;
const upload = `${post('multipart/form-data; boundary=b', 1_000_000)}-`;
const UPGRADE =
  'GET /api/ws/ HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';

describe('a sender who stalls', () => {
  let gateway: Gateway;
  let api: Awaited<ReturnType<typeof fakeApi>>;
  let url: string;
  const sockets: Socket[] = [];
  /** Of the same connections, as the gateway sees them. */
  const ended: Promise<unknown>[] = [];
  /** Tells how many bytes reach the API. */
  const uploads = new EventEmitter();

  /** Begins a request from its own network, as a proxy in front tells it, and resolves once the gateway works on it. */
  async function begin(bytes: string, from = '203.0.113.1'): Promise<Socket> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {});
    socket.write(bytes.replace('\r\n', `\r\nX-Forwarded-For: ${from}\r\n`));
    const [request] = await once(gateway.app.server, bytes.startsWith(UPGRADE.trimEnd()) ? 'upgrade' : 'request');
    ended.push(once(request.socket, 'close'));
    return socket;
  }
  /** Ends all connections, and resolves once the gateway knows. */
  async function hangUp() {
    for (const socket of sockets.splice(0)) socket.destroy();
    await Promise.all(ended.splice(0));
  }
  const read = (from: string) => fetch(`${url}/api/offers/`, { headers: { 'x-forwarded-for': from } });

  before(async () => {
    const store = await emptyStore();
    await release(store);
    api = await fakeApi((request, response) => {
      request.on('data', (bytes: Buffer) => uploads.emit('bytes', bytes.length));
      if (!request.headers.upgrade) request.on('end', () => response.end('{}'));
    });
    gateway = await createGateway({ api: api.url, store: store.location, env: {}, trustProxy: 'loopback' });
    url = await gateway.listen(0, '127.0.0.1');
  });
  after(async () => {
    for (const socket of sockets) socket.destroy();
    await gateway.close();
    await api.close();
  });

  test('a sender holds no connection to the API, and cannot begin more than 256 requests from one network', async () => {
    const network = (index: number) => `2001:db8:0:1::${(index + 1).toString(16)}`;
    for (let index = 0; index < 256; index++) await begin(json, network(index));
    assert.equal((await read('198.51.100.1')).status, 200);
    assert.equal((await fetch(`${url}/readyz`)).status, 200);
    const refused = await read(network(300));
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '1']);
    assert.equal(((await refused.json()) as { code: string }).code, 'throttled');
    assert.equal((await read('2001:db8:0:2::1')).status, 200);
    await hangUp();
    assert.equal((await read(network(300))).status, 200);
  });

  test('others of the network get a page that explains it in their language', async () => {
    const open = async (path: string) => {
      const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'x-forwarded-for': '203.0.113.1' };
      const reply = await fetch(url + path, { headers });
      return { reply, body: await reply.text() };
    };
    for (let index = 0; index < 256; index++) await begin(json);
    const { reply, body } = await open('/offers?q=<b>');
    assert.deepEqual([reply.status, reply.headers.get('retry-after')], [429, '1']);
    assert.match(
      body,
      /<html lang="pl">.*<title>Za dużo zapytań naraz · Wspólnik<\/title>.*<h1>Za dużo zapytań naraz<\/h1>/s,
    );
    const policy = reply.headers.get('content-security-policy') ?? '';
    for (const tag of ['script', 'style']) {
      const [, text = ''] = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(body) ?? [];
      assert.ok(policy.includes(`${tag}-src ${hashOf(text)};`), tag);
    }
    assert.match((await open('/en/offers')).body, /<html lang="en">.*<h1>Too many requests at once<\/h1>/s);
    assert.equal(JSON.parse((await open('/api/offers/')).body).code, 'throttled');
    await hangUp();
    assert.equal((await open('/')).reply.status, 200);
  });

  test('a sender cannot hold more than 64 uploads or 512 websockets from one network', async () => {
    for (const [bytes, limit] of [
      [upload, 64],
      [UPGRADE, 512],
    ] as const) {
      for (let index = 0; index < limit; index++) await begin(bytes);
      const refused = await begin(bytes);
      assert.match(String((await once(refused, 'data'))[0]), /^HTTP\/1\.1 429 /);
      assert.equal((await read('203.0.113.1')).status, 200);
      await hangUp();
    }
  });

  test('a sender of a body that nobody reads has the connection closed with the answer', async () => {
    const socket = await begin('GET /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n');
    assert.match(await text(socket), /^HTTP\/1\.1 200 OK\r\n.*connection: close\r\n/s);
  });

  test('a request with two hosts is refused, whatever it asks for', async () => {
    for (const request of [
      'GET /healthz HTTP/1.1\r\nHost: a\r\n',
      'GET /api/offers/ HTTP/1.1\r\nhost: a\r\n',
      UPGRADE,
    ]) {
      const socket = await begin(`${request.trimEnd()}\r\nHost: b\r\nConnection: close\r\n\r\n`);
      assert.match(await text(socket), /^HTTP\/1\.1 400 Bad Request\r\n.*"code":"malformed_request"/s);
    }
  });

  test('a sender gets an answer after 30 seconds, and the connection ends', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
    const socket = await begin(json);
    const said = text(socket);
    t.mock.timers.tick(29_000);
    socket.write('"');
    t.mock.timers.tick(1000);
    assert.match(await said, /^HTTP\/1\.1 408 Request Timeout\r\n.*connection: close\r\n.*"code":"request_timeout"/s);
  });

  test('a sender of an upload has a second more for each 16 KB that came', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
    const socket = await begin(upload);
    let said = '';
    socket.on('data', (bytes) => {
      said += bytes;
    });
    socket.write('x'.repeat(32 * 1024));
    for (let came = 0; came < 32 * 1024; ) came += (await once(uploads, 'bytes'))[0];
    t.mock.timers.tick(31_000);
    assert.equal((await read('198.51.100.1')).status, 200);
    assert.equal(said, '');
    t.mock.timers.tick(2000);
    await once(socket, 'close');
    assert.match(said, /^HTTP\/1\.1 408 /);
  });
});
