import type { ReactNode } from 'react';
import { DrawerView } from '../overlay/lazy-views.ts';
import { OverlayBoundary } from '../overlay/overlay-boundary.tsx';
import { useOpened } from '../overlay/use-opened.ts';

export interface DrawerProps {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** The edge at which it appears; `bottom` makes a sheet. */
  placement?: 'start' | 'end' | 'bottom';
}

/** A modal sheet at an edge of the screen. */
export function Drawer(props: DrawerProps) {
  if (!useOpened(props.open)) return null;
  return (
    <OverlayBoundary onFailure={props.onClose}>
      <DrawerView {...props} />
    </OverlayBoundary>
  );
}
