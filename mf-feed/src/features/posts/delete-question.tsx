import { ConfirmDialog } from '@wspolnik/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';

export interface DeleteQuestionProps {
  open: boolean;
  /** Id of the text. */
  question: string;
  onDelete(): unknown;
  onClose(): void;
}

/**
 * Stays until the deletion has ended, either way; why one failed is the page's to say. Not to be mounted before it is first
 * asked: a list has two questions a card, and hardly ever one of them open.
 */
export function DeleteQuestion({ open, question, onDelete, onClose }: DeleteQuestionProps) {
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
      title={intl.formatMessage({ id: question })}
      confirmLabel={intl.formatMessage({ id: 'posts.confirm_delete' })}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
