import type { ReactNode } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { DialogButtons } from '../dialog/dialog-buttons.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  text?: ReactNode;
  /** Names the action: "Usuń", not "OK". */
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  /** For an action that cannot be undone. */
  danger?: boolean;
  /** True while the action is in progress; the dialog stays open. */
  loading?: boolean;
  /** The action is disabled for now. */
  disabled?: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks for confirmation before an action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, cancelLabel, danger, loading, disabled, onConfirm, onCancel } = props;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      size="sm"
      role="alertdialog"
      busy={loading}
      footer={
        <DialogButtons
          confirm={confirmLabel}
          cancel={cancelLabel}
          onCancel={onCancel}
          {...{ danger, loading, disabled, onConfirm }}
        />
      }
    >
      {text}
    </Dialog>
  );
}
