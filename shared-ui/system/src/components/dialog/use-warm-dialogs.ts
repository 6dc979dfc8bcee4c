import { useEffect } from 'react';
import { whenIdle } from '../../hooks/when-idle.ts';
import { preloadOverlays } from '../overlay/lazy-views.ts';

/**
 * Preloads dialogs when the browser is idle, so that they open at once and without a connection: the common chunk, and with
 * `load` a dialog's own code. A failure is reported when the dialog opens.
 */
export function useWarmDialogs(load?: () => Promise<unknown>): void {
  useEffect(
    () =>
      whenIdle(() => {
        preloadOverlays();
        load?.().catch(() => undefined);
      }),
    [load],
  );
}
