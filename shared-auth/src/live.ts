import type { Frame } from '@wspolnik/contract';
import { announceBalanceChange } from './balance-event.ts';
import { forgetEarly } from './early.ts';
import { TabLine } from './live/tabs.ts';
import { useSessionStore } from './session-store.ts';

type Listener = (frame: Frame) => void;

const listeners = new Set<Listener>();

/**
 * Calls the listener with changes made by others as they happen: ids, never the objects themselves. `data.company_id` names
 * the person's company, null for the person. After `resync` everything may have changed. Returns a function that stops it.
 */
export function onFrame(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True when the frame concerns the profile in use. */
export function isOfProfile({ type, data }: Frame): boolean {
  return type === 'resync' || data.company_id === (useSessionStore.getState().company?.id ?? null);
}

/** Passes the frame to all listeners on the page. */
export function tellFrame(frame: Frame): void {
  forgetEarly();
  if ((frame.type === 'balance.changed' || frame.type === 'resync') && isOfProfile(frame)) announceBalanceChange();
  for (const listener of listeners) listener(frame);
}

/** Called once, by the shell: one connection for all tabs of the browser while somebody is signed in. */
export function startLive(): void {
  let line: TabLine | null = null;
  let listener: string | undefined;
  const follow = () => {
    const { user, access_token } = useSessionStore.getState();
    const id = access_token ? user?.id : undefined;
    if (id === listener) return;
    listener = id;
    line?.close();
    line = id ? new TabLine(id, tellFrame) : null;
  };
  useSessionStore.subscribe(follow);
  follow();
}
