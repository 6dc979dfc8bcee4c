import type { ReactNode } from 'react';
import { DialogView } from '../overlay/lazy-views.ts';
import { OverlayBoundary } from '../overlay/overlay-boundary.tsx';
import { useOpened } from '../overlay/use-opened.ts';

export interface DialogProps {
  open: boolean;
  /** Escape, the close button, a click outside. */
  onClose(): void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** 420, 560, 860 or 1240 px wide. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** `alertdialog` for a question: a click outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** What was asked for is being carried out: closing would not stop it, so nothing closes the dialog meanwhile. */
  busy?: boolean;
}

/** A modal dialog. Focus goes in, stays in, and returns to where it was. */
export function Dialog(props: DialogProps) {
  if (!useOpened(props.open)) return null;
  return (
    <OverlayBoundary onFailure={props.onClose}>
      <DialogView {...props} />
    </OverlayBoundary>
  );
}
