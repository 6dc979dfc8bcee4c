import { useEffect } from 'react';
import { whenIdle } from '../../hooks/when-idle.ts';
import { preloadOverlays } from '../overlay/lazy-views.ts';

/**
 * Preloads dialogs when the browser is idle, so that they open at once and without a connection: the common chunk, and with
 * `load` a dialog's own code. Null where this visitor can open none. A failure is reported when the dialog opens.
 */
export function useWarmDialogs(load?: (() => Promise<unknown>) | null): void {
  useEffect(() => {
    if (load === null) return;
    return whenIdle(() => {
      preloadOverlays();
      load?.().catch(() => undefined);
    });
  }, [load]);
}
