import type { AddPasskeyReply, AuthenticatorSetup, PasskeyOptions, SecondStepReply } from '@wspolnik/contract/two-step';
import { TOTP } from 'otpauth';
import type { TestApi } from '../../../testing/harness.ts';
import { confirmed, PASSWORD } from '../../../testing/people.ts';
import { type SoftwarePasskey, softwarePasskey } from './software-passkey.ts';

type Headers = Record<string, string>;

const post = (api: TestApi, url: string, payload: object, headers: Headers = {}) =>
  api.inject({ method: 'POST', url: `/api/accounts/${url}`, payload, headers });

/** The code that the app shows, now or some periods of 30 seconds away. */
export function codeOf(api: TestApi, secret: string, periods = 0): string {
  const timestamp = api.context.clock().getTime() + periods * 30_000;
  return new TOTP({ secret }).generate({ timestamp });
}

/** Sets up an authenticator app; its next code is valid 30 seconds later. */
export async function addApp(api: TestApi, headers: Headers): Promise<{ secret: string; recovery: string[] }> {
  const setup = await post(api, 'two-step/authenticator/', {}, await confirmed(api, headers));
  const { secret, token } = setup.json<AuthenticatorSetup>();
  const body = { token, code: codeOf(api, secret) };
  const reply = await post(api, 'two-step/authenticator/confirm/', body, headers);
  if (reply.statusCode !== 200) throw new Error(`authenticator app: ${reply.body}`);
  return { secret, recovery: reply.json<{ recovery_codes: string[] | null }>().recovery_codes ?? [] };
}

export async function passkeySetup(api: TestApi, headers: Headers): Promise<{ token: string; challenge: string }> {
  const reply = await post(api, 'passkeys/options/', {}, await confirmed(api, headers));
  const { token, options } = reply.json<PasskeyOptions>();
  return { token, challenge: String(options?.challenge) };
}

export async function addKey(
  api: TestApi,
  headers: Headers,
  name = 'Telefon',
): Promise<AddPasskeyReply & { key: SoftwarePasskey }> {
  const key = softwarePasskey();
  const { token, challenge } = await passkeySetup(api, headers);
  const reply = await post(api, 'passkeys/', { token, name, response: key.register(challenge) }, headers);
  if (reply.statusCode !== 201) throw new Error(`passkey: ${reply.body}`);
  return { ...reply.json<AddPasskeyReply>(), key };
}

/** Gives the right password; answers what is awaited. */
export async function passPassword(api: TestApi, email: string): Promise<SecondStepReply['second_step']> {
  const reply = await post(api, 'login/', { email, password: PASSWORD });
  if (reply.statusCode !== 202) throw new Error(`no second step: ${reply.body}`);
  return reply.json<SecondStepReply>().second_step;
}

export const proveSecondStep = (api: TestApi, body: object): ReturnType<TestApi['inject']> =>
  post(api, 'login/second-step/', body);
