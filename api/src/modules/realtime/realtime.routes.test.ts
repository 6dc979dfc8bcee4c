import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, test } from 'node:test';
import { MINUTE_MS } from '@wspolnik/settings';
import WebSocket from 'ws';
import { buildApp } from '../../app.ts';
import { sql } from '../../storage/sql.ts';
import { signIn } from '../../testing/people.ts';
import { hubOf } from './realtime.routes.ts';
import { listen, listenAs, openSocket, ticketOf } from './testing/realtime.ts';
import { api, person, say, url } from './testing/server.ts';

const hub = hubOf(api.context);

describe('a socket', () => {
  test('a socket needs a ticket; an access token is none', async () => {
    const { token } = await person('token');
    for (const wrong of [{}, { token: 'garbage' }, { token }]) {
      assert.equal(await openSocket(url, wrong).refused, 401);
    }
    const late = await ticketOf(url, token);
    api.passTime(MINUTE_MS / 2 + 1000);
    assert.equal(await openSocket(url, { token: late }).refused, 401);
    api.passTime(-MINUTE_MS / 2 - 1000);
  });

  test('a socket uses its ticket up: of many with one only the first opens', async () => {
    const { token } = await person('ticket');
    const ticket = await ticketOf(url, token);
    const sockets = Array.from({ length: 5 }, () => openSocket(url, { token: ticket }));
    const codes = await Promise.all(
      sockets.map((socket) => Promise.race([socket.welcome().then(() => 101), socket.refused])),
    );
    assert.deepEqual(codes.sort(), [101, 401, 401, 401, 401]);
    for (const { socket } of sockets) socket.terminate();
  });

  test('a socket does not open with the ticket of an ended session, or of a token that ended since', async () => {
    const { email, refresh, token } = await person('ended');
    const ticket = await ticketOf(url, token);
    await api.inject({ method: 'POST', url: '/api/accounts/logout/', payload: { refresh } });
    assert.equal(await openSocket(url, { token: ticket }).refused, 401);
    const { access } = await signIn(api, email);
    api.passTime(5 * MINUTE_MS - 10_000);
    const last = await ticketOf(url, access);
    api.passTime(11_000);
    assert.equal(await openSocket(url, { token: last }).refused, 401);
    api.passTime(-5 * MINUTE_MS - 1000);
  });

  test('a socket closes when its token expires, unless it was renewed', async () => {
    const { token, email } = await person('expiry');
    const sockets = [await listenAs(url, token), await listenAs(url, token)];
    const [renewed, left] = sockets;
    api.passTime(4 * MINUTE_MS);
    const { access } = await signIn(api, email);
    renewed?.socket.send(JSON.stringify({ type: 'auth', token: access }));
    await renewed?.until((frames) => frames.length === 2);
    api.passTime(2 * MINUTE_MS);
    hub.closeExpired();
    assert.equal(await left?.closed, 4401);
    assert.equal(renewed?.socket.readyState, WebSocket.OPEN);
    await renewed?.close();
    api.passTime(-6 * MINUTE_MS);
  });

  test('a socket is not renewed by another person’s token', async () => {
    const [mine, foreign] = [await person('mine'), await person('foreign')];
    const socket = await listenAs(url, mine.token);
    socket.socket.send(JSON.stringify({ type: 'auth', token: foreign.token }));
    assert.equal(await socket.closed, 4401);
  });

  test('a socket closes with its session: at the sign-out, and when the account is disabled', async () => {
    const { id, email, token, refresh } = await person('leaves');
    const socket = await listenAs(url, token);
    const stays = await listenAs(url, (await signIn(api, email)).access);
    await api.inject({ method: 'POST', url: '/api/accounts/logout/', payload: { refresh } });
    assert.equal(await socket.closed, 4401);
    assert.equal(stays.socket.readyState, WebSocket.OPEN);
    await api.db.query(sql`update users set disabled_at = ${new Date()} where id = ${id}`);
    await hub.review();
    assert.equal(await stays.closed, 4401);
  });

  test('a socket of a foreign page is refused before it opens', async () => {
    const { token } = await person('origin');
    const ticket = await ticketOf(url, token);
    assert.equal(await openSocket(url, { token: ticket }, { origin: 'https://evil.example' }).refused, 403);
    // The ticket is still good.
    const own = openSocket(url, { token: ticket }, { origin: 'http://localhost:3000' });
    await own.welcome();
    await own.close();
  });

  test('a socket that stopped responding is dropped', async () => {
    const { token } = await person('silent');
    const dead = openSocket(url, { token: await ticketOf(url, token) }, { autoPong: false });
    const live = await listenAs(url, token);
    await dead.welcome();
    hub.heartbeat();
    await once(live.socket, 'ping');
    // Once the reply to this ping has come back, the earlier answer has arrived too.
    live.socket.ping();
    await once(live.socket, 'pong');
    hub.heartbeat();
    assert.equal(await dead.closed, 1006);
    assert.equal(live.socket.readyState, WebSocket.OPEN);
    await live.close();
  });

  test('a socket that does not read is cut off rather than buffered', async () => {
    const { id, token } = await person('slow');
    const slow = await listenAs(url, token);
    slow.socket.pause();
    const padding = 'x'.repeat(500_000);
    for (let n = 0; n < 40; n += 1) await say(id, `${padding}${n}`);
    await hub.settled();
    slow.socket.resume();
    assert.equal(await slow.closed, 1006);
    assert.ok(slow.delivered().length < 40);
  });

  test('a socket is one of at most twenty', async () => {
    const { token } = await person('many');
    const sockets = await Promise.all(Array.from({ length: 20 }, () => listenAs(url, token)));
    assert.equal(await openSocket(url, { token: await ticketOf(url, token) }).closed, 4429);
    await sockets[0]?.close();
    const again = await listenAs(url, token);
    for (const socket of [...sockets.slice(1), again]) await socket.close();
  });

  test('a socket that sends nonsense is closed', async () => {
    const { token } = await person('nonsense');
    for (const [text, code] of [
      ['{"type":"auth"', 1008],
      ['[]', 1008],
      ['x'.repeat(5000), 1009],
    ] as const) {
      const socket = await listenAs(url, token);
      socket.socket.send(text);
      assert.equal(await socket.closed, code, text.slice(0, 10));
    }
  });
});

describe('the path', () => {
  test('the path is the only one that opens sockets', async () => {
    const { token } = await person('path');
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/offers/?token=${await ticketOf(url, token)}`);
    socket.on('error', () => {});
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
    assert.equal(response.statusCode, 404);
  });

  test('the path answers a plain request with a problem', async () => {
    assert.equal((await api.inject({ url: '/api/ws/' })).json().code, 'malformed_request');
  });
});

test('a shutdown tells every socket to reconnect', async () => {
  const app = await buildApp(api.context, false);
  const { token } = await person('restart');
  const socket = await listenAs(await listen(app), token);
  await app.close();
  assert.equal(await socket.closed, 1012);
});
