import type { ReactNode } from 'react';
import { DialogView } from '../overlay/lazy-views.ts';
import { OverlayBoundary } from '../overlay/overlay-boundary.tsx';
import { useOpened } from '../overlay/use-opened.ts';

export interface DialogProps {
  open: boolean;
  /** Called for Escape, the close button and a click outside. */
  onClose(): void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** 420, 560, 860 or 1240 px wide. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** `alertdialog` for a confirmation: a click outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** The action is in progress: closing would not stop it, so the dialog cannot be closed. */
  busy?: boolean;
}

/** A modal dialog with a focus trap. Returns the focus when it closes. */
export function Dialog(props: DialogProps) {
  if (!useOpened(props.open)) return null;
  return (
    <OverlayBoundary onFailure={props.onClose}>
      <DialogView {...props} />
    </OverlayBoundary>
  );
}
