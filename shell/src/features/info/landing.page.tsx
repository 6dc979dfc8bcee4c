import { useSessionStore } from '@wspolnik/shared-auth';
import { LinkButton, usePage } from '@wspolnik/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { FeatureCards, StepCards } from './cards.tsx';
import styles from './landing.module.css';
import { RewardExample } from './reward-example.tsx';

export function LandingPage() {
  const intl = useIntl();
  usePage({ title: intl.formatMessage({ id: 'landing.title' }) });
  return (
    <>
      <section className={styles.hero}>
        <div className={`wp-container ${styles.heroInner}`}>
          <div className={styles.words}>
            <h1>
              <FormattedMessage id="landing.heading" />
            </h1>
            <p className={styles.lead}>
              <FormattedMessage id="landing.lead" />
            </p>
            <Actions />
          </div>
          <RewardExample />
        </div>
      </section>
      <div className={`wp-container ${styles.sections}`}>
        <section>
          <h2>
            <FormattedMessage id="landing.features" />
          </h2>
          <FeatureCards />
        </section>
        <section>
          <h2>
            <FormattedMessage id="landing.steps" />
          </h2>
          <StepCards />
        </section>
      </div>
    </>
  );
}

/** A guest is invited to join; a member continues to the offers. */
function Actions() {
  const isAuth = useSessionStore((state) => state.isAuth);
  const [main, second] = isAuth
    ? ([
        ['/offers', 'landing.member.offers'],
        ['/companies', 'landing.member.companies'],
      ] as const)
    : ([
        ['/auth/signup', 'shell.signup'],
        ['/offers', 'landing.seeOffers'],
      ] as const);
  return (
    <div className={styles.actions}>
      <LinkButton size="lg" to={main[0]}>
        <FormattedMessage id={main[1]} />
      </LinkButton>
      <LinkButton size="lg" variant="outline" to={second[0]}>
        <FormattedMessage id={second[1]} />
      </LinkButton>
    </div>
  );
}
