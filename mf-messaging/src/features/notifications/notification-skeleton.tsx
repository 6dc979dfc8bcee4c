import { classNames } from '@wspolnik/system';
import { SkeletonBlock, SkeletonText } from '@wspolnik/system/cards';
import { useIntl } from 'react-intl';
import classes from './notification-list.module.css';
import { notificationsMessages as messages } from './notifications.messages.ts';

/** Rows of the height of those with one line of text. */
export function NotificationSkeleton({ rows }: { rows: number }) {
  const { formatMessage } = useIntl();
  return (
    <div role="status" aria-label={formatMessage(messages.loading)}>
      <div className={classNames(classes.day, classes.daySkeleton)}>
        <SkeletonBlock />
      </div>
      <div className={classes.rows} aria-hidden="true">
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={classes.rowSkeleton}>
            <SkeletonBlock className={classes.iconSkeleton} />
            <div>
              <SkeletonText width="most" />
              <SkeletonText width="third" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
