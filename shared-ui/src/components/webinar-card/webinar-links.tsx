import { Button, buttonClassName } from '@wspolnik/shared-ui';
import { useIntl } from 'react-intl';
import { FeedIcon } from '../feed-icon/feed-icon.tsx';
import styles from './webinar-card.module.css';
import type { WebinarCardData } from './webinar-card.tsx';

/** Signing up happens elsewhere; without an address the button says that there is nothing to press yet. */
export function WebinarLinks({ webinar }: { webinar: WebinarCardData }) {
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
          aria-label={named('ui.webinar.signUpNamed')}
        >
          {intl.formatMessage({ id: 'ui.webinar.signUp' })}
        </a>
      ) : (
        <Button disabled title={intl.formatMessage({ id: 'ui.webinar.noSignUp' })}>
          {intl.formatMessage({ id: 'ui.webinar.signUp' })}
        </Button>
      )}
      <a
        className={buttonClassName({ variant: 'outline' })}
        href={calendar}
        aria-label={named('ui.webinar.calendarNamed')}
      >
        <FeedIcon name="addToCalendar" />
        {intl.formatMessage({ id: 'ui.webinar.calendar' })}
      </a>
    </div>
  );
}
