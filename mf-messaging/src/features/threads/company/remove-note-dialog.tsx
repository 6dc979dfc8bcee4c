import { useAction } from '@wspolnik/kit';
import { ConfirmDialog, toast, useErrorText } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { companyInboxMessages as messages } from './company-inbox.messages.ts';
import { deleteNote } from './company-inbox.reads.ts';

export interface RemoveNoteDialogProps {
  id: string;
  onRemoved(): void;
  onClose(): void;
}

/** Deletes a note of the person after a question. */
export function RemoveNoteDialog({ id, onRemoved, onClose }: RemoveNoteDialogProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { run, isRunning } = useAction(() => deleteNote(id));
  const confirm = async () => {
    try {
      await run();
      onRemoved();
    } catch (error) {
      toast.error(errorText(error));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      danger
      open
      title={formatMessage(messages.removeTitle)}
      text={formatMessage(messages.removeText)}
      confirmLabel={formatMessage({ id: 'ui.remove' })}
      loading={isRunning}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
