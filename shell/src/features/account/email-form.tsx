import { useAction } from '@wspolnik/kit';
import { ConfirmationField, type ConfirmationState, NO_PROOF, useConfirmation } from '@wspolnik/kit/confirmation';
import { Button, useUnsavedGuard } from '@wspolnik/system';
import { Form, FormError, rules, TextField } from '@wspolnik/system/forms';
import { Formik, useFormikContext } from 'formik';
import { useEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object } from 'yup';
import styles from './account.module.css';
import { changeEmail } from './profile.api.ts';

const EMPTY = { email: '', ...NO_PROOF };

interface EmailFormProps {
  onSent(): void;
  onCancel(): void;
}

export function EmailForm({ onSent, onCancel }: EmailFormProps) {
  const confirmation = useConfirmation();
  const { fields, confirmed } = confirmation;
  const schema = useMemo(() => object({ email: rules.email().required(), ...fields }), [fields]);
  const { submit } = useAction(
    (values: typeof EMPTY) => confirmed(values, (token) => changeEmail({ email: values.email.trim() }, token)),
    { onDone: onSent },
  );
  return (
    <Formik initialValues={EMPTY} validationSchema={schema} validateOnBlur={false} onSubmit={submit}>
      <Fields {...{ confirmation, onCancel }} />
    </Formik>
  );
}

interface FieldsProps extends Pick<EmailFormProps, 'onCancel'> {
  confirmation: ConfirmationState;
}

function Fields({ confirmation, onCancel }: FieldsProps) {
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
      <ConfirmationField confirmation={confirmation} />
      <div className={styles.buttons}>
        <Button type="submit" loading={isSubmitting} disabled={!confirmation.method}>
          <FormattedMessage id="account.email.send" />
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          <FormattedMessage id="account.cancel" />
        </Button>
      </div>
    </Form>
  );
}
