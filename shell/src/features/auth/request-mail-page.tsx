import { Button, Link, LinkButton } from '@wspolnik/system';
import { applyProblem, Form, FormError, TextField } from '@wspolnik/system/forms';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { passwordForgetSchema } from './auth.schemas.ts';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import { CheckInbox } from './check-inbox.tsx';
import { ResendMail } from './resend-mail.tsx';
import { useFrom } from './use-from.ts';

interface RequestMailPageProps {
  titleId: string;
  lead: string;
  /** Describes what was mailed, if the account exists. */
  sentText: string;
  /** Text of the link back to the sign-in. */
  back: string;
  email?: string;
  send(email: string): Promise<void>;
}

/** Asks for an address and has something mailed to it. The answer is the same for every address. */
export function RequestMailPage({ titleId, lead, sentText, back, email: given = '', send }: RequestMailPageProps) {
  const intl = useIntl();
  const { withFrom } = useFrom();
  const [sentTo, setSentTo] = useState<string>();
  const onSubmit = async ({ email }: { email: string }, formik: FormikHelpers<{ email: string }>) => {
    try {
      await send(email.trim());
      setSentTo(email.trim());
    } catch (error) {
      applyProblem(formik, error);
    }
  };
  if (sentTo) {
    return (
      <CheckInbox titleId="auth.forget.sent" text={sentText} email={sentTo}>
        <ResendMail send={() => send(sentTo)} variant="solid" />
        <LinkButton variant="outline" to={withFrom('/auth/login')}>
          <FormattedMessage id="auth.goToLogin" />
        </LinkButton>
      </CheckInbox>
    );
  }
  const aside = (
    <Link to={withFrom('/auth/login')}>
      <FormattedMessage id={back} />
    </Link>
  );
  return (
    <AuthPage titleId={titleId} lead={lead} aside={aside}>
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
