import { ConfirmDialog } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';

export interface DeleteQuestionProps {
  open: boolean;
  /** Message id of the question. */
  question: string;
  onDelete(): unknown;
  onClose(): void;
}

/**
 * Stays open until the deletion has ended. The page reports a failure. Mount it only when it is first needed: a list
 * has two such dialogs per card, and hardly ever one of them is open.
 */
export function DeleteQuestion({ open, question, onDelete, onClose }: DeleteQuestionProps) {
  const intl = useIntl();
  const [pending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      await onDelete();
    } catch {
      // The callback reports its own failure.
    }
    setPending(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      danger
      loading={pending}
      title={intl.formatMessage({ id: question })}
      confirmLabel={intl.formatMessage({ id: 'posts.confirm_delete' })}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
