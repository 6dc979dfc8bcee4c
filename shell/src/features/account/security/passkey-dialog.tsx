import type { AddPasskeyBody } from '@wspolnik/contract';
import { PASSKEY_NAME_LENGTH } from '@wspolnik/contract/limits';
import { ConfirmationField, NO_PROOF, type ProofValues, useConfirmation } from '@wspolnik/kit/confirmation';
import { ApiError } from '@wspolnik/shared-auth';
import { FormDialog, type ProblemLike, TextField } from '@wspolnik/system/forms';
import type { FormikHelpers } from 'formik';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { deviceName } from './device.ts';
import { addPasskey, startPasskey } from './security.api.ts';
import { passkeyName } from './security.schemas.ts';

interface Values extends ProofValues {
  name: string;
}

interface PasskeyDialogProps {
  onAdded(codes: string[] | null): void;
  onClose(): void;
}

async function createPasskey(name: string, confirmation: string): Promise<string[] | null> {
  const { startRegistration } = await import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
  const { token, options } = await startPasskey(confirmation);
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const response = (await startRegistration({ optionsJSON })) as unknown as AddPasskeyBody['response'];
  return (await addPasskey({ token, name, response })).recovery_codes;
}

/** The reason of the browser's refusal: the key is known, or the person gave up. */
function explain(error: unknown, form: FormikHelpers<Values>): void {
  const rule = (error as Partial<ProblemLike>).fields?.passkey?.[0]?.code;
  if (rule) {
    // Above the form: of two keys, the one that confirms and the new one.
    form.setErrors({});
    form.setStatus({ id: `validators.${rule}` });
    return;
  }
  if (error instanceof ApiError) return;
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  form.setStatus({ id: isKnown ? 'validators.passkeyKnown' : 'account.passkey.cancelled' });
}

export function PasskeyDialog({ onAdded, onClose }: PasskeyDialogProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const confirmation = useConfirmation();
  const { fields, confirmed } = confirmation;
  const schema = useMemo(() => object({ name: passkeyName, ...fields }), [fields]);
  return (
    <FormDialog<Values>
      title={text('account.passkey.title')}
      size="sm"
      initialValues={{ name: deviceName(navigator.userAgent) ?? '', ...NO_PROOF }}
      schema={schema}
      onSubmit={async (values) => {
        onAdded(await confirmed(values, (token) => createPasskey(values.name, token)));
        return false;
      }}
      onProblem={explain}
      confirm={text('account.passkey.create')}
      disabled={!confirmation.method}
      onClose={onClose}
    >
      <p>{text('account.passkey.why')}</p>
      <TextField name="name" maxLength={PASSKEY_NAME_LENGTH} required label={text('account.passkey.name')} />
      <ConfirmationField confirmation={confirmation} />
    </FormDialog>
  );
}
