import type {
  Confirmation,
  ConfirmationMethod,
  ConfirmationMethods,
  ConfirmBody,
  PasskeyOptions,
} from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';
import { defineRead } from '../read.ts';
import { askForPasskey } from './passkey.ts';

/** Proof asked of the person; changes with the second step. */
export const confirmationRead = defineRead<ConfirmationMethods>('accounts/confirm/');

/** The person gave up; a form shows it as an error of the passkey. */
class PasskeyCancelled extends Error {
  readonly code = 'validation_failed';
  readonly fields = { passkey: [{ code: 'passkeyCancelled' }] };
}

async function passkeyProof(): Promise<ConfirmBody> {
  const { token, options } = await sendJSON<PasskeyOptions>('POST', 'accounts/confirm/options/');
  try {
    return { passkey: { token, response: await askForPasskey(options) } };
  } catch (cause) {
    throw new PasskeyCancelled('the browser answered with no passkey', { cause });
  }
}

/** The field of the form and of the API's refusal. */
export const PROOF_FIELDS = {
  password: 'password',
  authenticator: 'code',
  passkey: 'passkey',
  recovery_code: 'recovery_code',
} as const satisfies Record<ConfirmationMethod, keyof ConfirmBody>;

/** Fails with `validation_failed` on the method's field, or `throttled`. */
export async function confirm(method: ConfirmationMethod, value: string): Promise<Confirmation> {
  const json = method === 'passkey' ? await passkeyProof() : { [PROOF_FIELDS[method]]: value };
  return sendJSON<Confirmation>('POST', 'accounts/confirm/', { json });
}
