import { Button, DialogOnDemand, Slot, useHasSlot } from '@wspolnik/shared-ui';
import { SquarePen } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { threadsMessages as messages } from '../threads.messages.ts';
import type { Recipient } from './recipient-dialog.tsx';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "recipient-dialog" */ './recipient-dialog.tsx')).RecipientDialog;

/** First whom to write to, then the message itself. */
export function NewMessage() {
  const { formatMessage } = useIntl();
  const canCompose = useHasSlot('message.compose');
  const [isChoosing, setChoosing] = useState(false);
  const [recipient, setRecipient] = useState<Recipient | null>(null);
  if (!canCompose) return null;
  return (
    <>
      <Button
        size="sm"
        variant="soft"
        icon={<SquarePen aria-hidden size={18} strokeWidth={1.75} />}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        {formatMessage(messages.newMessage)}
      </Button>
      <DialogOnDemand
        load={loadDialog}
        props={
          isChoosing
            ? {
                onClose: () => setChoosing(false),
                onChosen: (chosen: Recipient) => {
                  setChoosing(false);
                  setRecipient(chosen);
                },
              }
            : null
        }
      />
      {recipient && <Slot name="message.compose" recipient={recipient} onClose={() => setRecipient(null)} />}
    </>
  );
}
