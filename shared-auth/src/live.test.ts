import type { Frame, LoginReply } from '@wspolnik/api/contract';
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

beforeAll(() => {
  FakeSocket.install();
  startLive();
});
beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn().mockResolvedValue(new Response(null, { status: 204 }));
  FakeSocket.opened = [];
  heard = [];
  stop = onFrame((frame) => heard.push(frame));
  remember(7);
  session().signIn(reply('u1'));
});
afterEach(() => {
  stop();
  session().clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('passes each frame to listeners once', () => {
  expect(socket().url.href).toBe('ws://localhost/api/ws/?token=a1&since=7');
  socket().welcome(7);
  socket().say(8, 'order.changed');
  socket().say(8, 'order.changed');
  socket().say(8, 'ping');
  expect(types()).toEqual(['order.changed 8']);
  stop();
  socket().say(9, 'order.changed');
  expect(heard).toHaveLength(1);
});

it('reconnects after a cut and requests what it missed', () => {
  socket().welcome(7);
  socket().cut();
  expect(FakeSocket.opened).toHaveLength(1);
  jest.advanceTimersByTime(1_000);
  expect(socket().since).toBe('7');
  socket().say(8, 'message.new');
  socket().cut();
  jest.advanceTimersByTime(1_000);
  expect(socket().since).toBe('8');
  socket().say(9, 'message.read');
  socket().welcome(9);
  expect(types()).toEqual(['message.new 8', 'message.read 9']);
});

it('reports many missed frames as one change', () => {
  socket().welcome(7);
  socket().cut();
  jest.advanceTimersByTime(1_000);
  for (let seq = 8; seq <= 18; seq += 1) socket().say(seq, 'message.new');
  socket().welcome(18);
  expect(types()).toEqual(['resync 18']);
});

it.each([
  ['a number is missing', (line: FakeSocket) => line.say(10, 'order.changed')],
  ['a ping is ahead', (line: FakeSocket) => line.say(10, 'ping')],
  ['the server says so', (line: FakeSocket) => line.say(10, 'resync', {})],
])('reports that everything may have changed when %s', (_, happens) => {
  socket().welcome(7);
  happens(socket());
  expect(types()).toEqual(['resync 10']);
});

it('passes on broadcasts, which have no number', () => {
  socket().welcome(7);
  socket().say(0, 'order.changed');
  socket().say(8, 'message.new');
  socket().say(8, 'ping');
  expect(types()).toEqual(['order.changed 0', 'message.new 8']);
});

describe('what happened between the first reads of a page and its first connection', () => {
  const start = () => {
    session().clear();
    FakeSocket.opened = [];
    heard = [];
    session().signIn(reply('u1'));
  };

  it('makes it read again', () => {
    start();
    socket().say(8, 'order.changed');
    socket().welcome(8);
    expect(types()).toEqual(['resync 8']);
  });

  it('is unknown to a browser in which the person never listened', () => {
    localStorage.removeItem('wspolnik.live');
    start();
    expect(socket().since).toBeNull();
    socket().welcome(3);
    socket().say(4, 'order.changed');
    expect(types()).toEqual(['resync 3', 'order.changed 4']);
  });

  it('may have been heard by another tab', () => {
    localStorage.setItem('wspolnik.live', JSON.stringify({ person: 'u1', seq: 8, at: Date.now() }));
    start();
    socket().welcome(8);
    expect(types()).toEqual(['resync 8']);
  });

  it('is nothing when the number is still the same', () => {
    start();
    socket().welcome(7);
    expect(heard).toEqual([]);
  });

  it('is nothing for a person without any frames', () => {
    localStorage.removeItem('wspolnik.live');
    start();
    socket().welcome(0);
    socket().say(1, 'order.changed');
    expect(types()).toEqual(['order.changed 1']);
  });

  it.each(['garbage', '{"person":"u1","seq":-1,"at":0}', '{"person":"u1"}', 'null'])(
    'cannot be read from %s',
    (text) => {
      localStorage.setItem('wspolnik.live', text);
      start();
      expect(socket().since).toBeNull();
    },
  );
});

it('waits longer after each failure, but never more than four seconds while somebody looks', () => {
  socket().welcome(7);
  for (const wait of [1_000, 2_000, 4_000, 4_000]) {
    const before = FakeSocket.opened.length;
    socket().cut();
    jest.advanceTimersByTime(wait / 2 - 1);
    expect(FakeSocket.opened).toHaveLength(before);
    jest.advanceTimersByTime(wait / 2 + 1);
    expect(FakeSocket.opened).toHaveLength(before + 1);
  }
});

it('reconnects at once when the network is back', () => {
  socket().welcome(7);
  socket().cut();
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.opened).toHaveLength(2);
  // The same return of the network, noticed in another way.
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.opened).toHaveLength(2);
});

it('asks a connection that may have died meanwhile, and replaces it when nothing answers', () => {
  const first = socket();
  first.welcome(7);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(first.sent).toEqual([{ type: 'auth', token: 'a1' }]);
  first.say(7, 'ping');
  jest.advanceTimersByTime(5_000);
  expect(FakeSocket.opened).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  jest.advanceTimersByTime(3_000);
  expect(FakeSocket.opened).toHaveLength(2);
  expect(first.isOpen).toBe(false);
});

it('notices that the machine slept', () => {
  socket().welcome(7);
  jest.setSystemTime(Date.now() + 25_000);
  jest.advanceTimersByTime(5_000);
  expect(socket().sent).toHaveLength(1);
  socket().say(7, 'ping');
  jest.setSystemTime(Date.now() + 3_600_000);
  jest.advanceTimersByTime(5_000);
  expect(FakeSocket.opened).toHaveLength(2);
});

it('replaces a connection on which nothing is heard, and one that never opens', () => {
  socket().welcome(7);
  jest.advanceTimersByTime(44_000);
  socket().say(7, 'ping');
  jest.advanceTimersByTime(44_000);
  expect(FakeSocket.opened).toHaveLength(1);
  jest.advanceTimersByTime(1_000);
  expect(FakeSocket.opened).toHaveLength(2);
  jest.advanceTimersByTime(10_000);
  expect(FakeSocket.opened).toHaveLength(3);
});

it('sends a renewed token, and renews one that was refused', async () => {
  jest.useRealTimers();
  socket().welcome(7);
  session().setTokens({ access: 'a2', refresh: 'r2' });
  expect(socket().sent).toEqual([{ type: 'auth', token: 'a2' }]);
  globalThis.fetch = jest.fn(async () => Response.json({ access: 'a3', refresh: 'r3' }));
  const opened = new Promise<void>((resolve) => {
    const push = FakeSocket.opened.push.bind(FakeSocket.opened);
    FakeSocket.opened.push = (next) => {
      resolve();
      return push(next);
    };
  });
  socket().cut(4401);
  await opened;
  expect(socket().url.searchParams.get('token')).toBe('a3');
});

it('ends with the session, and starts again for another person', () => {
  const first = socket();
  first.welcome(7);
  session().clear();
  expect(first.isOpen).toBe(false);
  jest.advanceTimersByTime(60_000);
  expect(FakeSocket.opened).toHaveLength(1);
  session().signIn(reply('u2', 'b1'));
  expect(socket().url.search).toBe('?token=b1');
});

it('stays the same when the person acts as a company', () => {
  socket().welcome(7);
  session().switchCompany(company as never);
  expect(FakeSocket.opened).toHaveLength(1);
  expect(socket().isOpen).toBe(true);
});

it('refetches balances only for the profile in use', () => {
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
