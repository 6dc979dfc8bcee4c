import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Attack } from './attack.ts';
import { open } from './sockets.ts';

const REQUESTS = 40;

export const attack: Attack = {
  aim: 'keep the processes busy with addresses of slashes',
  async run({ call, port }) {
    for (const [path, expected] of [
      [`/${'/'.repeat(8000)}x`, / 404 /],
      [`/api/${'/'.repeat(8000)}x`, / 404 /],
      [`/${'/'.repeat(15_000)}x`, / 414 /],
      [`/api/${'/'.repeat(15_000)}x`, / 414 /],
    ] as const) {
      const started = performance.now();
      const asked = Array.from({ length: REQUESTS }, async () => {
        const socket = await open(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
        const [first] = await once(socket, 'data');
        socket.destroy();
        return String(first).split('\r\n', 1)[0] ?? '';
      });
      for (const line of await Promise.all(asked)) assert.match(line, expected);
      const each = (performance.now() - started) / REQUESTS;
      assert.ok(each < 100, `one takes ${each.toFixed()} ms`);
      assert.equal((await call('GET', '/healthz')).status, 200);
    }
    return 'thousands of slashes cost no more than other addresses, and 15,000 are refused';
  },
};
