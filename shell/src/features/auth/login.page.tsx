import { useSessionStore } from '@wspolnik/shared-auth';
import { Button, Link, navigate } from '@wspolnik/shared-ui';
import { applyProblem, FormError, PasswordField, TextField } from '@wspolnik/shared-ui/forms';
import { Form, Formik, type FormikHelpers } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { signIn } from './auth.api.ts';
import { loginSchema } from './auth.schemas.ts';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import { useFrom } from './use-from.ts';

const EMPTY = { email: '', password: '' };

export function LoginPage() {
  const { from, withFrom } = useFrom();
  const takeSession = useSessionStore((state) => state.signIn);
  const onSubmit = async ({ email, password }: typeof EMPTY, formik: FormikHelpers<typeof EMPTY>) => {
    try {
      takeSession(await signIn({ email: email.trim(), password }));
      navigate(from, { replace: true });
    } catch (error) {
      applyProblem(formik, error);
    }
  };
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
      <Formik initialValues={EMPTY} validationSchema={loginSchema} onSubmit={onSubmit}>
        {({ isSubmitting, status }) => (
          <LoginForm isSubmitting={isSubmitting} unverified={status?.id === 'errors.email_not_verified'} />
        )}
      </Formik>
    </AuthPage>
  );
}

function LoginForm({ isSubmitting, unverified }: { isSubmitting: boolean; unverified: boolean }) {
  const intl = useIntl();
  const { withFrom } = useFrom();
  return (
    <Form className={styles.form} noValidate>
      <FormError />
      {unverified && (
        <p className={styles.hint}>
          <FormattedMessage id="auth.login.unverifiedHint" />
        </p>
      )}
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
    </Form>
  );
}
