import { LinkButton } from '@wspolnik/system';
import { FormattedMessage } from 'react-intl';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import { useFrom } from './use-from.ts';

export function AuthHomePage() {
  const { withFrom } = useFrom();
  return (
    <AuthPage titleId="auth.home.title" lead="auth.home.lead">
      <div className={styles.form}>
        <LinkButton fullWidth to={withFrom('/auth/login')}>
          <FormattedMessage id="shell.login" />
        </LinkButton>
        <LinkButton fullWidth variant="outline" to={withFrom('/auth/signup')}>
          <FormattedMessage id="shell.signup" />
        </LinkButton>
      </div>
    </AuthPage>
  );
}
