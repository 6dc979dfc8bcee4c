import { useSessionStore } from '@wspolnik/shared-auth';
import { FormattedMessage } from 'react-intl';
import { CallToAction } from './call-to-action.tsx';
import styles from './landing.module.css';

export function Closing() {
  const isAuth = useSessionStore((state) => state.isAuth);
  return (
    <section className={styles.closing} aria-labelledby="landing-closing">
      <h2 id="landing-closing">
        {isAuth ? <FormattedMessage id="landing.closing.member" /> : <FormattedMessage id="landing.closing.guest" />}
      </h2>
      <p>
        {isAuth ? (
          <FormattedMessage id="landing.closing.memberText" />
        ) : (
          <FormattedMessage id="landing.closing.guestText" />
        )}
      </p>
      <CallToAction />
    </section>
  );
}
