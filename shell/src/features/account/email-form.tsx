import { Button, useUnsavedGuard } from '@wspolnik/shared-ui';
import { FormError, PasswordField, rules, TextField } from '@wspolnik/shared-ui/forms';
import { useAction } from '@wspolnik/shared-ui/remote';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object } from 'yup';
import styles from './account.module.css';
import { changeEmail } from './profile.api.ts';

const EMPTY = { email: '', password: '' };
const schema = object({ email: rules.email().required(), password: rules.required() });

interface EmailFormProps {
  onSent(): void;
  onCancel(): void;
}

export function EmailForm({ onSent, onCancel }: EmailFormProps) {
  const { submit } = useAction(({ email, password }: typeof EMPTY) => changeEmail({ email: email.trim(), password }), {
    onDone: onSent,
  });
  return (
    <Formik initialValues={EMPTY} validationSchema={schema} validateOnBlur={false} onSubmit={submit}>
      <Fields onCancel={onCancel} />
    </Formik>
  );
}

function Fields({ onCancel }: Pick<EmailFormProps, 'onCancel'>) {
  const { formatMessage } = useIntl();
  const { values, isSubmitting } = useFormikContext<typeof EMPTY>();
  const form = useRef<HTMLFormElement>(null);
  useUnsavedGuard(values.email !== '');
  // The pressed button is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <Form ref={form} className={styles.form} noValidate>
      <FormError />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        required
        label={formatMessage({ id: 'account.email.new' })}
        help={formatMessage({ id: 'account.email.newHelp' })}
      />
      <PasswordField name="password" required label={formatMessage({ id: 'account.password' })} />
      <div className={styles.buttons}>
        <Button type="submit" loading={isSubmitting}>
          <FormattedMessage id="account.email.send" />
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          <FormattedMessage id="account.cancel" />
        </Button>
      </div>
    </Form>
  );
}
