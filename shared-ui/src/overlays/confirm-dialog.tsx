import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  text?: ReactNode;
  /** Says what happens: "Usuń", not "OK". */
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  /** For what cannot be undone. */
  danger?: boolean;
  /** True while the answer is being carried out; the dialog stays. */
  loading?: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, cancelLabel, danger, loading, onConfirm, onCancel } = props;
  const intl = useIntl();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button variant="outline" onClick={onCancel} disabled={loading}>
            {cancelLabel ?? intl.formatMessage({ id: 'ui.cancel' })}
          </Button>
          <Button variant={danger ? 'danger' : 'solid'} onClick={onConfirm} loading={loading}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
