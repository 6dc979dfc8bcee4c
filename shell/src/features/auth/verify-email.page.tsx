import { ApiError } from '@wspolnik/shared-auth';
import { Button, LinkButton, Spinner, useLocation } from '@wspolnik/shared-ui';
import { problemMessage } from '@wspolnik/shared-ui/forms';
import { FormattedMessage } from 'react-intl';
import useSWRImmutable from 'swr/immutable';
import { verifyEmail } from './auth.api.ts';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import { loginAfterSignup } from './signup-memory.ts';

const LINK_IS_DEAD = ['token_expired', 'token_invalid', 'not_found', 'validation_failed'];

/** Opens the link of the verification mail. The first request uses it up, so it is never repeated. */
export function VerifyEmailPage() {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const uidb64 = query.get('uidb64') ?? '';
  const token = query.get('token') ?? '';
  const complete = uidb64 !== '' && token !== '';
  const { data, error, mutate } = useSWRImmutable(
    complete ? ['verify-email', uidb64, token] : null,
    () => verifyEmail({ uidb64, token }),
    { shouldRetryOnError: false },
  );
  if (!complete) return <DeadLink text="auth.verify.incomplete" />;
  if (data) return <Verified already={data.status === 'already_verified'} />;
  if (!error) {
    return (
      <AuthPage titleId="auth.verify.checking">
        <Spinner />
      </AuthPage>
    );
  }
  if (error instanceof ApiError && LINK_IS_DEAD.includes(error.code)) {
    return <DeadLink text={error.code === 'token_expired' ? 'auth.verify.expired' : 'auth.verify.invalid'} />;
  }
  return (
    <AuthPage titleId="auth.verify.failed" lead={problemMessage(error).id}>
      <div className={styles.actions}>
        <Button onClick={() => void mutate()}>
          <FormattedMessage id="ui.retry" />
        </Button>
      </div>
    </AuthPage>
  );
}

function Verified({ already }: { already: boolean }) {
  return (
    <AuthPage titleId={already ? 'auth.verify.already' : 'auth.verify.done'} lead="auth.verify.nowSignIn">
      <div className={styles.actions}>
        <LinkButton to={loginAfterSignup()}>
          <FormattedMessage id="shell.login" />
        </LinkButton>
      </div>
    </AuthPage>
  );
}

function DeadLink({ text }: { text: string }) {
  return (
    <AuthPage titleId="auth.verify.deadLink" lead={text}>
      <div className={styles.actions}>
        <LinkButton to="/auth/signup">
          <FormattedMessage id="auth.verify.signupAgain" />
        </LinkButton>
        <LinkButton variant="ghost" to="/auth/login">
          <FormattedMessage id="shell.login" />
        </LinkButton>
      </div>
    </AuthPage>
  );
}
