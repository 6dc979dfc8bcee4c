import { formatFileSize, useObjectUrl } from '@wspolnik/system/files';
import { FileText } from 'lucide-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { OutgoingMessage as Outgoing } from '../../../lib/outbox/outgoing.ts';
import { OutgoingActions } from '../outgoing/outgoing-actions.tsx';
import { OutgoingState } from '../outgoing/outgoing-state.tsx';
import { conversationMessages as messages } from './conversation.messages.ts';
import { MessageBubble } from './message-bubble.tsx';
import { MessageImage } from './message-image.tsx';
import classes from './outgoing-message.module.css';

export interface OutgoingMessageProps {
  outgoing: Outgoing;
  isFirstOfBlock: boolean;
}

/** A message on its way: it says honestly how far it got, and what can be done about it. */
export const OutgoingMessage = memo(function OutgoingMessage({ outgoing, isFirstOfBlock }: OutgoingMessageProps) {
  const { formatMessage } = useIntl();
  const { text, file, createdAt, state } = outgoing;
  const image = file?.type.startsWith('image/') ? file : null;
  const src = useObjectUrl(image);
  return (
    <MessageBubble
      isMine
      isFirstOfBlock={isFirstOfBlock}
      isFailed={state === 'failed'}
      writer={formatMessage(messages.you)}
      image={image && <MessageImage src={src} label={image.name} />}
      document={file && !image && <OutgoingFile file={file} />}
      text={text}
      time={createdAt}
      state={<OutgoingState state={state} />}
    >
      {state !== 'sending' && (
        <div className={classes.below}>
          <OutgoingActions outgoing={outgoing} />
        </div>
      )}
    </MessageBubble>
  );
});

function OutgoingFile({ file }: { file: File }) {
  const intl = useIntl();
  return (
    <p className={classes.file}>
      <FileText aria-hidden size={20} strokeWidth={1.5} />
      <bdi>{file.name}</bdi>
      <small>{formatFileSize(file.size, intl)}</small>
    </p>
  );
}
