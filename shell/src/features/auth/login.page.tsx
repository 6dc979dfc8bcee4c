import type { LoginReply, SecondStepReply } from '@wspolnik/contract';
import { Button, Callout, Link, LinkButton, Spinner } from '@wspolnik/system';
import { applyProblem, Form, FormError, PasswordField, TextField } from '@wspolnik/system/forms';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { resendVerification, signIn } from './auth.api.ts';
import { loginSchema } from './auth.schemas.ts';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import { DisabledHint } from './disabled-hint.tsx';
import { enter } from './enter.ts';
import { postedStatus, usePostedSignIn } from './posted-sign-in.ts';
import { ResendMail } from './resend-mail.tsx';
import { SecondStep } from './second-step.tsx';
import { pendingSignup } from './signup-memory.ts';
import { useFrom } from './use-from.ts';

interface LoginValues {
  email: string;
  password: string;
}

export function LoginPage() {
  const { from, email: given, companyId, withFrom } = useFrom();
  const posted = usePostedSignIn();
  const [isEntering, setEntering] = useState(posted?.done === true);
  const [email, setEmail] = useState(posted?.email || given);
  const [step, setStep] = useState<SecondStepReply['second_step'] | 'expired'>();
  const onDone = (reply: LoginReply) => enter(reply, { from, companyId });
  const onReply = (reply: LoginReply | SecondStepReply) => {
    if ('second_step' in reply) setStep(reply.second_step);
    else onDone(reply);
  };
  const takePosted = useEffectEvent(() => {
    setEntering(false);
    if (posted?.reply) onReply(posted.reply);
  });
  useEffect(() => {
    if (isEntering) takePosted();
  }, [isEntering]);
  const onSubmit = async (values: LoginValues, formik: FormikHelpers<LoginValues>) => {
    const typed = values.email.trim();
    try {
      const reply = await signIn({ email: typed, password: values.password });
      setEmail(typed);
      onReply(reply);
    } catch (error) {
      applyProblem(formik, error);
    }
  };
  if (isEntering) return <Entering />;
  if (step && step !== 'expired') {
    return (
      <SecondStep step={step} onDone={onDone} onExpired={() => setStep('expired')} onBack={() => setStep(undefined)} />
    );
  }
  const aside = (
    <>
      <FormattedMessage id="auth.login.noAccount" />
      <Link to={withFrom('/auth/signup')}>
        <FormattedMessage id="shell.signup" />
      </Link>
    </>
  );
  return (
    <AuthPage titleId="auth.login.title" lead="auth.login.lead" aside={aside}>
      {step === 'expired' ? <Expired /> : <Notice />}
      <Formik
        // The address may arrive in the first view, before the page's own query is read.
        key={given}
        initialValues={{ email: email || given, password: '' }}
        initialStatus={posted && postedStatus(posted)}
        validationSchema={loginSchema}
        onSubmit={onSubmit}
      >
        <LoginForm />
      </Formik>
    </AuthPage>
  );
}

/** The answer to a form that the browser has sent by itself: the script of the page goes on. */
function Entering() {
  return (
    <AuthPage titleId="auth.entering.title">
      <div className={styles.entering}>
        <Spinner />
      </div>
      <noscript>
        <p className={styles.lead}>
          <FormattedMessage id="auth.entering.needsScript" />
        </p>
      </noscript>
    </AuthPage>
  );
}

/** The second step took too long, or had too many tries. */
function Expired() {
  return (
    <Callout tone="danger" role="status">
      <FormattedMessage id="errors.sign_in_expired" />
    </Callout>
  );
}

/** The reason for coming here. */
function Notice() {
  const { verified, signupSuccess, deletionRequested } = useFrom();
  if (deletionRequested) {
    return (
      <Callout tone="primary" role="status">
        <FormattedMessage id="auth.login.deletionRequested" />
      </Callout>
    );
  }
  if (verified) {
    return (
      <Callout tone="primary" role="status">
        <FormattedMessage id="auth.login.verified" />
      </Callout>
    );
  }
  return signupSuccess ? (
    <Callout role="status">
      <FormattedMessage id="auth.login.signupSuccess" />
    </Callout>
  ) : null;
}

function LoginForm() {
  const intl = useIntl();
  const { withFrom } = useFrom();
  const { isSubmitting, status, values } = useFormikContext<LoginValues>();
  const email = values.email.trim();
  return (
    <Form native className={styles.form} noValidate>
      <FormError />
      {status?.id === 'errors.email_not_verified' && <Unverified />}
      {status?.id === 'errors.account_disabled' && <DisabledHint />}
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        required
        label={intl.formatMessage({ id: 'auth.email' })}
      />
      <PasswordField name="password" required label={intl.formatMessage({ id: 'auth.password' })} />
      <Link className={styles.forgot} to={withFrom('/auth/password-forget')}>
        <FormattedMessage id="auth.login.forgot" />
      </Link>
      <Button type="submit" fullWidth loading={isSubmitting}>
        <FormattedMessage id="shell.login" />
      </Button>
      <LinkButton variant="outline" fullWidth to={withFrom('/auth/login-link', email ? { email } : {})}>
        <FormattedMessage id="auth.login.byLink" />
      </LinkButton>
    </Form>
  );
}

/** The password was right, and the address is not confirmed. */
function Unverified() {
  const { values } = useFormikContext<LoginValues>();
  const email = values.email.trim();
  const pending = pendingSignup();
  const device = pending?.email.toLowerCase() === email.toLowerCase() ? pending.device : undefined;
  return (
    <div className={styles.hint}>
      <p>
        <FormattedMessage id="auth.login.unverifiedHint" />
      </p>
      <ResendMail key={email} send={() => resendVerification({ email, device })} />
    </div>
  );
}
