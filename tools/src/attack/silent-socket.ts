import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Attack } from './attack.ts';
import { openWebSocket } from './sockets.ts';

const SOCKETS = 10;
/** Seconds. Docker kills after 10. */
const LIMIT = 2;

export const attack: Attack = {
  aim: 'delay the end of the process with websockets that do not answer',
  async run(product) {
    const user = await product.signIn('user');
    for (let index = 0; index < SOCKETS; index++) await openWebSocket(product, user);
    const started = performance.now();
    product.process.kill('SIGTERM');
    await once(product.process, 'exit');
    const seconds = (performance.now() - started) / 1000;
    assert.ok(seconds < LIMIT, `it took ${seconds.toFixed(1)} s to end`);
    return `with ${SOCKETS} silent websockets the process ends in ${seconds.toFixed(1)} s`;
  },
};
