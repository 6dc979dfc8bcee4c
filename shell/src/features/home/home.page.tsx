import type { Home } from '@wspolnik/contract';
import { StaleNote, useRead } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { ErrorPanel, LinkButton, Slot, useErrorText, usePage } from '@wspolnik/system';
import { CircleCheckBig, Plus } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FirstSteps } from './first-steps.tsx';
import styles from './home.module.css';
import { homeRead, useLiveHome } from './home.reads.ts';
import { HomeSection } from './home-section.tsx';
import { ContactOffers, FoundOffers } from './new-offers.tsx';
import { TaskSkeletons, Tasks } from './tasks.tsx';

/** Where who is signed in begins: what waits for the profile in use, and what is new for it. */
export function HomePage() {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  usePage({ title: formatMessage({ id: 'home.title' }) });
  useLiveHome();
  const read = useRead<Home>(homeRead({}));
  const { data, error, retry } = read;
  return (
    <div className={`wp-container ${styles.page}`}>
      <Greeting />
      <div role="status">
        <StaleNote read={read} />
      </div>
      {!data && error ? (
        <ErrorPanel title={formatMessage({ id: 'home.failed' })} detail={errorText(error)} onRetry={retry} />
      ) : (
        <div className={styles.parts}>
          <div className={styles.main}>
            <HomeSection titleId="home.tasks">{data ? <Waiting {...data} /> : <TaskSkeletons />}</HomeSection>
            {data?.steps && <FirstSteps steps={data.steps} />}
            {data && <News {...data} />}
          </div>
          {data && <Aside />}
        </div>
      )}
    </div>
  );
}

function Greeting() {
  const user = useSessionStore((session) => session.user);
  const company = useSessionStore((session) => session.company);
  return (
    <header className={styles.head}>
      <div>
        <h1>
          <FormattedMessage id="home.hello" values={{ name: user?.first_name ?? '' }} />
        </h1>
        {company && (
          <p className={styles.lead}>
            <FormattedMessage id="home.acting_as" values={{ name: company.name }} />
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {company?.status === 'active' && (
          <LinkButton to="/offers/create" icon={<Plus size={18} strokeWidth={2} />}>
            <FormattedMessage id="home.add_offer" />
          </LinkButton>
        )}
        <LinkButton variant="outline" to="/posts">
          <FormattedMessage id="home.write" />
        </LinkButton>
      </div>
    </header>
  );
}

function Waiting({ tasks, webinars }: Pick<Home, 'tasks' | 'webinars'>) {
  if (tasks.length + webinars.length > 0) return <Tasks tasks={tasks} webinars={webinars} />;
  return (
    <p className={styles.nothing}>
      <CircleCheckBig size={20} strokeWidth={1.75} aria-hidden="true" />
      <FormattedMessage id="home.tasks.none" />
    </p>
  );
}

function News({ matches, saved_searches, contact_offers }: Home) {
  return (
    <>
      <FoundOffers {...{ matches, saved_searches }} />
      <ContactOffers offers={contact_offers} />
      <Slot name="home.posts" />
    </>
  );
}

function Aside() {
  const { formatMessage } = useIntl();
  const hasCompany = useSessionStore((session) => session.company !== null);
  return (
    <aside className={styles.aside} aria-label={formatMessage({ id: 'home.aside' })}>
      {hasCompany && <Slot name="home.company" />}
      <Slot name="home.people" />
    </aside>
  );
}
