import { DrawerView } from '../overlay/lazy-views.ts';
import { OverlayBoundary } from '../overlay/overlay-boundary.tsx';
import { useOpened } from '../overlay/use-opened.ts';
import type { DrawerProps } from './drawer-view.tsx';

/** A modal sheet at an edge of the screen. */
export function Drawer(props: DrawerProps) {
  if (!useOpened(props.open)) return null;
  return (
    <OverlayBoundary onFailure={props.onClose}>
      <DrawerView {...props} />
    </OverlayBoundary>
  );
}
