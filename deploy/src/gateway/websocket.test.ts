import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { emptyStore, release } from '../testing/fixtures.ts';
import { createGateway } from './gateway.ts';

const KEY = 'AAAAAAAAAAAAAAAAAAAAAA==';
/** RFC 6455: appended to the client's key before hashing. */
const HANDSHAKE_ID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Accepts a websocket and sends its URL and page in one text frame, or refuses one with the ticket `used`. */
async function socketApi() {
  const answer = (_: IncomingMessage, response: ServerResponse) => response.end('{}');
  const server = createServer(answer).on('upgrade', (request, socket) => {
    if (request.url?.endsWith('=used')) {
      const head = ['HTTP/1.1 401 Unauthorized', 'Content-Type: application/problem+json', 'Content-Length: 26'];
      socket.end([...head, '', '{"code":"token_not_valid"}'].join('\r\n'));
      return;
    }
    const accept = createHash('sha1').update(`${request.headers['sec-websocket-key']}${HANDSHAKE_ID}`).digest('base64');
    const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
    socket.write([...head, `Sec-WebSocket-Accept: ${accept}`, '', ''].join('\r\n'));
    const message = Buffer.from(`${request.url} ${request.headers.origin} ${request.headers['x-forwarded-for']}`);
    socket.write(Buffer.concat([Buffer.from([0x81, message.length]), message]));
    // The client's first frame is its closing frame, which the server answers with the same code.
    socket.on('data', (frame) => {
      const masked = (index: number) => (frame[6 + index] ?? 0) ^ (frame[2 + index] ?? 0);
      socket.end(Buffer.from([0x88, 2, masked(0), masked(1)]));
    });
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A gateway in front of a fake API with sockets. */
async function socketGateway() {
  const store = await emptyStore();
  await release(store);
  const { server, url } = await socketApi();
  const lines: string[] = [];
  const logger = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } };
  const gateway = await createGateway({ api: url, store: store.location, env: {}, logger });
  const origin = await gateway.listen(0, '127.0.0.1');
  return {
    gateway,
    lines,
    server,
    url: `${origin.replace('http', 'ws')}/api/ws/?token=secret`,
    port: Number(new URL(origin).port),
  };
}

test('a websocket reaches the API with its ticket, its page and its address, and the ticket is not logged', async () => {
  const { gateway, lines, server, url } = await socketGateway();
  const headers = { origin: 'https://page.test' };
  const socket = new WebSocket(url, { headers } as never);
  const [message] = await once(socket, 'message');
  assert.equal(message.data, '/api/ws/?token=secret https://page.test 127.0.0.1');
  socket.close();
  server.closeAllConnections();
  server.close();
  await gateway.close();
  assert.ok(lines.some((line) => line.includes('/api/ws/')));
  assert.ok(!lines.join('').includes('secret'));
});

async function rawSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  const head = ['GET /api/ws/?token=t HTTP/1.1', 'Host: a', 'Connection: Upgrade', 'Upgrade: websocket'];
  socket.write([...head, 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${KEY}`, '', ''].join('\r\n'));
  await once(socket, 'data');
  return socket;
}

/** All that is said to a request for another protocol until the connection ends. */
async function asking(port: number, path: string, protocol = 'websocket'): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const head = [`GET ${path} HTTP/1.1`, 'Host: a', 'Connection: Upgrade', `Upgrade: ${protocol}`];
  socket.write([...head, 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${KEY}`, '', ''].join('\r\n'));
  return text(socket);
}

test('a refusal of the API is what the client gets, and no path but one opens a websocket', async () => {
  const { gateway, server, port } = await socketGateway();
  assert.match(
    await asking(port, '/api/ws/?token=used'),
    /^HTTP\/1\.1 401 Unauthorized\r\n.*\{"code":"token_not_valid"\}$/s,
  );
  for (const path of ['/', '/offers', '/api/offers/', '/api/ws/other', '/api//ws/', '/dev/mail', '/r/x']) {
    assert.match(await asking(port, path), /^HTTP\/1\.1 404 Not Found\r\n.*"code":"not_found"/s, path);
  }
  // Another protocol may be ignored (RFC 9110, section 7.8).
  assert.match(await asking(port, '/api/offers/', 'h2c'), /^HTTP\/1\.1 200 OK\r\n/);
  const plain = await fetch(`http://127.0.0.1:${port}/api/ws/?token=t`);
  assert.equal(plain.status, 400);
  server.closeAllConnections();
  server.close();
  await gateway.close();
});

test('an API that is away is a refusal as well', async () => {
  const { gateway, server, port } = await socketGateway();
  server.close();
  assert.match(await asking(port, '/api/ws/?token=t'), /^HTTP\/1\.1 502 Bad Gateway\r\n.*"code":"api_unreachable"/s);
  await gateway.close();
});

test('a websocket ends with the one of the API, and that one with the browser’s', async () => {
  const { gateway, server, port } = await socketGateway();
  for (const ending of ['api', 'browser']) {
    const opened = once(server, 'upgrade');
    const socket = (await rawSocket(port)).resume();
    const [, ofApi] = (await opened) as [unknown, Socket];
    const [first, second] = ending === 'api' ? [ofApi, socket] : [socket, ofApi];
    const ended = once(second, 'end');
    first.destroy();
    await ended;
    second.destroy();
  }
  server.close();
  await gateway.close();
});

test('a gateway that ends closes the websockets of its browsers with a code', async () => {
  const { gateway, server, url } = await socketGateway();
  const socket = new WebSocket(url);
  await once(socket, 'message');
  const closed = once(socket, 'close');
  await gateway.close();
  const [{ code, wasClean }] = await closed;
  assert.deepEqual([code, wasClean], [1001, true]);
  server.closeAllConnections();
  server.close();
});

test('a websocket whose browser says nothing does not delay the end of the gateway', async () => {
  const { gateway, server, port } = await socketGateway();
  const socket = await rawSocket(port);
  const started = performance.now();
  await gateway.close();
  // The gateway waits half a second until what it wrote is sent.
  assert.ok(performance.now() - started < 15_000);
  socket.destroy();
  server.closeAllConnections();
  server.close();
});
