import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, type TestContext, test } from 'node:test';
import { emptyStore, fakeApi, release } from '../testing/fixtures.ts';
import { createGateway } from './gateway.ts';

/** A gateway, and a request that waits for the API's answer. */
async function withRequest(t: TestContext) {
  const store = await emptyStore();
  await release(store);
  let heard: (pair: { request: IncomingMessage; response: ServerResponse }) => void;
  const asked = new Promise<{ request: IncomingMessage; response: ServerResponse }>((resolve) => {
    heard = resolve;
  });
  const api = await fakeApi((request, response) => {
    if (request.url === '/readyz') response.end('{}');
    else heard({ request, response });
  });
  const gateway = await createGateway({ api: api.url, store: store.location, env: {} });
  const url = await gateway.listen(0, '127.0.0.1');
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('GET /api/offers/ HTTP/1.1\r\nHost: a\r\n\r\n');
  const { response } = await asked;
  t.after(async () => {
    socket.destroy();
    await gateway.close();
    await api.close();
  });
  return { gateway, url, socket, response };
}

describe('a gateway that ends', () => {
  test('the gateway reports that it stops, lets the running request end, and then closes', async (t) => {
    const { gateway, url, socket, response } = await withRequest(t);
    assert.equal((await fetch(`${url}/readyz`)).status, 200);
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const closed = gateway.close({ drain: true });
    const red = await fetch(`${url}/readyz`);
    assert.deepEqual([red.status, await red.json()], [503, { status: 'ending', release: 1 }]);
    assert.equal((await fetch(`${url}/healthz`)).status, 200);
    response.write('the ');
    t.mock.timers.tick(3000);
    await new Promise(setImmediate);
    response.end('answer');
    assert.match(await text(socket), /^HTTP\/1\.1 200 .*the .*answer/s);
    await closed;
    await assert.rejects(fetch(`${url}/healthz`));
  });

  test('the gateway does not wait for ever for a request that hangs', async (t) => {
    const { gateway, socket } = await withRequest(t);
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const closed = gateway.close({ drain: true });
    t.mock.timers.tick(3000);
    await new Promise(setImmediate);
    t.mock.timers.tick(5000);
    await closed;
    if (!socket.closed) await once(socket, 'close');
  });

  test('the gateway closes at once without a reason to wait', async (t) => {
    const { gateway, socket } = await withRequest(t);
    socket.on('error', () => {});
    await gateway.close();
    if (!socket.closed) await once(socket, 'close');
  });
});
