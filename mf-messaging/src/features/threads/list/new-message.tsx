import { Button, DialogOnDemand, Slot, useHasSlot } from '@wspolnik/system';
import { SquarePen } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { loadRecipientDialog } from '../../../lib/recipient-dialog/load-recipient-dialog.ts';
import type { Recipient } from '../../../lib/recipient-dialog/recipient-dialog.tsx';
import { threadsMessages as messages } from '../threads.messages.ts';

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
        load={loadRecipientDialog}
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
