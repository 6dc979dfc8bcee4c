import type { ApiError } from '@wspolnik/shared-auth';
import { Button, useErrorText } from '@wspolnik/system';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import classes from './notification-list.module.css';
import { notificationsMessages as messages } from './notifications.messages.ts';

export interface OlderNotificationsProps {
  hasMore: boolean;
  isLoading: boolean;
  moreError: ApiError | null;
  more(): void;
}

/** Pixels below the screen at which older ones are asked for. */
const AHEAD = '400px';

/** The end of the list: older ones come as one scrolls, or by the button. After a failure only by the button. */
export function OlderNotifications({ hasMore, isLoading, moreError, more }: OlderNotificationsProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const end = useRef<HTMLDivElement>(null);
  const isWaiting = hasMore && !isLoading && !moreError;
  useEffect(() => {
    if (!isWaiting || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && more(), {
      rootMargin: `0px 0px ${AHEAD}`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting, more]);
  return (
    <div ref={end} className={classes.end}>
      <p role="status">{moreError ? errorText(moreError) : !hasMore && formatMessage(messages.end)}</p>
      {hasMore && (
        <Button variant="outline" loading={isLoading} onClick={more}>
          {formatMessage(messages.more)}
        </Button>
      )}
    </div>
  );
}
