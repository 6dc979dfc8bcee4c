import type { LoginReply, SecondStepReply } from '@wspolnik/contract';
import { ApiError, useSessionStore } from '@wspolnik/shared-auth';
import { Button, Callout, LinkButton } from '@wspolnik/system';
import { problemMessage } from '@wspolnik/system/forms';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { readSignInLink, signInByLink } from './auth.api.ts';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import { DisabledHint } from './disabled-hint.tsx';
import { enter } from './enter.ts';
import { forgetTarget, rememberedTarget } from './link-memory.ts';
import {
  CheckingLink,
  isDeadLink,
  type MailedLink,
  UnansweredLink,
  useLinkAnswer,
  useMailedLink,
} from './mailed-link.tsx';
import { SecondStep } from './second-step.tsx';

/** /auth/login-link/open: opened from the mail. Only a press uses the link up, because mail scanners open links. */
export function OpenLoginLinkPage() {
  const link = useMailedLink();
  const { data, error, retry } = useLinkAnswer('login-link', link, readSignInLink);
  if (!link) return <DeadLink text="auth.verify.incomplete" />;
  if (data) return <OpenLink link={link} email={data.email} />;
  if (isDeadLink(error)) return <DeadLink text={`errors.${error.code}`} />;
  return error ? <UnansweredLink error={error} onRetry={retry} /> : <CheckingLink />;
}

function OpenLink({ link, email }: { link: MailedLink; email: string }) {
  // Of the first view: a sign-in here changes it while the next page opens.
  const [signedInAs] = useState(() => useSessionStore.getState().user?.email);
  const [step, setStep] = useState<SecondStepReply['second_step']>();
  const [failure, setFailure] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const done = (reply: LoginReply) => {
    const target = rememberedTarget();
    forgetTarget();
    enter(reply, target);
  };
  const press = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      const reply = await signInByLink(link);
      if ('second_step' in reply) setStep(reply.second_step);
      else done(reply);
    } catch (error) {
      setFailure(error);
      setSending(false);
    }
  };
  const expire = () => setFailure(new ApiError({ status: 422, code: 'token_invalid' }));
  if (isDeadLink(failure)) return <DeadLink text={`errors.${failure.code}`} />;
  if (step) return <SecondStep step={step} onDone={done} onExpired={expire} onBack={expire} />;
  if (signedInAs) return <SignedIn isSame={signedInAs === email} />;
  return (
    <AuthPage titleId="auth.login.title">
      <p>
        <FormattedMessage id="auth.loginLink.whose" values={{ email: <strong>{email}</strong> }} />
      </p>
      <div role="alert">
        {failure !== undefined && (
          <Callout tone="danger">
            <FormattedMessage id={problemMessage(failure).id} />
          </Callout>
        )}
      </div>
      {failure instanceof ApiError && failure.code === 'account_disabled' && <DisabledHint />}
      <Button fullWidth loading={isSending} onClick={() => void press()}>
        <FormattedMessage id="shell.login" />
      </Button>
    </AuthPage>
  );
}

/** Nobody who is signed in here is replaced. */
function SignedIn({ isSame }: { isSame: boolean }) {
  const { from } = rememberedTarget();
  return (
    <AuthPage titleId="auth.loginLink.signedIn" lead={isSame ? undefined : 'auth.loginLink.otherAccount'}>
      <div className={styles.actions}>
        <LinkButton to={isSame ? from : '/auth/logout'}>
          <FormattedMessage id={isSame ? 'auth.verify.continue' : 'auth.verify.switch'} />
        </LinkButton>
      </div>
    </AuthPage>
  );
}

function DeadLink({ text }: { text: string }) {
  return (
    <AuthPage titleId="auth.loginLink.dead" lead={text}>
      <div className={styles.actions}>
        <LinkButton to="/auth/login-link">
          <FormattedMessage id="auth.reset.askAgain" />
        </LinkButton>
        <LinkButton variant="ghost" to="/auth/login">
          <FormattedMessage id="auth.goToLogin" />
        </LinkButton>
      </div>
    </AuthPage>
  );
}
