import { EmptyState, LinkButton, usePage } from '@wspolnik/shared-ui';
import { MessageSquare } from 'lucide-react';
import { useIntl } from 'react-intl';
import { threadsMessages as messages } from './threads.messages.ts';
import classes from './threads.module.css';

export function ThreadListPage() {
  const { formatMessage } = useIntl();
  usePage({ title: formatMessage(messages.title) });

  return (
    <div className="wp-container">
      <div className={classes.page}>
        <h1 className={classes.title}>{formatMessage(messages.title)}</h1>
        <EmptyState
          icon={<MessageSquare size={26} strokeWidth={1.75} />}
          title={formatMessage(messages.emptyTitle)}
          text={formatMessage(messages.emptyDetail)}
          action={<LinkButton to="/companies">{formatMessage(messages.companies)}</LinkButton>}
        />
      </div>
    </div>
  );
}
