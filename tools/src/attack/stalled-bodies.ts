import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Attack } from './attack.ts';
import { open, stalledPost } from './sockets.ts';

/** As many networks and requests of each as the gateway lets in. */
const BODIES = { type: 'application/json', networks: 4, each: 250 };
const UPLOADS = { type: 'multipart/form-data; boundary=b', networks: 16, each: 64 };
/** Milliseconds for the API to answer somebody else. */
const PATIENCE = 5000;
/** Milliseconds after which none of the bodies may still be open: they have 30 seconds. */
const END = 60_000;

export const attack: Attack = {
  aim: 'stop the API with requests that never end',
  settings: { TRUST_PROXY: 'loopback' },
  async run({ url, port }) {
    const sockets = [];
    for (const { type, networks, each } of [BODIES, UPLOADS]) {
      for (let index = 0; index < networks * each; index++) {
        sockets.push(await open(port, stalledPost(type, `203.0.113.${Math.floor(index / each)}`)));
      }
      for (const path of ['/api/categories/', '/readyz', '/offers']) {
        const headers = { accept: 'text/html', 'x-forwarded-for': '198.51.100.1' };
        const { status } = await fetch(url + path, { headers, signal: AbortSignal.timeout(PATIENCE) });
        assert.equal(status, 200, path);
      }
    }
    const signal = AbortSignal.timeout(END);
    await Promise.all(sockets.map((socket) => socket.destroyed || once(socket.resume(), 'close', { signal })));
    return `${sockets.length} unfinished bodies and uploads hold nobody up, and are ended within a minute`;
  },
};
