import type { MessageThread } from '@wspolnik/contract';
import { Avatar, classNames, type DateInput, formatDate, formatTime, Link, RelativeDate } from '@wspolnik/system';
import { Marked } from '@wspolnik/system/cards';
import { FileText, Image, UserCheck } from 'lucide-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { partyName } from '../../../lib/party-name.ts';
import { type ListView, threadHref } from '../thread-address.ts';
import { threadsMessages as messages } from '../threads.messages.ts';
import { Count } from './count.tsx';
import classes from './thread-row.module.css';

export interface ThreadRowProps {
  thread: MessageThread;
  now: DateInput;
  view: ListView;
  /** The thread on the screen. */
  isOpen: boolean;
}

/** The other party, the last message or the one that the search found, and how many are unread. */
export const ThreadRow = memo(function ThreadRow({ thread, now, view, isOpen }: ThreadRowProps) {
  const intl = useIntl();
  const { q = '' } = view;
  const { other, unread_count, last_message, match, assignee } = thread;
  const shown = match ?? last_message;
  const name = partyName(other, intl);
  return (
    <Link
      to={threadHref(thread.id, { ...view, at: match?.position })}
      className={classNames(classes.row, unread_count > 0 && classes.unread)}
      aria-current={isOpen ? 'page' : undefined}
    >
      <Avatar name={name} image={other.image} size={48} shape={other.type === 'company' ? 'square' : 'round'} />
      <bdi className={classes.name}>{other.deleted ? name : <Marked text={name} q={q} />}</bdi>
      <Moment value={shown.created_at} now={now} />
      {other.headline && <span className={classes.headline}>{other.headline}</span>}
      <span className={classes.second}>
        <span className={classNames(classes.last, match && classes.match)}>
          {shown.mine && <span>{`${intl.formatMessage(messages.you)} `}</span>}
          {!match && last_message.has_image && (
            <span className={classes.image}>
              <Image aria-hidden size={15} strokeWidth={1.75} /> {intl.formatMessage(messages.picture)}{' '}
            </span>
          )}
          {!match && last_message.has_document && (
            <span className={classes.image}>
              <FileText aria-hidden size={15} strokeWidth={1.75} /> {intl.formatMessage(messages.document)}{' '}
            </span>
          )}
          {!match && last_message.quote && (
            <span className={classes.image}>
              {intl.formatMessage({ id: `quote_card.${last_message.quote.kind}.${last_message.quote.step}` })}
              {shown.excerpt && <span>{': '}</span>}
            </span>
          )}
          <bdi>
            {!match && last_message.hidden && !last_message.mine ? (
              intl.formatMessage(messages.hidden)
            ) : (
              <Marked text={shown.excerpt} q={match ? q : ''} />
            )}
          </bdi>
        </span>
        {assignee && (
          <span className={classes.assignee}>
            <UserCheck aria-hidden size={14} strokeWidth={1.75} />
            <span className="wp-visually-hidden">{`${intl.formatMessage(messages.assignedTo)} `}</span>
            <bdi>{partyName(assignee, intl)}</bdi>
          </span>
        )}
        <Count of={unread_count} />
      </span>
    </Link>
  );
});

/** The time of today's messages, the day of earlier ones. */
function Moment({ value, now }: { value: string; now: DateInput }) {
  const { locale } = useIntl();
  const isToday = formatDate(value, locale) === formatDate(now, locale);
  if (!isToday) return <RelativeDate className={classes.date} value={value} now={now} />;
  return (
    <time className={classes.date} dateTime={value}>
      {formatTime(value, locale)}
    </time>
  );
}
