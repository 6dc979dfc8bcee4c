import { ConfirmDialog } from '@wspolnik/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';

export interface DeleteQuestionProps {
  open: boolean;
  title: string;
  onDelete(): unknown;
  onClose(): void;
}

/** Stays until the deletion has ended, either way; why one failed is the page's to say. */
export function DeleteQuestion({ open, title, onDelete, onClose }: DeleteQuestionProps) {
  const intl = useIntl();
  const [pending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      await onDelete();
    } catch {
      // Told by whoever was called.
    }
    setPending(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      danger
      loading={pending}
      title={title}
      confirmLabel={intl.formatMessage({ id: 'ui.delete' })}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
