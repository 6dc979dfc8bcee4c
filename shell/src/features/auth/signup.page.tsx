import { newIdempotencyKey, rememberedReferral } from '@wspolnik/shared-auth';
import { Button, Link, LinkButton, useLocale } from '@wspolnik/system';
import { applyProblem } from '@wspolnik/system/forms';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { register, resendVerification } from './auth.api.ts';
import { signupSchema } from './auth.schemas.ts';
import { AuthPage } from './auth-page.tsx';
import { CheckInbox } from './check-inbox.tsx';
import { InvitedSignup } from './invitations/invited-signup.tsx';
import { ResendMail } from './resend-mail.tsx';
import { EMPTY_SIGNUP, SignupForm, type SignupValues } from './signup-form.tsx';
import { rememberSignup } from './signup-memory.ts';
import { useFrom } from './use-from.ts';

/** With the token of an invitation the account belongs to the invited address; otherwise its address is confirmed first. */
export function SignupPage() {
  const { token } = useFrom();
  return token ? <InvitedSignup key={token} token={token} /> : <OpenSignup />;
}

interface Sent {
  values: SignupValues;
  device: string;
}

function OpenSignup() {
  const locale = useLocale();
  const { from, given, email: invited, withFrom } = useFrom();
  const [initial, setInitial] = useState({ ...EMPTY_SIGNUP, email: invited });
  const [sent, setSent] = useState<Sent>();
  const onSubmit = async (values: SignupValues, formik: FormikHelpers<SignupValues>) => {
    const { password_again: _, terms: _accepted, ...person } = values;
    const email = person.email.trim();
    const device = newIdempotencyKey();
    try {
      await register({ ...person, email, terms: 'true', ref: rememberedReferral(), locale, device });
      rememberSignup({ email, device, from: given ? from : null });
      setSent({ values: { ...values, email }, device });
    } catch (error) {
      applyProblem(formik, error);
    }
  };
  if (sent) {
    const correct = () => {
      setInitial({ ...sent.values, password: '', password_again: '' });
      setSent(undefined);
    };
    return <ConfirmSent {...sent} onCorrect={correct} />;
  }
  const aside = (
    <>
      <FormattedMessage id="auth.signup.haveAccount" />
      <Link to={withFrom('/auth/login')}>
        <FormattedMessage id="shell.login" />
      </Link>
    </>
  );
  return (
    <AuthPage titleId="auth.signup.title" lead="auth.signup.lead" aside={aside}>
      <Formik initialValues={initial} validationSchema={signupSchema} onSubmit={onSubmit}>
        <SignupForm />
      </Formik>
    </AuthPage>
  );
}

/** The link is on its way: sent again, or to another address when this one was mistyped. */
function ConfirmSent({ values: { email }, device, onCorrect }: Sent & { onCorrect(): void }) {
  const { withFrom } = useFrom();
  return (
    <CheckInbox titleId="auth.signup.sent" text="auth.signup.sentTo" email={email}>
      <ResendMail send={() => resendVerification({ email, device })} variant="solid" />
      <Button variant="outline" onClick={onCorrect}>
        <FormattedMessage id="auth.signup.otherAddress" />
      </Button>
      <LinkButton variant="outline" to={withFrom('/auth/login', { email, signup_success: '1' })}>
        <FormattedMessage id="auth.goToLogin" />
      </LinkButton>
    </CheckInbox>
  );
}
