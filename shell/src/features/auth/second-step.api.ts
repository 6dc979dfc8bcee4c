import type { LoginReply, PasskeyAssertion, SecondStepBody } from '@wspolnik/api/contract';
import { deviceMarks, sendJSON } from '@wspolnik/shared-auth';

export const finishSignIn = (json: SecondStepBody) =>
  sendJSON<LoginReply>('POST', 'accounts/login/second-step/', { json: { ...json, device_marks: deviceMarks() } });

/** Asks the browser for a passkey; rejects with the browser's error when the person gives up. */
export async function askForPasskey(options: object): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
  const optionsJSON = options as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return (await startAuthentication({ optionsJSON })) as unknown as PasskeyAssertion;
}
