import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { emptyStore, release } from '../testing/fixtures.ts';
import { createGateway } from './gateway.ts';

/** RFC 6455: appended to the client's key before hashing. */
const HANDSHAKE_ID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Accepts a websocket and sends its URL and page in one text frame. */
async function socketApi() {
  const server = createServer().on('upgrade', (request, socket) => {
    const accept = createHash('sha1').update(`${request.headers['sec-websocket-key']}${HANDSHAKE_ID}`).digest('base64');
    const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
    socket.write([...head, `Sec-WebSocket-Accept: ${accept}`, '', ''].join('\r\n'));
    const text = Buffer.from(`${request.url} ${request.headers.origin} ${request.headers['x-forwarded-for']}`);
    socket.write(Buffer.concat([Buffer.from([0x81, text.length]), text]));
    // The client's first frame is its closing frame.
    socket.on('data', () => socket.destroy());
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
  const gateway = await createGateway({ api: url, store: store.root, env: {}, logger });
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

/** The head of a text frame, masked with zeros, that announces this many bytes. */
function frameHead(bytes: number): Buffer {
  const head = Buffer.alloc(14);
  head.set([0x81, 0xff]);
  head.writeBigUInt64BE(BigInt(bytes), 2);
  return head;
}

async function rawSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  const head = ['GET /api/ws/?token=t HTTP/1.1', 'Host: a', 'Connection: Upgrade', 'Upgrade: websocket'];
  socket.write(
    [...head, 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', '', ''].join('\r\n'),
  );
  await once(socket, 'data');
  return socket;
}

test('a message of more than 4 KB ends the websocket before it is read', async () => {
  const { gateway, server, port } = await socketGateway();
  const socket = await rawSocket(port);
  socket.write(frameHead(5000));
  socket.resume();
  await once(socket, 'close');
  server.closeAllConnections();
  server.close();
  await gateway.close();
});

test('a websocket whose browser says nothing does not delay the end of the gateway', async () => {
  const { gateway, server, port } = await socketGateway();
  const socket = await rawSocket(port);
  const started = performance.now();
  await gateway.close();
  // The gateway waits a second for the browser to agree. Without a limit of its own the library waits 30.
  assert.ok(performance.now() - started < 15_000);
  socket.destroy();
  server.closeAllConnections();
  server.close();
});
