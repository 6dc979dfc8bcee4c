import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, type TestContext, test } from 'node:test';
import { openDrain } from './drain.ts';

const TIMES = { delay: 3000, deadline: 5000 };

/** A server that answers `/slow` when the test does, and a client that keeps its connections. */
async function drained(t: TestContext) {
  const slow = Promise.withResolvers<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url === '/slow') slow.resolve(response);
    else response.end('done');
  });
  const drain = openDrain(server, TIMES);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true });
  const { port } = server.address() as AddressInfo;
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, agent }, resolve).on('error', reject);
    });
  t.after(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  t.mock.timers.enable({ apis: ['setTimeout'] });
  return { server, drain, ask, slow: slow.promise };
}

describe('a server that ends', () => {
  test('the server takes requests while balancers notice, and ends their connections', async (t) => {
    const { drain, ask } = await drained(t);
    const before = await ask('/');
    assert.deepEqual([drain.isEnding(), before.headers.connection], [false, 'keep-alive']);
    await text(before);
    const ended = drain.end();
    assert.ok(drain.isEnding());
    const during = await ask('/');
    assert.deepEqual([during.headers.connection, await text(during)], ['close', 'done']);
    t.mock.timers.tick(TIMES.delay);
    await ended;
    await assert.rejects(ask('/'), { code: 'ECONNREFUSED' });
  });

  test('the server lets the requests end that run, with their connections', async (t) => {
    const { drain, ask, slow } = await drained(t);
    const asked = ask('/slow');
    const response = await slow;
    let isOver = false;
    const ended = drain.end().then(() => {
      isOver = true;
    });
    t.mock.timers.tick(TIMES.delay);
    await new Promise(setImmediate);
    assert.equal(isOver, false);
    response.end('late');
    const answer = await asked;
    assert.deepEqual([answer.headers.connection, await text(answer)], ['close', 'late']);
    await ended;
  });

  test('the server gives up a request that does not end', async (t) => {
    const { drain, ask, slow } = await drained(t);
    const broken = assert.rejects(ask('/slow'), { code: 'ECONNRESET' });
    await slow;
    const ended = drain.end();
    t.mock.timers.tick(TIMES.delay);
    await new Promise(setImmediate);
    t.mock.timers.tick(TIMES.deadline);
    await ended;
    await broken;
  });
});
