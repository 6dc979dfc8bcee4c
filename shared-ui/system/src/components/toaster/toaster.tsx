import { useSyncExternalStore } from 'react';
import { ToasterView } from '../overlay/lazy-views.ts';
import { OverlayBoundary } from '../overlay/overlay-boundary.tsx';
import { useOpened } from '../overlay/use-opened.ts';
import { hasWaitingToasts, subscribeToasts } from './toast.ts';

const nothing = () => undefined;

/** The container of toasts; once per page, in the shell. Its code loads with the first toast. */
export function Toaster() {
  const waiting = useSyncExternalStore(subscribeToasts, hasWaitingToasts, () => false);
  if (!useOpened(waiting)) return null;
  return (
    <OverlayBoundary onFailure={nothing}>
      <ToasterView />
    </OverlayBoundary>
  );
}
