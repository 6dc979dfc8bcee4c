import { useCallback, useLayoutEffect, useRef } from 'react';
import { markBusy } from '../../root/settled.ts';

/**
 * The page is busy from the opening of an overlay until the focus is inside, and from its closing until it is gone. The overlay
 * calls the returned function at both.
 */
export function useMovingFocus(open: boolean): () => void {
  const release = useRef<() => void>(undefined);
  const wasOpen = useRef(false);
  const arrive = useCallback(() => {
    release.current?.();
    release.current = undefined;
  }, []);
  useLayoutEffect(() => {
    if (open !== wasOpen.current) release.current ??= markBusy();
    wasOpen.current = open;
  }, [open]);
  useLayoutEffect(() => arrive, [arrive]);
  return arrive;
}
