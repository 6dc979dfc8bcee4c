import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Attack } from './attack.ts';
import { openWebSocket } from './sockets.ts';

const SOCKETS = 10;
const MEGABYTES = 95;

/** Megabytes that the process holds. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) / 1024;
}

export const attack: Attack = {
  aim: 'fill the memory with websocket messages',
  async run(product) {
    const user = await product.signIn('user');
    const before = await memoryOf(product.process.pid);
    // A binary frame that announces its bytes, masked with zeros.
    const head = Buffer.alloc(14);
    head.set([0x82, 0xff]);
    head.writeBigUInt64BE(BigInt(MEGABYTES * 2 ** 20), 2);
    for (let index = 0; index < SOCKETS; index++) {
      const socket = await openWebSocket(product, user);
      socket.resume().write(head);
      for (let sent = 1; sent < MEGABYTES && !socket.destroyed; sent++) {
        const isTaken = socket.write(Buffer.alloc(2 ** 20));
        // A write into a connection that the product has ended fails, which is what it should do.
        if (!isTaken) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {});
      }
    }
    const grown = (await memoryOf(product.process.pid)) - before;
    assert.ok(grown < MEGABYTES, `the process holds ${grown.toFixed()} MB more`);
    return `${SOCKETS} messages of ${MEGABYTES} MB are cut off at their head; the process holds ${grown.toFixed()} MB more`;
  },
};
