import { EMAIL_LENGTH, PERSON_NAME_LENGTH } from '@wspolnik/contract/limits';
import { Button, Link } from '@wspolnik/system';
import { CheckboxField, Form, FormError, PasswordField, TextField } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PasswordStrength } from '../../lib/password-strength/password-strength.tsx';
import styles from './auth-page.module.css';

export const EMPTY_SIGNUP = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  password_again: '',
  terms: false,
};
export type SignupValues = typeof EMPTY_SIGNUP;

const documentLink = (path: string) => (text: ReactNode) => (
  <Link key={path} to={path} target="_blank">
    {text}
  </Link>
);

export interface SignupFormProps {
  /** The address is that of the invitation. */
  isInvited?: boolean;
}

export function SignupForm({ isInvited = false }: SignupFormProps) {
  const intl = useIntl();
  const { isSubmitting, values } = useFormikContext<SignupValues>();
  const label = (id: string) => intl.formatMessage({ id: `auth.${id}` });
  const terms = (
    <FormattedMessage
      id="auth.signup.terms"
      values={{
        terms: documentLink('/documents/terms-of-service'),
        privacy: documentLink('/documents/privacy-policy'),
      }}
    />
  );
  return (
    <Form className={styles.form} noValidate>
      <FormError />
      <div className={styles.names}>
        <TextField
          name="first_name"
          autoComplete="given-name"
          maxLength={PERSON_NAME_LENGTH}
          required
          label={label('firstName')}
        />
        <TextField
          name="last_name"
          autoComplete="family-name"
          maxLength={PERSON_NAME_LENGTH}
          required
          label={label('lastName')}
        />
      </div>
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_LENGTH}
        required
        disabled={isInvited}
        help={isInvited ? intl.formatMessage({ id: 'auth.invite.address' }) : undefined}
        label={label('email')}
      />
      <PasswordField name="password" autoComplete="new-password" showRules required label={label('password')} />
      <PasswordStrength name="password" known={[values.first_name, values.last_name, values.email]} />
      <PasswordField name="password_again" autoComplete="new-password" required label={label('passwordAgain')} />
      <CheckboxField name="terms" required label={terms} />
      <Button type="submit" fullWidth loading={isSubmitting}>
        <FormattedMessage id="shell.signup" />
      </Button>
    </Form>
  );
}
