import { refresh } from '@wspolnik/kit';
import { ApiError, useSessionStore } from '@wspolnik/shared-auth';
import { Button, toast } from '@wspolnik/system';
import { applyProblem, Form, FormError, PasswordField } from '@wspolnik/system/forms';
import { Formik, type FormikHelpers } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { PasswordStrength } from '../../../lib/password-strength/password-strength.tsx';
import { changePassword, sessionsRead } from './security.api.ts';
import styles from './security.module.css';
import { changePasswordSchema } from './security.schemas.ts';

const EMPTY = { old_password: '', password: '', password_again: '' };
type Values = typeof EMPTY;

export function ChangePasswordForm() {
  const intl = useIntl();
  const user = useSessionStore((session) => session.user);
  const known = user ? [user.first_name, user.last_name, user.email] : [];
  const label = (id: string) => intl.formatMessage({ id });
  const onSubmit = async ({ old_password, password }: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    try {
      await changePassword({ old_password, password });
    } catch (error) {
      applyProblem(form, error);
      if (error instanceof ApiError && error.code === 'invalid_credentials') {
        form.setStatus(undefined);
        form.setTouched({ old_password: true }, false);
        form.setErrors({ old_password: 'validators.passwordWrong' });
      }
      return;
    }
    form.resetForm();
    toast.success(label('account.password.changed'));
    await refresh(sessionsRead);
  };
  return (
    // After Enter the emptied field has the focus; leaving it is no error.
    <Formik initialValues={EMPTY} validationSchema={changePasswordSchema} validateOnBlur={false} onSubmit={onSubmit}>
      {({ isSubmitting }) => (
        <Form className={styles.form} noValidate>
          <FormError />
          {/* Password managers file the new password under this name. */}
          <input type="hidden" autoComplete="username" value={user?.email ?? ''} readOnly />
          <PasswordField name="old_password" required label={label('account.password.old')} />
          <PasswordField
            name="password"
            autoComplete="new-password"
            showRules
            required
            label={label('auth.newPassword')}
          />
          <PasswordStrength name="password" known={known} />
          <PasswordField
            name="password_again"
            autoComplete="new-password"
            required
            label={label('auth.passwordAgain')}
          />
          <div>
            <Button type="submit" loading={isSubmitting}>
              <FormattedMessage id="account.password.save" />
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  );
}
