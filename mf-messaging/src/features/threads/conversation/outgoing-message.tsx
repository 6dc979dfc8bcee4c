import { Button } from '@wspolnik/shared-ui';
import { useObjectUrl } from '@wspolnik/shared-ui/files';
import { CircleAlert, Clock3 } from 'lucide-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { discard, retry } from '../../../lib/outbox/outbox.ts';
import type { OutgoingMessage as Outgoing } from '../../../lib/outbox/outgoing.ts';
import { useOutgoingError } from '../../../lib/outbox/use-outgoing-error.ts';
import { conversationMessages as messages } from './conversation.messages.ts';
import { MessageBubble } from './message-bubble.tsx';
import { MessageImage } from './message-image.tsx';
import classes from './outgoing-message.module.css';

const STATES = { waiting: messages.waiting, sending: messages.sending, failed: messages.failedToSend };

export interface OutgoingMessageProps {
  outgoing: Outgoing;
  isFirstOfBlock: boolean;
}

/** A message on its way: it says honestly how far it got, and what can be done about it. */
export const OutgoingMessage = memo(function OutgoingMessage({ outgoing, isFirstOfBlock }: OutgoingMessageProps) {
  const { formatMessage } = useIntl();
  const { clientId, text, image, createdAt, state } = outgoing;
  const src = useObjectUrl(image);
  const isFailed = state === 'failed';
  const Icon = isFailed ? CircleAlert : Clock3;
  return (
    <MessageBubble
      isMine
      isFirstOfBlock={isFirstOfBlock}
      isFailed={isFailed}
      writer={formatMessage(messages.you)}
      image={image && <MessageImage src={src} label={image.name} />}
      text={text}
      time={createdAt}
      state={
        <span className={isFailed ? classes.failed : classes.state}>
          <Icon aria-hidden size={14} strokeWidth={2} />
          {formatMessage(STATES[state])}
        </span>
      }
    >
      {isFailed && <Failure outgoing={outgoing} />}
      {state === 'waiting' && (
        <div className={classes.actions}>
          <Button size="sm" variant="ghost" onClick={() => void discard(clientId)}>
            {formatMessage(messages.discard)}
          </Button>
        </div>
      )}
    </MessageBubble>
  );
});

function Failure({ outgoing }: { outgoing: Outgoing }) {
  const { clientId } = outgoing;
  const intl = useIntl();
  const reason = useOutgoingError();
  return (
    <div className={classes.failure}>
      <p>{reason(outgoing)}</p>
      <div className={classes.actions}>
        <Button size="sm" variant="outline" onClick={() => void retry(clientId)}>
          {intl.formatMessage({ id: 'ui.retry' })}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => void discard(clientId)}>
          {intl.formatMessage(messages.discard)}
        </Button>
      </div>
    </div>
  );
}
