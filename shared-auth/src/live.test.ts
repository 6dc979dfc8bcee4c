import type { Frame, LoginReply } from '@wspolnik/api/contract';
import { BALANCE_CHANGED, isOfProfile, onFrame, startLive, useSessionStore } from './index.ts';

/** A websocket whose other end is the test. */
class FakeSocket {
  static readonly CLOSING = 2;
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly url: URL;

  constructor(url: URL) {
    this.url = new URL(url);
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  welcome(seq: number): void {
    this.readyState = 1;
    this.say(seq, 'ping');
  }
  say(seq: number, type: Frame['type'], data: Frame['data'] = { company_id: null }): void {
    this.onmessage?.({ data: JSON.stringify({ seq, type, data }) });
  }
  cut(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const company = { id: 'c1', name: 'Pracownia', role: 'owner' };
const reply = (id: string, access = 'a1') =>
  ({ access, refresh: `r-${access}`, user: { id, companies: [company] }, company: null }) as unknown as LoginReply;
const session = () => useSessionStore.getState();
const socket = (): FakeSocket => FakeSocket.opened.at(-1) as FakeSocket;

let heard: Frame[] = [];
let stop: () => void;
const types = () => heard.map(({ type, seq }) => `${type} ${seq}`);

beforeAll(() => {
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
  startLive();
});
beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn().mockResolvedValue(new Response(null, { status: 204 }));
  FakeSocket.opened = [];
  heard = [];
  stop = onFrame((frame) => heard.push(frame));
  session().signIn(reply('u1'));
});
afterEach(() => {
  stop();
  session().clear();
  jest.useRealTimers();
});

it('passes each frame to listeners once', () => {
  expect(socket().url.href).toBe('ws://localhost/api/ws/?token=a1');
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
  socket().cut(1006);
  expect(FakeSocket.opened).toHaveLength(1);
  jest.advanceTimersByTime(1_000);
  expect(socket().url.searchParams.get('since')).toBe('7');
  socket().say(8, 'message.new');
  socket().welcome(8);
  expect(types()).toEqual(['message.new 8']);
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

it('assumes nothing after a start without a connection', () => {
  socket().cut(1006);
  jest.advanceTimersByTime(1_000);
  socket().welcome(3);
  expect(types()).toEqual(['resync 3']);
});

it('waits longer after each failure, and not at all when the network is back', () => {
  for (const wait of [1_000, 2_000, 4_000]) {
    const before = FakeSocket.opened.length;
    socket().cut(1006);
    jest.advanceTimersByTime(wait / 2 - 1);
    expect(FakeSocket.opened).toHaveLength(before);
    jest.advanceTimersByTime(wait);
    expect(FakeSocket.opened).toHaveLength(before + 1);
  }
  socket().cut(1006);
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.opened).toHaveLength(5);
});

it('sends a renewed token, and renews one that was refused', async () => {
  jest.useRealTimers();
  socket().welcome(1);
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
  first.welcome(5);
  session().clear();
  expect(first.readyState).toBe(3);
  first.cut(1000);
  jest.advanceTimersByTime(60_000);
  expect(FakeSocket.opened).toHaveLength(1);
  session().signIn(reply('u2', 'b1'));
  expect(socket().url.search).toBe('?token=b1');
});

it('refetches balances only for the profile in use', () => {
  const changed = jest.fn();
  window.addEventListener(BALANCE_CHANGED, changed);
  socket().welcome(1);
  socket().say(2, 'balance.changed', { company_id: 'c1' });
  expect(changed).not.toHaveBeenCalled();
  expect(isOfProfile(heard[0] as Frame)).toBe(false);
  socket().say(3, 'balance.changed', { company_id: null });
  expect(changed).toHaveBeenCalledTimes(1);
  window.removeEventListener(BALANCE_CHANGED, changed);
});
