import type { PasskeyAssertion } from '@wspolnik/contract';

/** Asks the browser for a passkey; rejects with the browser's error when the person gives up. */
export async function askForPasskey(options: object): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
  const optionsJSON = options as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return (await startAuthentication({ optionsJSON })) as unknown as PasskeyAssertion;
}
