import type { ConfirmEmailChangeReply } from '@wspolnik/contract';
import { ApiError, refreshMe, useSessionStore } from '@wspolnik/shared-auth';
import { LinkButton } from '@wspolnik/system';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { confirmEmailChange } from './auth.api.ts';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import { CheckingLink, UnansweredLink, useLinkAnswer, useMailedLink } from './mailed-link.tsx';
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
  const link = useMailedLink();
  const { data, error, retry } = useLinkAnswer('change-email', link, confirmEmailChange);
  if (!link) return <Outcome titleId="auth.changeEmail.deadLink" lead="auth.verify.incomplete" />;
  if (data) return <Changed reply={data} />;
  if (!error) return <CheckingLink titleId="auth.changeEmail.checking" />;
  const dead = error instanceof ApiError ? DEAD[error.code] : undefined;
  if (dead) return <Outcome titleId="auth.changeEmail.deadLink" lead={dead} />;
  return <UnansweredLink titleId="auth.changeEmail.failed" error={error} onRetry={retry} />;
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
