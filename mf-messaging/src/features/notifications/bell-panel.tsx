import { useRead } from '@wspolnik/kit';
import { EmptyState, ErrorPanel, Link, useErrorText, useKeptFocus } from '@wspolnik/system';
import { Bell } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import classes from './bell-panel.module.css';
import { NotificationDays } from './notification-days.tsx';
import { NotificationSkeleton } from './notification-skeleton.tsx';
import { latestRead } from './notifications.api.ts';
import { notificationsMessages as messages } from './notifications.messages.ts';
import { SeeAllButton } from './see-all-button.tsx';

/** The newest notifications below the bell. */
export function BellPanel({ onClose }: { onClose(): void }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const root = useRef<HTMLDivElement>(null);
  const [now] = useState(() => Date.now());
  const { data, error, retry } = useRead(latestRead());
  useKeptFocus(root, () => root.current);
  return (
    <div ref={root} tabIndex={-1} className={classes.panel}>
      <div className={classes.head}>
        <p className={classes.title}>{formatMessage(messages.title)}</p>
        <SeeAllButton disabled={!data?.unseen_count} size="sm" />
      </div>
      <div className={classes.list}>
        {!data && !error && <NotificationSkeleton rows={4} />}
        {!data && error && (
          <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />
        )}
        {data?.results.length === 0 && (
          <EmptyState icon={<Bell size={26} strokeWidth={1.75} />} title={formatMessage(messages.emptyTitle)} />
        )}
        {data && <NotificationDays notifications={data.results} now={now} onOpened={onClose} />}
      </div>
      <Link to="/notifications" className={classes.all} onClick={onClose}>
        {formatMessage(messages.showAll)}
      </Link>
    </div>
  );
}
