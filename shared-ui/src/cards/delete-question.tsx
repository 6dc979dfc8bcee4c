import { ConfirmDialog } from '@wspolnik/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';

export interface DeleteQuestionProps {
  /** Null until it is first asked: a list has two questions a card, and hardly ever one of them open. */
  open: boolean | null;
  /** Id of the text. */
  question: string;
  onDelete(): unknown;
  onClose(): void;
}

/** Stays until the deletion has ended, either way; why one failed is the page's to say. */
export function DeleteQuestion({ open, ...props }: DeleteQuestionProps) {
  return open === null ? null : <Asked open={open} {...props} />;
}

function Asked({ open, question, onDelete, onClose }: DeleteQuestionProps & { open: boolean }) {
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
      confirmLabel={intl.formatMessage({ id: 'ui.delete' })}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
