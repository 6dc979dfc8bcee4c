import { MINUTE_MS } from '@wspolnik/system';
import { useSyncExternalStore } from 'react';

/**
 * The longest wait between two looks at the clock. A timer does not run while the device sleeps, so the wait for a moment
 * far ahead would end that much too late.
 */
const LONGEST_WAIT_MS = 5000;

/** The latest full minute or change. */
function momentAt(now: number, changes: readonly number[]): number {
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  return changes.reduce((latest, change) => (change <= now && change > latest ? change : latest), minute);
}

function waitAt(now: number, changes: readonly number[]): number {
  const next = changes.filter((change) => change > now);
  const minute = MINUTE_MS - (now % MINUTE_MS);
  return Math.min(LONGEST_WAIT_MS, minute, ...next.map((change) => change - now));
}

/**
 * The current moment, exact at each of `changes` and otherwise at the full minute; null where the page is rendered without a
 * browser. One timer, and a look at the clock when the tab is shown again.
 */
export function useMoment(changes: readonly number[]): number | null {
  const wait = () => waitAt(Date.now(), changes);
  // A new function in each render, so that the timer starts again with the latest changes.
  const subscribe = (onChange: () => void) => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      onChange();
      timer = setTimeout(look, wait());
    };
    timer = setTimeout(look, wait());
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  };
  return useSyncExternalStore(
    subscribe,
    () => momentAt(Date.now(), changes),
    () => null,
  );
}
