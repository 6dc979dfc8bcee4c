import { Button, ConfirmDialog, toast, useErrorText } from '@wspolnik/shared-ui';
import { useAction } from '@wspolnik/shared-ui/remote';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { removeOpinion } from './opinions.api.ts';
import { opinionMessages as messages } from './opinions.messages.ts';

interface RemoveOpinionProps {
  id: string;
  label: string;
}

/** Deletes an opinion after a question: the own one, or any for an admin. */
export function RemoveOpinion({ id, label }: RemoveOpinionProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning } = useAction(() => removeOpinion(id));
  const remove = async () => {
    try {
      await run();
      toast.success(formatMessage(messages.removed));
    } catch (error) {
      toast.error(errorText(error));
      setAsking(false);
    }
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
