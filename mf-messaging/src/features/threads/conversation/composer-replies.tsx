import { DialogOnDemand, IconButton } from '@wspolnik/system';
import { MessageSquareQuote } from 'lucide-react';
import { useIntl } from 'react-intl';
import { loadSavedReplies } from '../saved-replies/load-saved-replies.ts';
import { savedRepliesMessages as messages } from '../saved-replies/saved-replies.messages.ts';

export interface ComposerRepliesProps {
  isOpen: boolean;
  onOpen(): void;
  onInsert(text: string): void;
  onClose(): void;
}

/** The button of the saved replies, and their list. */
export function ComposerReplies({ isOpen, onOpen, onInsert, onClose }: ComposerRepliesProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <IconButton
        label={formatMessage(messages.insert)}
        aria-haspopup="dialog"
        icon={<MessageSquareQuote size={20} strokeWidth={1.75} />}
        onClick={onOpen}
      />
      <DialogOnDemand load={loadSavedReplies} props={isOpen ? { onInsert, onClose } : null} />
    </>
  );
}
