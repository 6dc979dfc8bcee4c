import type { MessageThread } from '@wspolnik/contract';
import { Avatar, Link } from '@wspolnik/system';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { threadsQuery } from '../../../lib/messages.reads.ts';
import { partyName } from '../../../lib/party-name.ts';
import type { ListView } from '../thread-address.ts';
import { threadsMessages } from '../threads.messages.ts';
import { conversationMessages as messages } from './conversation.messages.ts';
import classes from './thread-header.module.css';

export interface ThreadHeaderProps {
  thread: Pick<MessageThread, 'other' | 'assignee'>;
  view: ListView;
  /** At the end of the line. */
  children?: ReactNode;
}

/** Whom the thread is with, and who of the company looks after it; in a narrow window the way back to the list. */
export function ThreadHeader({ thread: { other, assignee }, view, children }: ThreadHeaderProps) {
  const intl = useIntl();
  const name = partyName(other, intl);
  const isCompany = other.type === 'company';
  return (
    <header className={classes.header}>
      <Link to={threadsQuery.href(view)} className={classes.back} aria-label={intl.formatMessage(messages.back)}>
        <ArrowLeft aria-hidden size={20} strokeWidth={1.75} />
      </Link>
      <Avatar name={name} image={other.image} size={40} shape={isCompany ? 'square' : 'round'} />
      <div className={classes.who}>
        <h1 className={classes.name}>
          {other.deleted ? name : <Link to={`/${isCompany ? 'companies' : 'profiles'}/${other.id}`}>{name}</Link>}
        </h1>
        {/* Also when a colleague has just taken it over. */}
        <p className={classes.headline} role="status">
          {assignee ? `${intl.formatMessage(threadsMessages.assignedTo)} ${partyName(assignee, intl)}` : other.headline}
        </p>
      </div>
      {children}
    </header>
  );
}
