import type { AddPasskeyBody } from '@wspolnik/api/contract';
import { ApiError } from '@wspolnik/shared-auth';
import { FormDialog, PasswordField, TextField } from '@wspolnik/shared-ui/forms';
import type { FormikHelpers } from 'formik';
import { useIntl } from 'react-intl';
import { deviceName } from './device.ts';
import { addPasskey, startPasskey } from './security.api.ts';
import { passkeySchema } from './security.schemas.ts';

interface Values {
  name: string;
  password: string;
}

interface PasskeyDialogProps {
  onAdded(codes: string[] | null): void;
  onClose(): void;
}

async function createPasskey({ name, password }: Values): Promise<string[] | null> {
  const { startRegistration } = await import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
  const { token, options } = await startPasskey(password);
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const response = (await startRegistration({ optionsJSON })) as unknown as AddPasskeyBody['response'];
  return (await addPasskey({ token, name, response })).recovery_codes;
}

/** What the browser says of a refusal: the key is known, or the person gave up. */
function explain(error: unknown, form: FormikHelpers<Values>): void {
  if (error instanceof ApiError) {
    const rule = error.fields?.passkey?.[0]?.code;
    if (rule) {
      form.setErrors({});
      form.setStatus({ id: `validators.${rule}` });
    }
    return;
  }
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  form.setStatus({ id: isKnown ? 'validators.passkeyKnown' : 'account.passkey.cancelled' });
}

export function PasskeyDialog({ onAdded, onClose }: PasskeyDialogProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <FormDialog<Values>
      title={text('account.passkey.title')}
      size="sm"
      initialValues={{ name: deviceName(navigator.userAgent) ?? '', password: '' }}
      schema={passkeySchema}
      onSubmit={async (values) => {
        onAdded(await createPasskey(values));
        return false;
      }}
      onProblem={explain}
      confirm={text('account.passkey.create')}
      onClose={onClose}
    >
      <p>{text('account.passkey.why')}</p>
      <TextField name="name" maxLength={60} required label={text('account.passkey.name')} />
      <PasswordField name="password" required label={text('account.twoStep.password')} />
    </FormDialog>
  );
}
