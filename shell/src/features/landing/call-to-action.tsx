import { useSessionStore } from '@wspolnik/shared-auth';
import { LinkButton } from '@wspolnik/system';
import { FormattedMessage } from 'react-intl';
import styles from './landing.module.css';

/** A guest is invited to join; a member continues to the offers. */
export function CallToAction() {
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
