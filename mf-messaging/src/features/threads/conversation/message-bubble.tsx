import { classNames, DAY_MS, type DateInput, formatDate, formatTime } from '@wspolnik/system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { conversationMessages as messages } from './conversation.messages.ts';
import classes from './message-bubble.module.css';
import { MessageText } from './message-text.tsx';

/** Dziś, Wczoraj, else the date. */
export function DaySeparator({ value, now }: { value: string; now: DateInput }) {
  const { formatMessage, locale } = useIntl();
  const day = formatDate(value, locale);
  const moment = Number(new Date(now));
  const text =
    day === formatDate(moment, locale)
      ? formatMessage(messages.today)
      : day === formatDate(moment - DAY_MS, locale)
        ? formatMessage(messages.yesterday)
        : day;
  return (
    <p className={classes.separator}>
      <span>{text}</span>
    </p>
  );
}

export function UnreadSeparator() {
  const { formatMessage } = useIntl();
  return (
    <p className={classNames(classes.separator, classes.unread)}>
      <span>{formatMessage(messages.unreadFrom)}</span>
    </p>
  );
}

export interface MessageBubbleProps {
  isMine: boolean;
  isFirstOfBlock: boolean;
  /** Read out before the text. */
  writer: string;
  /** Shown above the text: who of the company wrote it. */
  author?: string | undefined;
  image?: ReactNode;
  /** Below the text. */
  document?: ReactNode;
  /** The step of a quote that the message is, with what was written. */
  quote?: ReactNode;
  text: string;
  time: string;
  /** How far an own message got. */
  state?: ReactNode;
  /** Beside the bubble. */
  menu?: ReactNode;
  isFailed?: boolean;
  /** The search led here. */
  isFound?: boolean;
  /** Below the bubble: why it failed, and what can be done. */
  children?: ReactNode;
}

export function MessageBubble(props: MessageBubbleProps) {
  const { isMine, isFirstOfBlock, writer, author, image, document, quote, text, time, state, menu } = props;
  const { isFailed, isFound, children } = props;
  const { locale } = useIntl();
  return (
    <div className={classNames(classes.line, isMine && classes.mine, isFirstOfBlock && classes.first)}>
      <div className={classes.row}>
        <div className={classNames(classes.bubble, isFailed && classes.failed, isFound && classes.found)}>
          <span className="wp-visually-hidden">{writer}: </span>
          {author && isFirstOfBlock && <bdi className={classes.author}>{author}</bdi>}
          {image}
          {quote ?? <MessageText text={text} className={classes.text} />}
          {document && <div className={classes.document}>{document}</div>}
          <span className={classes.meta}>
            <time dateTime={time}>{formatTime(time, locale)}</time>
            {state}
          </span>
        </div>
        {menu && <div className={classes.menu}>{menu}</div>}
      </div>
      {children}
    </div>
  );
}
