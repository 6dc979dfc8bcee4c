import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, test } from 'node:test';
import { HOUR_MS, MINUTE_MS } from '@wspolnik/settings';
import WebSocket from 'ws';
import { buildApp } from '../../app.ts';
import { purgeFrames } from '../../platform/realtime/frames.sql.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { companyAsOwner, userAsOwner } from '../../platform/sign-in/account-owner.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, signIn } from '../../testing/people.ts';
import { hubOf } from './realtime.routes.ts';
import { listen, listenAs, openSocket, ticketOf } from './testing/realtime.ts';

const api = await createTestApi();
const url = await listen(api.app);
const hub = hubOf(api.context);

async function person(login: string) {
  const email = `${login}@example.test`;
  const id = await addUser(api, { email });
  const session = await signIn(api, email);
  return { id, email, token: session.access, refresh: session.refresh };
}

const say = (userId: string, n: number | string) =>
  api.db.transaction((tx) => publish(tx, userAsOwner(userId), { type: 'order.changed', data: { n } }, new Date()));

const numbers = (frames: { data: Record<string, unknown> }[]) => frames.map(({ data }) => data.n);

describe('frames', () => {
  test('reach the person once the transaction has committed, numbered without a gap', async () => {
    const { id, token } = await person('first');
    const socket = await listenAs(url, token);
    await api.db.transaction(async (tx) => {
      await publish(tx, userAsOwner(id), { type: 'order.changed', data: { n: 1 } }, new Date());
      await publish(tx, userAsOwner(id), { type: 'balance.changed', data: { n: 2 } }, new Date());
    });
    await assert.rejects(
      api.db.transaction(async (tx) => {
        await publish(tx, userAsOwner(id), { type: 'order.changed', data: { n: 'undone' } }, new Date());
        throw new Error('no');
      }),
    );
    await say(id, 3);
    const data = (n: number) => ({ n, company_id: null });
    assert.deepEqual(await socket.nextFrames(3), [
      { seq: 1, type: 'order.changed', data: data(1) },
      { seq: 2, type: 'balance.changed', data: data(2) },
      { seq: 3, type: 'order.changed', data: data(3) },
    ]);
    await socket.close();
  });

  test('frames to a company reach its members, and name the company', async () => {
    const [member, other] = [await person('member'), await person('other')];
    const company = await addCompany(api, 'Pracownia');
    await addMember(api, company, member.id, 'member');
    const sockets = [await listenAs(url, member.token), await listenAs(url, other.token)];
    const frame = { type: 'balance.changed', data: {} } as const;
    await api.db.transaction((tx) => publish(tx, companyAsOwner(company), frame, new Date()));
    assert.deepEqual((await sockets[0]?.nextFrames(1))?.[0]?.data, { company_id: company });
    await say(other.id, 'own');
    assert.deepEqual(numbers((await sockets[1]?.nextFrames(1)) ?? []), ['own']);
    for (const socket of sockets) await socket.close();
  });

  test('reach every tab', async () => {
    const { id, token } = await person('tabs');
    const tabs = [await listenAs(url, token), await listenAs(url, token)];
    await say(id, 1);
    for (const tab of tabs) {
      assert.deepEqual(numbers(await tab.nextFrames(1)), [1]);
      await tab.close();
    }
  });
});

describe('resuming', () => {
  test('resuming delivers missed frames once, and nothing of the past to a newcomer', async () => {
    const { id, token } = await person('back');
    const first = await listenAs(url, token);
    await say(id, 1);
    await first.nextFrames(1);
    await first.close();
    await say(id, 2);
    await say(id, 3);
    const second = await listenAs(url, token, 1);
    assert.deepEqual(numbers(second.delivered()), [2, 3]);
    const newcomer = await listenAs(url, token);
    assert.deepEqual(newcomer.delivered(), []);
    assert.equal((await newcomer.welcome()).seq, 3);
    for (const socket of [second, newcomer]) await socket.close();
  });

  test('resuming tells the browser to refetch when the missed frames are gone, too many, or never existed', async () => {
    const { id, token } = await person('late');
    for (const n of [1, 2, 3]) await say(id, n);
    await (await listenAs(url, token)).close();
    await purgeFrames(api.db, new Date(Date.now() + 25 * HOUR_MS));
    await say(id, 4);
    const resync = [{ seq: 4, type: 'resync', data: {} }];
    for (const since of [1, 9]) {
      const socket = await listenAs(url, token, since);
      assert.deepEqual(socket.delivered(), resync);
      await socket.close();
    }
    const remaining = await listenAs(url, token, 3);
    assert.deepEqual(numbers(remaining.delivered()), [4]);
    await remaining.close();
    await api.db.query(sql`
      insert into realtime_frames (user_id, type, data, created_at)
      select ${id}, 'order.changed', '{}', ${new Date()} from generate_series(1, 1001)`);
    const flooded = await listenAs(url, token, 4);
    assert.deepEqual(flooded.delivered(), [{ seq: 1005, type: 'resync', data: {} }]);
    await flooded.close();
  });

  test('resuming loses nothing and repeats nothing over reconnects while many transactions commit', async () => {
    const { id, token } = await person('busy');
    const all = Array.from({ length: 200 }, (_, n) => n);
    const writes = Promise.all(all.map((n) => say(id, n)));
    const heard: { seq: number; n: unknown }[] = [];
    let since = 0;
    for (let round = 0; heard.length < all.length; round += 1) {
      const socket = openSocket(url, { token: await ticketOf(url, token), since });
      // Disconnects in the middle: after some frames, or after all that are left.
      const enough = Math.min(15 + round, all.length - heard.length);
      const frames = await socket.nextFrames(enough);
      const taken = frames.slice(0, enough);
      heard.push(...taken.map(({ seq, data }) => ({ seq, n: data.n })));
      since = taken.at(-1)?.seq ?? since;
      await socket.close();
    }
    await writes;
    assert.deepEqual(
      heard.map(({ seq }) => seq),
      all.map((n) => n + 1),
    );
    assert.deepEqual(
      heard.map(({ n }) => Number(n)).sort((one, other) => one - other),
      all,
    );
  });
});

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
