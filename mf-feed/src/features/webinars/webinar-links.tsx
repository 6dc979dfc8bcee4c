import type { Webinar } from '@wspolnik/contract';
import { Button, buttonClassName } from '@wspolnik/system';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { FeedIcon } from '../../lib/feed-icon.tsx';
import styles from './webinar-card.module.css';

interface WebinarLinksProps {
  webinar: Webinar;
  /** It is on now: one joins instead of signing up. */
  isRunning: boolean;
}

/** Sign-up is on another site. Without an address the button is disabled, with the reason below. */
export function WebinarLinks({ webinar, isRunning }: WebinarLinksProps) {
  const intl = useIntl();
  const reason = useId();
  const { title, signup_url: signUp, calendar_url: calendar } = webinar;
  const action = isRunning ? 'webinars.card.join' : 'webinars.card.sign_up';
  const actionNamed = isRunning ? 'webinars.card.join_named' : 'webinars.card.sign_up_named';
  const named = (id: string) => intl.formatMessage({ id }, { title });
  return (
    <>
      <div className={styles.links}>
        {signUp ? (
          <a
            className={buttonClassName()}
            href={signUp}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={named(actionNamed)}
          >
            {intl.formatMessage({ id: action })}
          </a>
        ) : (
          <Button disabled aria-describedby={reason}>
            {intl.formatMessage({ id: action })}
          </Button>
        )}
        <a
          className={buttonClassName({ variant: 'outline' })}
          href={calendar}
          aria-label={named('webinars.card.calendar_named')}
        >
          <FeedIcon name="addToCalendar" />
          {intl.formatMessage({ id: 'webinars.card.calendar' })}
        </a>
      </div>
      {!signUp && (
        <p id={reason} className={styles.reason}>
          {intl.formatMessage({ id: isRunning ? 'webinars.card.no_join' : 'webinars.card.no_sign_up' })}
        </p>
      )}
    </>
  );
}
