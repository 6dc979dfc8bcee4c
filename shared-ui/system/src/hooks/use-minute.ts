import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '../format/durations.ts';

const never = () => () => undefined;

/** The current minute, for relative dates; null where the page is rendered without a browser. */
export function useMinute(): number | null {
  return useSyncExternalStore(
    never,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => null,
  );
}
