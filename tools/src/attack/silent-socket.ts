import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Attack } from './attack.ts';
import { openWebSocket } from './sockets.ts';

const SOCKETS = 10;
/** Seconds until the last socket is closed, and until the storage is as well. Docker kills after 10. */
const LIMITS = { sockets: 1, process: 10 };

export const attack: Attack = {
  aim: 'delay the end of the process with websockets that do not answer',
  async run(product) {
    const user = await product.signIn('user');
    const closed = [];
    for (let index = 0; index < SOCKETS; index++) {
      const socket = await openWebSocket(product, user);
      closed.push(once(socket.resume(), 'close'));
    }
    const started = performance.now();
    const since = () => (performance.now() - started) / 1000;
    const exited = once(product.process, 'exit');
    product.process.kill('SIGTERM');
    await Promise.all(closed);
    const sockets = since();
    await exited;
    const ended = since();
    assert.ok(sockets < LIMITS.sockets, `the sockets were closed after ${sockets.toFixed(1)} s`);
    assert.ok(ended < LIMITS.process, `the process ended after ${ended.toFixed(1)} s`);
    return `${SOCKETS} silent websockets are closed in ${sockets.toFixed(1)} s; the process ends after ${ended.toFixed(1)} s`;
  },
};
