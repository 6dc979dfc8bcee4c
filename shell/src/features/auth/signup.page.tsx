import { rememberedReferral } from '@wspolnik/shared-auth';
import { Link, useLocale } from '@wspolnik/shared-ui';
import { applyProblem } from '@wspolnik/shared-ui/forms';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { register } from './auth.api.ts';
import { signupSchema } from './auth.schemas.ts';
import { AuthPage } from './auth-page.tsx';
import { CheckInbox } from './check-inbox.tsx';
import { EMPTY_SIGNUP, SignupForm, type SignupValues } from './signup-form.tsx';
import { rememberSignupFrom } from './signup-memory.ts';
import { useFrom } from './use-from.ts';

export function SignupPage() {
  const locale = useLocale();
  const { from, given, withFrom } = useFrom();
  const [sentTo, setSentTo] = useState<string>();
  const onSubmit = async (values: SignupValues, formik: FormikHelpers<SignupValues>) => {
    const { password_again: _, terms: _accepted, ...person } = values;
    const email = person.email.trim();
    try {
      await register({ ...person, email, terms: 'true', ref: rememberedReferral(), locale });
      rememberSignupFrom(given ? from : null);
      setSentTo(email);
    } catch (error) {
      applyProblem(formik, error);
    }
  };
  if (sentTo) return <CheckInbox titleId="auth.signup.sent" text="auth.signup.sentTo" email={sentTo} />;
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
      <Formik initialValues={EMPTY_SIGNUP} validationSchema={signupSchema} onSubmit={onSubmit}>
        <SignupForm />
      </Formik>
    </AuthPage>
  );
}
