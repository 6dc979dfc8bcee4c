import { useSyncExternalStore } from 'react';
import { ToasterView } from '../overlay/lazy-views.ts';
import { OverlayBoundary } from '../overlay/overlay-boundary.tsx';
import { useOpened } from '../overlay/use-opened.ts';
import { hasWaitingToasts, subscribeToasts } from './toast.ts';

const nothing = () => undefined;

/** Where toasts appear; stands once on the page, in the shell. Its code comes with the first of them. */
export function Toaster() {
  const waiting = useSyncExternalStore(subscribeToasts, hasWaitingToasts, () => false);
  if (!useOpened(waiting)) return null;
  return (
    <OverlayBoundary onFailure={nothing}>
      <ToasterView />
    </OverlayBoundary>
  );
}
