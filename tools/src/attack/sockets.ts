import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Product } from './product.ts';

/** A connection to the product with what was written to it, errors ignored: the product may end it. */
export async function open(port: number, bytes: string | Buffer): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(bytes);
  return socket;
}

/** A POST of 5,000 bytes that stops after the first, from an address that a proxy in front tells. */
export const stalledPost = (type: string, from: string) =>
  `POST /api/accounts/login/ HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n{`;

/** The head of a handshake, with other lines after it. */
const handshake = (path: string, more: readonly string[] = []) =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ...more,
    '\r\n',
  ].join('\r\n');

/** The status with which the handshake of a websocket is answered. */
export async function statusOfHandshake(port: number, path: string, more?: readonly string[]): Promise<number> {
  const socket = await open(port, handshake(path, more));
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(String(answer))?.[1]);
}

/** A websocket of a signed-in member, of which only the bytes are known. */
export async function openWebSocket({ call, port }: Product, headers: { authorization: string }): Promise<Socket> {
  const created = await call('POST', '/api/accounts/ws-ticket/', { headers });
  const { ticket } = (await created.json()) as { ticket: string };
  const socket = await open(port, handshake(`/api/ws/?token=${ticket}`));
  const [answer] = await once(socket, 'data');
  if (!String(answer).startsWith('HTTP/1.1 101 ')) throw new Error(`The websocket was not opened: ${answer}`);
  return socket;
}
