import { Link, LinkButton, useLocation } from '@wspolnik/system';
import { FormattedMessage } from 'react-intl';
import styles from './header.module.css';

/** Sign-in returns to the page that it was started from. */
function useLoginPath(): string {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return here === '/' || here.startsWith('/auth') || here === '/404'
    ? '/auth/login'
    : `/auth/login?from=${encodeURIComponent(here)}`;
}

export function GuestLinks() {
  return (
    <>
      <Link className={styles.login} to={useLoginPath()}>
        <FormattedMessage id="shell.login" />
      </Link>
      <span className={styles.signup}>
        <LinkButton size="sm" to="/auth/signup">
          <FormattedMessage id="shell.signup" />
        </LinkButton>
      </span>
    </>
  );
}
