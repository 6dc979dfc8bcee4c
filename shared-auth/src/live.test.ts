import type { Frame, LoginReply } from '@wspolnik/contract';
import { BALANCE_CHANGED, isOfProfile, onFrame, startLive, useSessionStore } from './index.ts';
import { FakeSocket } from './live/testing/fake-socket.ts';

const company = { id: 'c1', name: 'Pracownia', role: 'owner' };
const reply = (id: string, access = 'a1') =>
  ({ access, refresh: `r-${access}`, user: { id, companies: [company] }, company: null }) as unknown as LoginReply;
const session = () => useSessionStore.getState();
const socket = () => FakeSocket.latest();

let heard: Frame[] = [];
let stop: () => void;
const types = () => heard.map(({ type, seq }) => `${type} ${seq}`);

/** A page that knows the number of the last frame from the one before. */
const remember = (seq: number, person = 'u1') =>
  localStorage.setItem('wspolnik.live', JSON.stringify({ person, seq, at: 0 }));

/** A ticket comes a few microtasks later. */
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeAll(() => startLive());
beforeEach(async () => {
  jest.useFakeTimers();
  FakeSocket.install();
  heard = [];
  stop = onFrame((frame) => heard.push(frame));
  remember(7);
  session().signIn(reply('u1'));
  await settle();
});
afterEach(() => {
  stop();
  session().clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('the live line passes each frame to listeners once', async () => {
  expect(socket().url.href).toBe('ws://localhost/api/ws/?token=t1&since=7');
  socket().welcome(7);
  socket().say(8, 'order.changed');
  socket().say(8, 'order.changed');
  socket().say(8, 'ping');
  expect(types()).toEqual(['order.changed 8']);
  stop();
  socket().say(9, 'order.changed');
  expect(heard).toHaveLength(1);
});

it('the live line reconnects after a cut and requests what it missed', async () => {
  socket().welcome(7);
  socket().cut();
  expect(FakeSocket.opened).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(socket().since).toBe('7');
  socket().say(8, 'message.new');
  socket().cut();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(socket().since).toBe('8');
  socket().say(9, 'message.read');
  socket().welcome(9);
  expect(types()).toEqual(['message.new 8', 'message.read 9']);
});

it('reports many missed frames as one change', async () => {
  socket().welcome(7);
  socket().cut();
  await jest.advanceTimersByTimeAsync(1_000);
  for (let seq = 8; seq <= 18; seq += 1) socket().say(seq, 'message.new');
  socket().welcome(18);
  expect(types()).toEqual(['resync 18']);
});

it.each([
  ['a number is missing', (line: FakeSocket) => line.say(10, 'order.changed')],
  ['a ping is ahead', (line: FakeSocket) => line.say(10, 'ping')],
  ['the server asks for it', (line: FakeSocket) => line.say(10, 'resync', {})],
])('reports that everything may have changed when %s', (_, happens) => {
  socket().welcome(7);
  happens(socket());
  expect(types()).toEqual(['resync 10']);
});

it('the live line passes on broadcasts, which have no number', async () => {
  socket().welcome(7);
  socket().say(0, 'order.changed');
  socket().say(8, 'message.new');
  socket().say(8, 'ping');
  expect(types()).toEqual(['order.changed 0', 'message.new 8']);
});

describe('what happened between the first reads of a page and its first connection', () => {
  const start = async () => {
    session().clear();
    FakeSocket.opened = [];
    heard = [];
    session().signIn(reply('u1'));
    await settle();
  };

  it('a gap makes it read again', async () => {
    await start();
    socket().say(8, 'order.changed');
    socket().welcome(8);
    expect(types()).toEqual(['resync 8']);
  });

  it('a gap is unknown to a browser in which the person never listened', async () => {
    localStorage.removeItem('wspolnik.live');
    await start();
    expect(socket().since).toBeNull();
    socket().welcome(3);
    socket().say(4, 'order.changed');
    expect(types()).toEqual(['resync 3', 'order.changed 4']);
  });

  it('a gap may have been heard by another tab', async () => {
    localStorage.setItem('wspolnik.live', JSON.stringify({ person: 'u1', seq: 8, at: Date.now() }));
    await start();
    socket().welcome(8);
    expect(types()).toEqual(['resync 8']);
  });

  it('nothing was missed when the number is still the same', async () => {
    await start();
    socket().welcome(7);
    expect(heard).toEqual([]);
  });

  it('nothing was missed by a person without any frames', async () => {
    localStorage.removeItem('wspolnik.live');
    await start();
    socket().welcome(0);
    socket().say(1, 'order.changed');
    expect(types()).toEqual(['order.changed 1']);
  });

  it.each(['garbage', '{"person":"u1","seq":-1,"at":0}', '{"person":"u1"}', 'null'])(
    'cannot be read from %s',
    async (text) => {
      localStorage.setItem('wspolnik.live', text);
      await start();
      expect(socket().since).toBeNull();
    },
  );
});

it('the live line waits longer after each failure, but never more than four seconds while somebody looks', async () => {
  socket().welcome(7);
  for (const wait of [1_000, 2_000, 4_000, 4_000]) {
    const before = FakeSocket.opened.length;
    socket().cut();
    await jest.advanceTimersByTimeAsync(wait / 2 - 1);
    expect(FakeSocket.opened).toHaveLength(before);
    await jest.advanceTimersByTimeAsync(wait / 2 + 1);
    expect(FakeSocket.opened).toHaveLength(before + 1);
  }
});

it('the live line reconnects at once when the network is back', async () => {
  socket().welcome(7);
  socket().cut();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(FakeSocket.opened).toHaveLength(2);
  // The same return of the network, noticed in another way.
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.opened).toHaveLength(2);
});

it('the live line asks a connection that may have died meanwhile, and replaces it when nothing answers', async () => {
  const first = socket();
  first.welcome(7);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(first.sent).toEqual([{ type: 'auth', token: 'a1' }]);
  first.say(7, 'ping');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(FakeSocket.opened).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(3_000);
  expect(FakeSocket.opened).toHaveLength(2);
  expect(first.isOpen).toBe(false);
});

it('the live line notices that the machine slept', async () => {
  socket().welcome(7);
  jest.setSystemTime(Date.now() + 25_000);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(socket().sent).toHaveLength(1);
  socket().say(7, 'ping');
  jest.setSystemTime(Date.now() + 3_600_000);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(FakeSocket.opened).toHaveLength(2);
});

it('the live line replaces a connection on which nothing is heard, and one that never opens', async () => {
  socket().welcome(7);
  await jest.advanceTimersByTimeAsync(44_000);
  socket().say(7, 'ping');
  await jest.advanceTimersByTimeAsync(44_000);
  expect(FakeSocket.opened).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.opened).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(FakeSocket.opened).toHaveLength(3);
});

