import { act } from '@testing-library/react';

/** A tab of the browser: its own modules, with the storages, locks and channels of all. */
export interface Tab {
  outbox: typeof import('../lib/outbox/outbox.ts');
  deliveries: typeof import('../lib/outbox/deliveries.ts');
  list: typeof import('../lib/outbox/outgoing-list.ts');
  session: typeof import('@wspolnik/shared-auth').useSessionStore;
}

/** Opens a tab, as a reload does, of whoever is signed in on this device. */
export async function openTab(): Promise<Tab> {
  jest.resetModules();
  const { useSessionStore } = await import('@wspolnik/shared-auth');
  const outbox = await import('../lib/outbox/outbox.ts');
  const deliveries = await import('../lib/outbox/deliveries.ts');
  const list = await import('../lib/outbox/outgoing-list.ts');
  outbox.startOutbox();
  await list.readAgain();
  return { outbox, deliveries, list, session: useSessionStore };
}

/** The browser ends the tab and releases its locks. The stored session stays. */
export function closeTab({ session }: Tab): void {
  session.persist.setOptions({ name: 'closed' });
  session.setState({ isAuth: false, user: null, company: null });
  fakeLocks();
}

/** jsdom has no Web Locks: one holder of a name at a time, in order. */
export function fakeLocks(): void {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, task: () => Promise<void>) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(task);
    last.set(
      name,
      turn.catch(() => {}),
    );
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

let isOnline = true;

/** Cuts the network, or brings it back. */
export function setOnline(online: boolean): void {
  isOnline = online;
  Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true });
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}
