import { useSessionStore } from '@wspolnik/shared-auth';
import { Button, Link, LinkButton } from '@wspolnik/system';
import { applyProblem, Form, FormError, PasswordField } from '@wspolnik/system/forms';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PasswordStrength } from '../../lib/password-strength/password-strength.tsx';
import { checkResetLink, requestPasswordReset, resetPassword } from './auth.api.ts';
import { passwordResetSchema } from './auth.schemas.ts';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import { isDeadLink, useLinkAnswer, useMailedLink } from './mailed-link.tsx';
import { RequestMailPage } from './request-mail-page.tsx';

/** The link does not tell whose account it is for. */
const NOBODY: string[] = [];
const EMPTY_RESET = { password: '', password_again: '' };

/** /auth/password-forget: requests the mail with the link. */
export function PasswordForgetPage() {
  return (
    <RequestMailPage
      titleId="auth.forget.title"
      lead="auth.forget.lead"
      sentText="auth.forget.sentTo"
      back="auth.goToLogin"
      send={requestPasswordReset}
    />
  );
}

/** /auth/password-forget/reset: opened from that mail, to choose a new password. A dead link is said before anybody types. */
export function PasswordResetPage() {
  const link = useMailedLink();
  const [done, setDone] = useState(false);
  const { error } = useLinkAnswer('reset-password', link, checkResetLink);
  if (!link) return <DeadLink titleId="auth.reset.deadLink" />;
  const onSubmit = async ({ password }: typeof EMPTY_RESET, formik: FormikHelpers<typeof EMPTY_RESET>) => {
    try {
      await resetPassword({ ...link, password });
      // It has ended every session, the one of this device too.
      useSessionStore.getState().clear();
      setDone(true);
    } catch (error) {
      applyProblem(formik, error);
    }
  };
  if (done) return <ResetOutcome isOutcome titleId="auth.reset.done" to="/auth/login" action="shell.login" />;
  if (isDeadLink(error)) {
    const isExpired = error.code === 'token_expired';
    return <DeadLink isOutcome titleId={isExpired ? 'errors.token_expired' : 'errors.token_invalid'} />;
  }
  return (
    <AuthPage titleId="auth.reset.title" lead="auth.reset.lead">
      <Formik initialValues={EMPTY_RESET} validationSchema={passwordResetSchema} onSubmit={onSubmit}>
        {({ isSubmitting }) => <ResetForm isSubmitting={isSubmitting} />}
      </Formik>
    </AuthPage>
  );
}

function ResetForm({ isSubmitting }: { isSubmitting: boolean }) {
  const intl = useIntl();
  return (
    <Form className={styles.form} noValidate>
      <FormError />
      <PasswordField
        name="password"
        autoComplete="new-password"
        showRules
        required
        label={intl.formatMessage({ id: 'auth.newPassword' })}
      />
      <PasswordStrength name="password" known={NOBODY} />
      <PasswordField
        name="password_again"
        autoComplete="new-password"
        required
        label={intl.formatMessage({ id: 'auth.passwordAgain' })}
      />
      <Button type="submit" fullWidth loading={isSubmitting}>
        <FormattedMessage id="auth.reset.save" />
      </Button>
      <Link className={styles.forgot} to="/auth/password-forget">
        <FormattedMessage id="auth.reset.askAgain" />
      </Link>
    </Form>
  );
}

function DeadLink(props: Pick<ResetOutcomeProps, 'titleId' | 'isOutcome'>) {
  return <ResetOutcome to="/auth/password-forget" action="auth.reset.askAgain" {...props} />;
}

interface ResetOutcomeProps {
  titleId: string;
  to: string;
  action: string;
  isOutcome?: boolean;
}

function ResetOutcome({ titleId, to, action, isOutcome }: ResetOutcomeProps) {
  return (
    <AuthPage titleId={titleId} isOutcome={isOutcome}>
      <div className={styles.actions}>
        <LinkButton to={to}>
          <FormattedMessage id={action} />
        </LinkButton>
      </div>
    </AuthPage>
  );
}
