import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Attack } from './attack.ts';
import { open, statusOfHandshake } from './sockets.ts';

const STRANGERS = 100;
const OTHER_PATHS = ['/', '/offers', '/api/offers/', '/api/ws/x', '/api//ws/', '/dev/mail', '/r/x'];

export const attack: Attack = {
  aim: 'hold websockets without an account, or be taken for a visitor of another host',
  async run({ port }) {
    const strangers = Array.from({ length: STRANGERS }, (_, index) =>
      statusOfHandshake(port, `/api/ws/?token=t${index}`),
    );
    assert.deepEqual([...new Set(await Promise.all(strangers))], [401]);
    for (const path of OTHER_PATHS) assert.equal(await statusOfHandshake(port, path), 404, path);
    const origin = ['Origin: https://evil.example'];
    assert.equal(await statusOfHandshake(port, '/api/ws/?token=t', origin), 403);
    assert.equal(await statusOfHandshake(port, '/api/ws/?token=t', ['Host: evil.example']), 400);
    for (const path of ['/', '/healthz', '/api/categories/']) {
      const socket = await open(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n`);
      const [answer] = await once(socket, 'data');
      socket.destroy();
      assert.match(String(answer), /^HTTP\/1\.1 400 /, path);
    }
    return `${STRANGERS} handshakes without a ticket open nothing, other paths open none, and two hosts are a 400`;
  },
};
