import { useSyncExternalStore } from 'react';
import { ToasterView } from './lazy-views.ts';
import { OverlayBoundary } from './overlay-boundary.tsx';
import { hasWaitingToasts, subscribeToasts } from './toast.ts';
import { useOpened } from './use-opened.ts';

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
