import { useSyncExternalStore } from 'react';
import { KEPT_MARK, type KeptNote } from '../lib/kept-marks.ts';
import { type Watch, watchServer } from '../lib/server-back.ts';

export interface Connection {
  isOnline: boolean;
  /** When the oldest thing in view was read, once the service worker has given out a kept copy: milliseconds since 1970. */
  keptAt: number | null;
}

interface Routing extends Event {
  detail?: { oldUrl: string; newUrl: string };
}

const CONNECTED: Connection = { isOnline: true, keptAt: null };
let state = CONNECTED;
let watch: Watch | undefined;

/** Ends with the last listener; the header has one. */
function subscribe(listener: () => void): () => void {
  function change(next: Connection): void {
    state = next;
    const isAway = next.isOnline && next.keptAt !== null;
    if (!isAway) stopWatching();
    else if (!watch) {
      watch = watchServer(goOn);
      void watch.ask();
    }
    listener();
  }
  const online = () => change({ isOnline: navigator.onLine, keptAt: null });
  const offline = () => change({ ...state, isOnline: navigator.onLine });
  const leave = ({ detail }: Routing) => {
    if (detail && new URL(detail.oldUrl).pathname !== new URL(detail.newUrl).pathname)
      change({ ...state, keptAt: null });
  };
  const hear = ({ data }: MessageEvent<Partial<KeptNote> | null>) => {
    if (typeof data?.kept === 'number') change({ ...state, keptAt: Math.min(data.kept, state.keptAt ?? data.kept) });
  };
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  window.addEventListener('single-spa:before-routing-event', leave);
  navigator.serviceWorker?.addEventListener('message', hear);
  const mark = Number(document.documentElement.getAttribute(KEPT_MARK));
  change({ isOnline: navigator.onLine, keptAt: mark || null });
  return () => {
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
    window.removeEventListener('single-spa:before-routing-event', leave);
    navigator.serviceWorker?.removeEventListener('message', hear);
    stopWatching();
    state = CONNECTED;
  };
}

function stopWatching(): void {
  watch?.end();
  watch = undefined;
}

/** The server answers, although the browser was never without a network: whoever waits for that goes on. */
function goOn(): void {
  window.dispatchEvent(new Event('online'));
}

export function useConnection(): Connection {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => CONNECTED,
  );
}
