import { changeQuery, StaleNote, useListQuery } from '@wspolnik/kit';
import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { EmptyState, ErrorPanel, LinkButton, Segmented, useErrorText, useKeptFocus, usePage } from '@wspolnik/system';
import { Bell, Settings } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { NotificationDays } from './notification-days.tsx';
import classes from './notification-list.module.css';
import { notificationQuery } from './notification-list.query.ts';
import { NotificationSkeleton } from './notification-skeleton.tsx';
import { useLiveNotifications } from './notifications.api.ts';
import { notificationsMessages as messages } from './notifications.messages.ts';
import { OlderNotifications } from './older-notifications.tsx';
import { SeeAllButton } from './see-all-button.tsx';
import { useNotificationList } from './use-notification-list.ts';
import { useOpenByLink } from './use-open-notification.ts';

/** The person's notifications, whatever profile is in use. */
export function NotificationListPage() {
  const { formatMessage } = useIntl();
  const profile = useSessionStore(profileKey);
  const { show } = useListQuery(notificationQuery);
  usePage({ title: formatMessage(messages.title) });
  useLiveNotifications();
  useOpenByLink();
  return (
    <div className="wp-container">
      <div className={classes.page}>
        <header className={classes.header}>
          <h1>{formatMessage(messages.title)}</h1>
          <LinkButton
            to="/account/settings/notifications"
            variant="ghost"
            icon={<Settings size={18} strokeWidth={1.75} aria-hidden="true" />}
          >
            {formatMessage(messages.settings)}
          </LinkButton>
        </header>
        <NotificationList key={`${profile} ${show}`} unseen={show === 'unseen' || undefined} />
      </div>
    </div>
  );
}

function NotificationList({ unseen }: { unseen: true | undefined }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const root = useRef<HTMLDivElement>(null);
  const { read, rows, ...older } = useNotificationList(unseen);
  const [now] = useState(() => Date.now());
  useKeptFocus(root, () => root.current);
  return (
    <>
      <div className={classes.tools}>
        <Segmented
          label={formatMessage(messages.filter)}
          options={[
            { value: 'all', label: formatMessage(messages.all) },
            { value: 'unseen', label: formatMessage(messages.onlyUnseen) },
          ]}
          value={unseen ? 'unseen' : 'all'}
          onChange={(value) => changeQuery(notificationQuery, { show: value === 'unseen' ? 'unseen' : undefined })}
        />
        <SeeAllButton disabled={!read.data?.unseen_count} />
      </div>
      <div role="status">
        <StaleNote read={read} />
      </div>
      <div ref={root} tabIndex={-1} className={classes.list} aria-busy={!rows && !read.error}>
        {!rows && !read.error && <NotificationSkeleton rows={8} />}
        {!rows && read.error && (
          <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(read.error)} onRetry={read.retry} />
        )}
        {rows?.length === 0 && <NoNotifications unseen={unseen} />}
        {rows && <NotificationDays notifications={rows} now={now} />}
        {rows && rows.length > 0 && <OlderNotifications {...older} />}
      </div>
    </>
  );
}

function NoNotifications({ unseen }: { unseen: true | undefined }) {
  const { formatMessage } = useIntl();
  const icon = <Bell size={26} strokeWidth={1.75} />;
  if (!unseen) {
    return (
      <EmptyState icon={icon} title={formatMessage(messages.emptyTitle)} text={formatMessage(messages.emptyText)} />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={formatMessage(messages.noUnseenTitle)}
      text={formatMessage(messages.noUnseenText)}
      action={
        <LinkButton to={notificationQuery.href({})} variant="outline">
          {formatMessage(messages.all)}
        </LinkButton>
      }
    />
  );
}
