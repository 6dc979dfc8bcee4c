import type { Webinar } from '@wspolnik/api/contract';
import { Button, buttonClassName } from '@wspolnik/shared-ui';
import { useIntl } from 'react-intl';
import { FeedIcon } from '../../lib/feed-icon.tsx';
import styles from './webinar-card.module.css';

/** Sign-up is on another site. Without an address the button is disabled and says so. */
export function WebinarLinks({ webinar }: { webinar: Webinar }) {
  const intl = useIntl();
  const { title, signup_url: signUp, calendar_url: calendar } = webinar;
  const named = (id: string) => intl.formatMessage({ id }, { title });
  return (
    <div className={styles.links}>
      {signUp ? (
        <a
          className={buttonClassName()}
          href={signUp}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={named('webinars.card.sign_up_named')}
        >
          {intl.formatMessage({ id: 'webinars.card.sign_up' })}
        </a>
      ) : (
        <Button disabled title={intl.formatMessage({ id: 'webinars.card.no_sign_up' })}>
          {intl.formatMessage({ id: 'webinars.card.sign_up' })}
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
  );
}
