import { useEffect } from 'react';
import { whenIdle } from '../../hooks/when-idle.ts';
import { warmOverlays } from '../overlay/lazy-views.ts';

/**
 * Fetches what a dialog needs once the browser rests, so that it opens at once and without a network: the common part, and
 * with `load` a dialog's own. A failure is the opening's to tell.
 */
export function useWarmDialogs(load?: () => Promise<unknown>): void {
  useEffect(
    () =>
      whenIdle(() => {
        warmOverlays();
        load?.().catch(() => undefined);
      }),
    [load],
  );
}
