import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

test('a websocket reaches the API with its token, its page and its address', async () => {
  const store = await emptyStore();
  await release(store);
  const { server, url } = await socketApi();
  const gateway = await createGateway({ api: url, store: store.root, env: {} });
  const origin = await gateway.listen(0, '127.0.0.1');
  const headers = { origin: 'https://page.test' };
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/ws/?token=t`, { headers } as never);
  const [message] = await once(socket, 'message');
  assert.equal(message.data, '/api/ws/?token=t https://page.test 127.0.0.1');
  socket.close();
  server.closeAllConnections();
  server.close();
  await gateway.close();
});
