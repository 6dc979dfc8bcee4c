import { waitFor } from '@testing-library/react';
import { useSessionStore } from '@wspolnik/shared-auth';
import { signInAs, signOut } from '@wspolnik/testing';
import { HOLDER, readCache, SHOWN, STATE } from '../lib/kept.ts';
import { MemoryCaches } from '../testing/cache-storage.ts';
import { tokenOf } from '../testing/worker.ts';
import { start } from './start.ts';

const register = jest.fn(async () => ({}));
const update = jest.fn(async () => {});
let caches: MemoryCaches;

beforeEach(async () => {
  signOut();
  jest.clearAllMocks();
  caches = new MemoryCaches();
  // As the worker does.
  await caches.open(STATE);
  Object.assign(globalThis, { caches });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: {},
    register,
    getRegistrations: async () => [{ update }],
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
});

const enter = (session: string) => {
  signInAs.person();
  useSessionStore.getState().setTokens({ access: tokenOf(session), refresh: 'r' });
};
const holder = async () => (await (await caches.open(STATE)).match(HOLDER))?.text();

it('the end of a session and the start of another remove what was read before', async () => {
  enter('anna');
  await start(true);
  expect(await holder()).toBe('anna');
  await caches.open(readCache('anna'));
  useSessionStore.getState().clear();
  await waitFor(async () => expect(await caches.has(readCache('anna'))).toBe(false));
  expect(await holder()).toBe('guest');
  await caches.open(readCache('guest'));
  enter('bartek');
  await waitFor(async () => expect(await holder()).toBe('bartek'));
  await waitFor(async () => expect(await caches.has(readCache('guest'))).toBe(false));
});

it('what was read stays when the token of the session is renewed', async () => {
  enter('anna');
  await start(true);
  await caches.open(readCache('anna'));
  const removed = jest.spyOn(caches, 'delete');
  useSessionStore.getState().setTokens({ access: `${tokenOf('anna')}2`, refresh: 'r' });
  useSessionStore.getState().clear();
  await waitFor(() => expect(removed).toHaveBeenCalledTimes(1));
});

it('what a session left that ended while no page was open goes at the next visit', async () => {
  await caches.open(readCache('former'));
  await start(true);
  expect(await caches.has(readCache('former'))).toBe(false);
});

it('a page for reading is listed with its title, once, and never a page with a secret in its address', async () => {
  window.history.replaceState(null, '', '/offers?q=stal');
  document.title = '(2) Oferty · Wspólnik';
  await start(true);
  const shown = async (): Promise<unknown> => (await (await caches.open(readCache('guest'))).match(SHOWN))?.json();
  const show = (path: string, title: string) => {
    window.history.replaceState(null, '', path);
    document.title = title;
    window.dispatchEvent(new CustomEvent('wp:page', { detail: { title } }));
  };
  await waitFor(async () => expect(await shown()).toHaveLength(1));
  show('/posts', 'Wpisy · Wspólnik');
  await waitFor(async () => expect(await shown()).toHaveLength(2));
  show('/auth/verify-email?token=x', 'Potwierdzenie · Wspólnik');
  show('/offers?q=stal', 'Oferty · Wspólnik');
  const page = (path: string, title: string) => ({ path, title, at: expect.any(Number) });
  await waitFor(async () => expect(await shown()).toEqual([page('/offers?q=stal', 'Oferty'), page('/posts', 'Wpisy')]));
});

it('a page whose worker has been removed leaves nothing on the device', async () => {
  await start(true);
  await caches.delete(STATE);
  enter('anna');
  window.history.replaceState(null, '', '/posts');
  document.title = 'Wpisy';
  window.dispatchEvent(new CustomEvent('wp:page', { detail: { title: 'Wpisy' } }));
  const looked = jest.spyOn(caches, 'has');
  await waitFor(() => expect(looked).toHaveBeenCalledWith(STATE));
  expect(await caches.keys()).toEqual([]);
});

it('a worker that is switched off is asked for its removal, and none is registered', async () => {
  await start(false);
  expect(register).not.toHaveBeenCalled();
  expect(update).toHaveBeenCalledTimes(1);
  await start(true);
  expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' });
});
