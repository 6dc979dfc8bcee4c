import { DialogView } from '../overlay/lazy-views.ts';
import { OverlayBoundary } from '../overlay/overlay-boundary.tsx';
import { useOpened } from '../overlay/use-opened.ts';
import type { DialogProps } from './dialog-view.tsx';

/** A modal dialog with a focus trap. Returns the focus when it closes. */
export function Dialog(props: DialogProps) {
  if (!useOpened(props.open)) return null;
  return (
    <OverlayBoundary onFailure={props.onClose}>
      <DialogView {...props} />
    </OverlayBoundary>
  );
}
