import { useSessionStore } from '@wspolnik/shared-auth';
import { LinkButton, Spinner } from '@wspolnik/shared-ui';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import { useFrom } from './use-from.ts';

export function LogoutPage() {
  const { withFrom } = useFrom();
  const isAuth = useSessionStore((state) => state.isAuth);
  const signOut = useSessionStore((state) => state.signOut);
  useEffect(() => {
    void signOut();
  }, [signOut]);
  if (isAuth) {
    return (
      <AuthPage titleId="auth.logout.title">
        <Spinner />
      </AuthPage>
    );
  }
  return (
    <AuthPage titleId="auth.logout.done" lead="auth.logout.text">
      <div className={styles.actions}>
        <LinkButton to={withFrom('/auth/login')}>
          <FormattedMessage id="auth.logout.again" />
        </LinkButton>
        <LinkButton variant="ghost" to="/offers">
          <FormattedMessage id="auth.logout.offers" />
        </LinkButton>
      </div>
    </AuthPage>
  );
}
