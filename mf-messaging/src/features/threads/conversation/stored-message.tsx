import type { Message, ProfileCard } from '@wspolnik/contract';
import { Link } from '@wspolnik/system';
import { Check, CheckCheck } from 'lucide-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { partyName } from '../../../lib/party-name.ts';
import { conversationMessages as messages } from './conversation.messages.ts';
import classes from './message-bubble.module.css';
import { MessageBubble } from './message-bubble.tsx';
import { MessageDocuments } from './message-documents.tsx';
import { MessageImage } from './message-image.tsx';
import { MessageMenu } from './message-menu.tsx';
import { MessageText } from './message-text.tsx';
import { QuoteCard } from './quote-card.tsx';

export interface StoredMessageProps {
  message: Message;
  other: ProfileCard;
  isFirstOfBlock: boolean;
  isFound: boolean;
  /** Called with the id of the message. */
  onImage(id: string): void;
  onReport(id: string): void;
  /** A quote was answered. */
  onAnswered(): void;
}

export const StoredMessage = memo(function StoredMessage(props: StoredMessageProps) {
  const { message, other, isFirstOfBlock, isFound, onImage, onReport, onAnswered } = props;
  const intl = useIntl();
  const { mine, author, text, image, document, quote, created_at, read } = message;
  const name = partyName(other, intl);
  const author_name = author ? partyName(author, intl) : undefined;
  const shownText = message.hidden && !mine ? intl.formatMessage(messages.hidden) : text;
  const writer = mine ? (author_name ?? intl.formatMessage(messages.you)) : name;
  return (
    <MessageBubble
      isMine={mine}
      isFirstOfBlock={isFirstOfBlock}
      writer={writer}
      author={author_name}
      image={
        image && (
          <MessageImage
            src={image.thumbnail}
            width={image.width}
            height={image.height}
            label={intl.formatMessage(messages.openImage, { name: writer })}
            onOpen={() => onImage(message.id)}
          />
        )
      }
      document={document && <MessageDocuments documents={[document]} />}
      quote={
        quote && (
          <QuoteCard quote={quote} isMine={mine} onAnswered={onAnswered}>
            {shownText !== '' && <MessageText text={shownText} className={classes.text} />}
          </QuoteCard>
        )
      }
      text={shownText}
      time={created_at}
      isFound={isFound}
      state={mine && <ReadMark read={read} />}
      menu={!mine && !message.hidden && <MessageMenu onReport={() => onReport(message.id)} />}
    >
      {message.hidden && mine && <HiddenNote decision={message.decision_id} />}
    </MessageBubble>
  );
});

function HiddenNote({ decision }: { decision: string | null }) {
  const { formatMessage } = useIntl();
  return (
    <p className={classes.hidden}>
      {formatMessage(messages.hiddenMine)}{' '}
      {decision && <Link to={`/moderation/decisions/${decision}`}>{formatMessage(messages.decision)}</Link>}
    </p>
  );
}

function ReadMark({ read }: { read: boolean }) {
  const { formatMessage } = useIntl();
  const Icon = read ? CheckCheck : Check;
  const text = formatMessage(read ? messages.read : messages.sent);
  return (
    <>
      <Icon aria-hidden size={15} strokeWidth={2} />
      <span className="wp-visually-hidden">{text}</span>
    </>
  );
}
