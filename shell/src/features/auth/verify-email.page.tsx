import type { ConfirmEmailReply } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { LinkButton, navigate, toast } from '@wspolnik/system';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { HOME_AFTER_LOGIN } from '../../lib/safe-path.ts';
import { confirmEmail, resendVerification } from './auth.api.ts';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import {
  CheckingLink,
  isDeadLink,
  type MailedLink,
  UnansweredLink,
  useLinkAnswer,
  useMailedLink,
} from './mailed-link.tsx';
import { ResendMail } from './resend-mail.tsx';
import { forgetSignup, pendingSignup } from './signup-memory.ts';
import { takeSession } from './take-session.ts';
import { useFrom } from './use-from.ts';

/** Nobody who is signed in here is replaced: then the link only confirms. */
const deviceKey = (): string | undefined =>
  useSessionStore.getState().isAuth ? undefined : (pendingSignup()?.device ?? undefined);

/** Opens the link of the verification mail. The first request uses it up, so it is never repeated. */
export function VerifyEmailPage() {
  const link = useMailedLink();
  const { data, error, retry } = useLinkAnswer('verify-email', link, (mailed) =>
    confirmEmail({ ...mailed, device: deviceKey() }),
  );
  if (!link) return <DeadLink text="auth.verify.incomplete" />;
  if (data) return <Verified reply={data} />;
  if (!error) return <CheckingLink />;
  if (!isDeadLink(error)) return <UnansweredLink error={error} onRetry={retry} />;
  const isExpired = error.code === 'token_expired';
  return (
    <DeadLink text={isExpired ? 'auth.verify.expired' : 'auth.verify.invalid'} expired={isExpired ? link : null} />
  );
}

/** Leads on at once: into the product on the device that signed up, elsewhere to the password with the address filled in. */
function Verified({ reply: { status, email, session } }: { reply: ConfirmEmailReply }) {
  const intl = useIntl();
  const { from, withFrom } = useVerifiedFrom();
  const isAuth = useSessionStore((state) => state.isAuth);
  const other = useSessionStore(({ user }) => (user && user.email !== email ? user.email : null));
  const leadsOn = status === 'verified' && other === null;
  const isLed = useRef(false);
  useEffect(() => {
    if (!leadsOn || isLed.current) return;
    isLed.current = true;
    if (session) {
      takeSession(session);
      toast.success(intl.formatMessage({ id: 'auth.verify.welcome' }));
    }
    const isSignedIn = useSessionStore.getState().isAuth;
    navigate(isSignedIn ? from : withFrom('/auth/login', { email, verified: '1' }), { replace: true });
    forgetSignup();
  }, [leadsOn, session, intl, email, from, withFrom]);
  if (leadsOn) return <CheckingLink />;
  const title = status === 'verified' ? 'auth.verify.done' : 'auth.verify.already';
  return (
    <AuthPage titleId={title} lead={other ? 'auth.verify.otherAccount' : isAuth ? undefined : 'auth.verify.nowSignIn'}>
      <div className={styles.actions}>
        {isAuth && !other ? (
          <LinkButton to={from}>
            <FormattedMessage id="auth.verify.continue" />
          </LinkButton>
        ) : (
          <LinkButton to={withFrom(other ? '/auth/logout' : '/auth/login', { email })}>
            <FormattedMessage id={other ? 'auth.verify.switch' : 'shell.login'} />
          </LinkButton>
        )}
      </div>
    </AuthPage>
  );
}

/** The page that was wanted before the sign-up, which the device remembers. */
function useVerifiedFrom() {
  const { given, from, withFrom } = useFrom();
  const [remembered] = useState(() => pendingSignup()?.from ?? null);
  if (given || !remembered) return { from: given ? from : HOME_AFTER_LOGIN, withFrom };
  return {
    from: remembered,
    withFrom: (path: string, extra: Record<string, string>) => withFrom(path, { from: remembered, ...extra }),
  };
}

function DeadLink({ text, expired = null }: { text: string; expired?: MailedLink | null }) {
  const { withFrom } = useFrom();
  const pending = pendingSignup();
  const body = expired ?? (pending && { email: pending.email, device: pending.device });
  return (
    <AuthPage titleId="auth.verify.deadLink" lead={text}>
      <div className={styles.actions}>
        {body && <ResendMail send={() => resendVerification(body)} variant="solid" />}
        <LinkButton variant={body ? 'ghost' : 'solid'} to={withFrom('/auth/login')}>
          <FormattedMessage id="shell.login" />
        </LinkButton>
        {!body && (
          <LinkButton variant="ghost" to={withFrom('/auth/signup')}>
            <FormattedMessage id="shell.signup" />
          </LinkButton>
        )}
      </div>
    </AuthPage>
  );
}