it('the live line sends a renewed token, and asks for another ticket once one was refused', async () => {
  socket().welcome(7);
  session().setTokens({ access: 'a2', refresh: 'r2' });
  expect(socket().sent).toEqual([{ type: 'auth', token: 'a2' }]);
  socket().cut(4401);
  await settle();
  expect(socket().url.searchParams.get('token')).toBe('t2');
  socket().cut(4401);
  await jest.advanceTimersByTimeAsync(400);
  expect(FakeSocket.opened).toHaveLength(2);
});

it('the live line tries again when no ticket comes', async () => {
  socket().welcome(7);
  socket().cut();
  const answer = globalThis.fetch;
  globalThis.fetch = jest.fn(async () => Response.json({ code: 'unavailable' }, { status: 503 }));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.opened).toHaveLength(1);
  globalThis.fetch = answer;
  await jest.advanceTimersByTimeAsync(2_000);
  expect(FakeSocket.opened).toHaveLength(2);
});

it('ends when no ticket comes because the session is over', async () => {
  socket().welcome(7);
  globalThis.fetch = jest.fn(async () => Response.json({ code: 'token_not_valid' }, { status: 401 }));
  socket().cut(4401);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.opened).toHaveLength(1);
  expect(session().isAuth).toBe(false);
});

it('ends with the session, and starts again for another person', async () => {
  const first = socket();
  first.welcome(7);
  session().clear();
  expect(first.isOpen).toBe(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.opened).toHaveLength(1);
  session().signIn(reply('u2', 'b1'));
  await settle();
  expect(socket().url.search).toBe('?token=t2');
});

it('the live line stays the same when the person acts as a company', async () => {
  socket().welcome(7);
  session().switchCompany(company as never);
  expect(FakeSocket.opened).toHaveLength(1);
  expect(socket().isOpen).toBe(true);
});

it('the live line refetches balances only for the profile in use', async () => {
  const changed = jest.fn();
  window.addEventListener(BALANCE_CHANGED, changed);
  socket().welcome(7);
  socket().say(8, 'balance.changed', { company_id: 'c1' });
  expect(changed).not.toHaveBeenCalled();
  expect(isOfProfile(heard[0] as Frame)).toBe(false);
  socket().say(9, 'balance.changed', { company_id: null });
  expect(changed).toHaveBeenCalledTimes(1);
  window.removeEventListener(BALANCE_CHANGED, changed);
});
