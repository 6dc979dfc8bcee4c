import { Button, Link } from '@wspolnik/shared-ui';
import { applyProblem, FormError, TextField } from '@wspolnik/shared-ui/forms';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { requestSignInLink } from './auth.api.ts';
import { passwordForgetSchema } from './auth.schemas.ts';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import { CheckInbox } from './check-inbox.tsx';
import { rememberTarget } from './link-memory.ts';
import { useFrom } from './use-from.ts';

/** /auth/login-link: asks for a mail with a link that signs in. */
export function LoginLinkPage() {
  const intl = useIntl();
  const { from, companyId, email: given, withFrom } = useFrom();
  const [sentTo, setSentTo] = useState<string>();
  const onSubmit = async ({ email }: { email: string }, formik: FormikHelpers<{ email: string }>) => {
    try {
      await requestSignInLink(email.trim());
      rememberTarget({ from, companyId });
      setSentTo(email.trim());
    } catch (error) {
      applyProblem(formik, error);
    }
  };
  if (sentTo) return <CheckInbox titleId="auth.forget.sent" text="auth.loginLink.sentTo" email={sentTo} />;
  const aside = (
    <Link to={withFrom('/auth/login')}>
      <FormattedMessage id="auth.loginLink.password" />
    </Link>
  );
  return (
    <AuthPage titleId="auth.loginLink.title" lead="auth.loginLink.lead" aside={aside}>
      <Formik
        // The address may arrive in the first view, before the page's own query is read.
        key={given}
        initialValues={{ email: given }}
        validationSchema={passwordForgetSchema}
        onSubmit={onSubmit}
      >
        {({ isSubmitting }) => (
          <Form className={styles.form} noValidate>
            <FormError />
            <TextField
              name="email"
              type="email"
              autoComplete="email"
              required
              label={intl.formatMessage({ id: 'auth.email' })}
            />
            <Button type="submit" fullWidth loading={isSubmitting}>
              <FormattedMessage id="auth.forget.send" />
            </Button>
          </Form>
        )}
      </Formik>
    </AuthPage>
  );
}
