import type { Frame, LoginReply } from '@wspolnik/contract';
import { onLiveOpened } from '../live-event.ts';
import { useSessionStore } from '../session-store.ts';
import { TabLine } from './tabs.ts';
import { FakeSocket } from './testing/fake-socket.ts';
import { freezeTab, installTabs } from './testing/fake-tabs.ts';

const session = () => useSessionStore.getState();
const reply = { access: 'a1', refresh: 'r1', user: { id: 'u1', companies: [] }, company: null };

let uninstall: () => void;
let tabs: TabLine[] = [];

/** A tab and what its page received. */
function openTab(person = 'u1') {
  const told: string[] = [];
  const line = new TabLine(person, ({ type, seq }: Frame) => told.push(`${type} ${seq}`));
  tabs.push(line);
  return { line, told };
}

const socket = () => FakeSocket.latest();
const openSockets = () => FakeSocket.opened.filter(({ isOpen }) => isOpen);
/** Locks are granted and released in microtasks. */
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.install();
  uninstall = installTabs();
  localStorage.setItem('wspolnik.live', JSON.stringify({ person: 'u1', seq: 7, at: 0 }));
  session().signIn(reply as unknown as LoginReply);
});
afterEach(async () => {
  for (const tab of tabs) tab.close();
  await settle();
  tabs = [];
  uninstall();
  session().clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('all tabs of a person share one socket, and each gets every frame once', async () => {
  const [one, two, three] = [openTab(), openTab(), openTab()];
  await settle();
  socket().welcome(7);
  socket().say(8, 'message.new');
  socket().say(8, 'message.new');
  socket().say(0, 'order.changed');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(FakeSocket.opened).toHaveLength(1);
  for (const { told } of [one, two, three]) expect(told).toEqual(['message.new 8', 'order.changed 0']);
});

it('every tab learns that the connection is open, also again', async () => {
  const opened = jest.fn();
  const stop = onLiveOpened(opened);
  openTab();
  openTab();
  await settle();
  socket().welcome(7);
  await settle();
  expect(opened).toHaveBeenCalledTimes(2);
  socket().cut();
  await jest.advanceTimersByTimeAsync(5_000);
  socket().welcome(7);
  await settle();
  expect(opened).toHaveBeenCalledTimes(4);
  stop();
});

it('another tab goes on after the last frame when the one with the socket is closed', async () => {
  const [one, two] = [openTab(), openTab()];
  await settle();
  socket().welcome(7);
  socket().say(8, 'message.new');
  one.line.close();
  await settle();
  expect(openSockets()).toHaveLength(1);
  expect(socket().since).toBe('8');
  socket().say(9, 'message.new');
  socket().welcome(9);
  expect(two.told).toEqual(['message.new 8', 'message.new 9']);
  expect(one.told).toEqual(['message.new 8']);
});

it('a frame that the crashed tab did not pass on is requested again', async () => {
  const [, two] = [openTab(), openTab()];
  await settle();
  socket().welcome(7);
  freezeTab(0);
  socket().say(8, 'message.new');
  await jest.advanceTimersByTimeAsync(6_000);
  expect(socket().since).toBe('7');
  socket().say(8, 'message.new');
  socket().welcome(8);
  expect(two.told).toEqual(['message.new 8']);
});

it('a tab that does not answer loses the lead to a visible one, and follows when it is back', async () => {
  const [one, two] = [openTab(), openTab()];
  await settle();
  const first = socket();
  first.welcome(7);
  freezeTab(0);
  await jest.advanceTimersByTimeAsync(5_900);
  expect(openSockets()).toEqual([first]);
  await jest.advanceTimersByTimeAsync(200);
  expect(first.isOpen).toBe(false);
  expect(openSockets()).toHaveLength(1);
  socket().welcome(7);
  two.line.close();
  await settle();
  expect(openSockets()).toHaveLength(1);
  socket().say(8, 'message.new');
  socket().welcome(8);
  expect(one.told).toEqual(['message.new 8']);
});

it('a hidden tab does not take over', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  openTab();
  openTab();
  await settle();
  socket().welcome(7);
  freezeTab(0);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(FakeSocket.opened).toHaveLength(1);
});

it('a tab that the browser is about to freeze hands over', async () => {
  openTab();
  await settle();
  const first = socket();
  first.welcome(7);
  document.dispatchEvent(new Event('freeze'));
  expect(first.isOpen).toBe(false);
  openTab();
  await settle();
  expect(openSockets()).toHaveLength(1);
  document.dispatchEvent(new Event('resume'));
  expect(openSockets()).toHaveLength(1);
});

it('a new tab learns from the leading one that it missed something', async () => {
  openTab();
  await settle();
  socket().welcome(7);
  const late = openTab();
  await settle();
  socket().say(8, 'message.new');
  expect(late.told).toEqual(['message.new 8']);
  // It reads the position before the last frame came, and its page may have done so too.
  localStorage.setItem('wspolnik.live', JSON.stringify({ person: 'u1', seq: 7, at: 0 }));
  expect(openTab().told).toEqual(['resync 8']);
});

it('a tab that somebody looks at again makes the leading one reconnect at once', async () => {
  openTab();
  openTab();
  await settle();
  socket().welcome(7);
  socket().cut();
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(FakeSocket.opened).toHaveLength(2);
});

it('two people do not hear each other', async () => {
  openTab();
  await settle();
  socket().welcome(7);
  const other = openTab('u2');
  await settle();
  expect(openSockets()).toHaveLength(2);
  socket().welcome(0);
  FakeSocket.opened[0]?.say(8, 'message.new');
  expect(other.told).toEqual([]);
});

it('a page loaded anew resumes after the last frame', async () => {
  openTab().line.close();
  await settle();
  const before = openTab();
  await settle();
  socket().welcome(7);
  socket().say(8, 'message.new');
  before.line.close();
  await settle();
  openTab();
  await settle();
  expect(socket().since).toBe('8');
});
