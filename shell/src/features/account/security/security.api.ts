import type {
  AddPasskeyBody,
  AddPasskeyReply,
  AuthenticatorSetup,
  Page,
  Passkey,
  PasskeyOptions,
  RecoveryCodesReply,
  SessionInfo,
  TwoStep,
} from '@wspolnik/contract';
import { MAX_PAGE } from '@wspolnik/contract/limits';
import { defineRead } from '@wspolnik/kit';
import { sendJSON } from '@wspolnik/shared-auth';

export const sessionsRead = defineRead<Page<SessionInfo>>('accounts/sessions/', {
  defaults: { limit: String(MAX_PAGE) },
});
export const twoStepRead = defineRead<TwoStep>('accounts/two-step/');

export const changePassword = (json: { old_password: string; password: string }) =>
  sendJSON<void>('POST', 'accounts/change-password/', { json });

export const endSession = (id: string) => sendJSON<void>('DELETE', `accounts/sessions/${id}/`);
export const endOtherSessions = () => sendJSON<void>('POST', 'accounts/sessions/end-others/');

/** Changes of the second step that need a confirmation. */
const confirmedCall =
  <Reply>(path: string) =>
  (confirmation: string) =>
    sendJSON<Reply>('POST', path, { confirmation });

export const startAuthenticator = confirmedCall<AuthenticatorSetup>('accounts/two-step/authenticator/');
export const removeAuthenticator = confirmedCall<void>('accounts/two-step/authenticator/remove/');
export const renewRecoveryCodes = confirmedCall<RecoveryCodesReply>('accounts/two-step/recovery-codes/');
export const turnOff = confirmedCall<void>('accounts/two-step/turn-off/');
export const startPasskey = confirmedCall<PasskeyOptions>('accounts/passkeys/options/');
export const removePasskey = (id: string) => confirmedCall<void>(`accounts/passkeys/${id}/remove/`);

export const confirmAuthenticator = (json: { token: string; code: string }) =>
  sendJSON<RecoveryCodesReply>('POST', 'accounts/two-step/authenticator/confirm/', { json });

export const addPasskey = (json: AddPasskeyBody) => sendJSON<AddPasskeyReply>('POST', 'accounts/passkeys/', { json });

export const renamePasskey = (id: string, name: string) =>
  sendJSON<Passkey>('PUT', `accounts/passkeys/${id}/`, { json: { name } });
