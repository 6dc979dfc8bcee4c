import { Button, Slot, useHasSlot } from '@wspolnik/system';
import { SquarePen } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { threadsMessages as messages } from '../threads.messages.ts';

/** First whom to write to, then the message itself. */
export function NewMessage() {
  const { formatMessage } = useIntl();
  const canCompose = useHasSlot('message.compose');
  const [isOpen, setOpen] = useState(false);
  if (!canCompose) return null;
  return (
    <>
      <Button
        size="sm"
        variant="soft"
        icon={<SquarePen aria-hidden size={18} strokeWidth={1.75} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {formatMessage(messages.newMessage)}
      </Button>
      {isOpen && <Slot name="message.compose" recipient={null} onClose={() => setOpen(false)} />}
    </>
  );
}
