import type { Webinar, WebinarState } from '@wspolnik/contract';
import { Button, buttonClassName } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { FeedIcon } from '../../lib/feed-icon.tsx';
import { OwnSignUp } from './own-sign-up.tsx';
import styles from './webinar-card.module.css';
import type { WebinarDialog } from './webinar-dialogs.tsx';

export interface WebinarLinksProps {
  webinar: Webinar;
  state: WebinarState;
  onOpen(dialog: WebinarDialog): void;
}

/** What one does with a webinar: before and while it runs, and afterwards. */
export function WebinarLinks({ webinar, state, onOpen }: WebinarLinksProps) {
  if (state === 'past') return <PastLinks {...{ webinar, onOpen }} />;
  return (
    <>
      {webinar.sign_up === null && <Places {...webinar} />}
      {webinar.sign_up && <OwnSignUp own={webinar.sign_up} isRunning={state === 'running'} />}
      <div className={styles.links}>
        <MainAction {...{ webinar, state, onOpen }} />
        <CalendarLink {...webinar} />
      </div>
    </>
  );
}

function Places({ free_places: free, signup_url }: Webinar) {
  const intl = useIntl();
  if (free === null || signup_url) return null;
  return <p className={styles.reason}>{intl.formatMessage({ id: 'webinars.card.places' }, { free })}</p>;
}

/** The own sign-up, the page of the sign-up elsewhere, or the sign-up here. */
function MainAction({ webinar, state, onOpen }: WebinarLinksProps) {
  const intl = useIntl();
  const { title, sign_up: own, signup_url: elsewhere, free_places } = webinar;
  const action = state === 'running' ? 'join' : 'sign_up';
  const texts = (name: string) => ({
    children: intl.formatMessage({ id: `webinars.card.${name}` }),
    'aria-label': intl.formatMessage({ id: `webinars.named.${name}` }, { title }),
  });
  if (own) {
    return (
      <>
        {own.join_url && <OutsideLink href={own.join_url} {...texts('join')} />}
        <Button variant="outline" {...texts('who_sees')} onClick={() => onOpen('sign-up')} />
        <Button variant="ghost" {...texts('sign_off')} onClick={() => onOpen('sign-off')} />
      </>
    );
  }
  if (elsewhere) return <OutsideLink href={elsewhere} {...texts(action)} />;
  return <Button {...texts(free_places === 0 ? 'wait' : action)} onClick={() => onOpen('sign-up')} />;
}

interface OutsideLinkProps {
  href: string;
  children: string;
  'aria-label': string;
}

function OutsideLink(props: OutsideLinkProps) {
  return <a {...props} className={buttonClassName()} target="_blank" rel="noopener noreferrer" />;
}

function CalendarLink({ title, calendar_url }: Webinar) {
  const intl = useIntl();
  return (
    <a
      className={buttonClassName({ variant: 'outline' })}
      href={calendar_url}
      aria-label={intl.formatMessage({ id: 'webinars.card.calendar_named' }, { title })}
    >
      <FeedIcon name="addToCalendar" />
      {intl.formatMessage({ id: 'webinars.card.calendar' })}
    </a>
  );
}

function PastLinks({ webinar, onOpen }: Omit<WebinarLinksProps, 'state'>) {
  const intl = useIntl();
  const { title, recording_url: recording, sign_up: own } = webinar;
  const came = own?.has_place === true;
  if (!recording && !came) return null;
  const named = (name: string) => intl.formatMessage({ id: `webinars.named.${name}` }, { title });
  return (
    <div className={styles.links}>
      {recording && (
        <OutsideLink href={recording} aria-label={named('recording')}>
          {intl.formatMessage({ id: 'webinars.card.recording' })}
        </OutsideLink>
      )}
      {came && (
        <Button variant="outline" aria-label={named('meet')} onClick={() => onOpen('participants')}>
          {intl.formatMessage({ id: 'webinars.card.meet' })}
        </Button>
      )}
      {came && (
        <Button variant="ghost" aria-label={named('who_sees')} onClick={() => onOpen('sign-up')}>
          {intl.formatMessage({ id: 'webinars.card.who_sees' })}
        </Button>
      )}
    </div>
  );
}
