import { usePage } from '@wspolnik/system';
import { MessagesSquare } from 'lucide-react';
import { useIntl } from 'react-intl';
import { InboxLayout } from './layout/inbox-layout.tsx';
import { InboxColumn } from './list/inbox-column.tsx';
import { threadsMessages as messages } from './threads.messages.ts';
import classes from './threads.module.css';

export function ThreadListPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  usePage({ title });
  return (
    <InboxLayout
      narrow="column"
      column={<InboxColumn heading={<h1 className={classes.title}>{title}</h1>} />}
      thread={
        <div className={classes.none}>
          <MessagesSquare aria-hidden size={32} strokeWidth={1.5} />
          <p>{formatMessage(messages.choose)}</p>
        </div>
      }
    />
  );
}
