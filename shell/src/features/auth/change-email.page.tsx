import type { ConfirmEmailChangeReply } from '@wspolnik/api/contract';
import { ApiError, refreshMe, useSessionStore } from '@wspolnik/shared-auth';
import { Button, LinkButton, Spinner, useLocation } from '@wspolnik/shared-ui';
import { problemMessage } from '@wspolnik/shared-ui/forms';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import useSWRImmutable from 'swr/immutable';
import { confirmEmailChange } from './auth.api.ts';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import { useFrom } from './use-from.ts';

const SETTINGS = '/account/settings/profile';

/** What is wrong with the link, by the API's code. */
const DEAD: Readonly<Record<string, string>> = {
  token_expired: 'auth.changeEmail.expired',
  token_invalid: 'auth.changeEmail.invalid',
  validation_failed: 'auth.changeEmail.invalid',
  email_taken: 'auth.changeEmail.taken',
};

/** Opens the link mailed to the new address. The first request uses it up, so it is never repeated. */
export function ChangeEmailPage() {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const link = { uidb64: query.get('uidb64') ?? '', token: query.get('token') ?? '' };
  const complete = link.uidb64 !== '' && link.token !== '';
  const { data, error, mutate } = useSWRImmutable(
    complete ? ['change-email', link.uidb64, link.token] : null,
    () => confirmEmailChange(link),
    { shouldRetryOnError: false },
  );
  if (!complete) return <Outcome titleId="auth.changeEmail.deadLink" lead="auth.verify.incomplete" />;
  if (data) return <Changed reply={data} />;
  if (!error) {
    return (
      <AuthPage titleId="auth.changeEmail.checking">
        <Spinner />
      </AuthPage>
    );
  }
  const dead = error instanceof ApiError ? DEAD[error.code] : undefined;
  if (dead) return <Outcome titleId="auth.changeEmail.deadLink" lead={dead} />;
  return (
    <AuthPage titleId="auth.changeEmail.failed" lead={problemMessage(error).id}>
      <div className={styles.actions}>
        <Button onClick={() => void mutate()}>
          <FormattedMessage id="ui.retry" />
        </Button>
      </div>
    </AuthPage>
  );
}

/** The session of this device shows the new address at once. */
function Changed({ reply: { status, email } }: { reply: ConfirmEmailChangeReply }) {
  useEffect(() => void refreshMe().catch(() => undefined), []);
  return (
    <Outcome titleId={`auth.changeEmail.${status}`} email={email}>
      <p>
        <FormattedMessage id="auth.changeEmail.nowSignIn" values={{ email: <strong>{email}</strong> }} />
      </p>
    </Outcome>
  );
}

interface OutcomeProps {
  titleId: string;
  lead?: string;
  /** Fills in the sign-in form. */
  email?: string;
  children?: ReactNode;
}

function Outcome({ titleId, lead, email, children }: OutcomeProps) {
  const { withFrom } = useFrom();
  const isAuth = useSessionStore((state) => state.isAuth);
  return (
    <AuthPage titleId={titleId} lead={lead} isOutcome={lead === undefined}>
      {children}
      <div className={styles.actions}>
        {isAuth ? (
          <LinkButton to={SETTINGS}>
            <FormattedMessage id="auth.changeEmail.settings" />
          </LinkButton>
        ) : (
          <LinkButton to={withFrom('/auth/login', { from: SETTINGS, ...(email && { email }) })}>
            <FormattedMessage id="shell.login" />
          </LinkButton>
        )}
      </div>
    </AuthPage>
  );
}
