import { Slot, type SlotMap, useHasSlot } from '@wspolnik/system';
import { type ReactNode, useState } from 'react';

type Recipient = NonNullable<SlotMap['message.compose']['recipient']>;

/**
 * Opens the messaging remote's dialog, which asks a guest to sign in. `write` is undefined where no remote provides the
 * dialog, so that the page shows no button that does nothing. `dialog` is rendered once, beside the buttons.
 */
export function useNewMessage(): { write: ((recipient: Recipient) => void) | undefined; dialog: ReactNode } {
  const isProvided = useHasSlot('message.compose');
  const [recipient, setRecipient] = useState<Recipient | null>(null);
  return {
    write: isProvided ? setRecipient : undefined,
    dialog: recipient ? (
      <Slot name="message.compose" recipient={recipient} onClose={() => setRecipient(null)} eager />
    ) : null,
  };
}
