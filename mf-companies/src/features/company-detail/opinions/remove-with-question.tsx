import { useAction } from '@wspolnik/kit';
import { Button, ConfirmDialog, toast, useErrorText } from '@wspolnik/system';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';

interface RemoveWithQuestionProps {
  label: string;
  messages: Record<'remove' | 'removeQuestion' | 'removeText' | 'removed', MessageDescriptor>;
  onRemove(): Promise<unknown>;
}

/** A button that deletes after a question. */
export function RemoveWithQuestion({ label, messages, onRemove }: RemoveWithQuestionProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning } = useAction(onRemove);
  const remove = async () => {
    try {
      await run();
      toast.success(formatMessage(messages.removed));
    } catch (error) {
      toast.error(errorText(error));
    }
    setAsking(false);
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={formatMessage(messages.removeQuestion)}
        text={formatMessage(messages.removeText)}
        confirmLabel={formatMessage(messages.remove)}
        loading={isRunning}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
