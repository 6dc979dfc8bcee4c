import type { Notification } from '@wspolnik/contract';
import { daysBetween, formatDate } from '@wspolnik/system';
import { useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { daysOf, type NotificationDay } from './notification-group.ts';
import classes from './notification-list.module.css';
import { NotificationRow } from './notification-row.tsx';

export interface NotificationDaysProps {
  notifications: readonly Notification[];
  now: number;
  onOpened?: () => void;
}

/** Notifications by day, each with its heading. */
export function NotificationDays({ notifications, now, onOpened }: NotificationDaysProps) {
  const { locale } = useIntl();
  const days = useMemo(() => daysOf(notifications, locale), [notifications, locale]);
  return days.map((day) => <Day key={formatDate(day.date, locale)} {...{ day, now, onOpened }} />);
}

function Day({ day, now, onOpened }: { day: NotificationDay; now: number; onOpened?: (() => void) | undefined }) {
  const { formatMessage, locale } = useIntl();
  const headingId = useId();
  const days = daysBetween(day.date, now);
  const title =
    days <= 1 ? formatMessage({ id: 'ui.date.relative' }, { days: Math.max(0, days) }) : formatDate(day.date, locale);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.day}>
        {title}
      </h2>
      <ul className={classes.rows}>
        {day.groups.map((group) => (
          <NotificationRow key={group.newest.id} group={group} {...(onOpened && { onOpened })} />
        ))}
      </ul>
    </section>
  );
}
