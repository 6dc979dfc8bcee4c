import { addApp, addKey, codeOf, passkeySetup, passPassword } from '../../modules/sign-in/testing/second-step.ts';
import { softwarePasskey } from '../../modules/sign-in/testing/software-passkey.ts';
import { confirmed, PASSWORD } from '../people.ts';
import { type Area, everyone, row, signedIn, userAlone } from './row.ts';
import type { World } from './world.ts';

/** A recovery code of somebody new, whose password was given. */
async function secondStep(world: World): Promise<object> {
  const { email, headers } = await world.copyOf('user');
  const { recovery } = await addApp(world.api, headers);
  const { token } = await passPassword(world.api, email);
  return { token, recovery_code: recovery[0] };
}

/** An authenticator app that the caller is about to confirm. */
async function confirmation(world: World, headers: Record<string, string>): Promise<object> {
  const url = '/api/accounts/two-step/authenticator/';
  const reply = await world.api.inject({ method: 'POST', url, headers: await confirmed(world.api, headers) });
  const { token, secret } = reply.json<{ token: string; secret: string }>();
  return { token, code: codeOf(world.api, secret) };
}

export const signInSteps: Area = {
  title: 'Second step of sign-in',
  rows: [
    row('POST /api/accounts/login/second-step/', everyone(200), async (world) => ({ body: await secondStep(world) }), {
      who: 'The token of a sign-in whose password was right.',
    }),
    row('GET /api/accounts/two-step/', signedIn(200)),
    row('GET /api/accounts/confirm/', signedIn(200)),
    row('POST /api/accounts/confirm/', signedIn(200), () => ({ body: { password: PASSWORD } })),
    row('POST /api/accounts/confirm/options/', signedIn(200)),
    row('POST /api/accounts/two-step/authenticator/', signedIn(200), async (world, name) => ({
      headers: await confirmed(world.api, world.headers(name)),
    })),
    row('POST /api/accounts/two-step/authenticator/confirm/', signedIn(200), async (world, name) => {
      const headers = await world.copyHeaders(name);
      const body = name === 'none' ? { token: 'none', code: '000000' } : await confirmation(world, headers);
      return { headers, body };
    }),
    row('POST /api/accounts/two-step/authenticator/remove/', signedIn(204), async (world, name) => {
      const headers = await world.copyHeaders(name);
      if (name !== 'none') await addApp(world.api, headers);
      return { headers: await confirmed(world.api, headers) };
    }),
    row('POST /api/accounts/two-step/recovery-codes/', signedIn(200), async (world, name) => {
      const headers = await world.copyHeaders(name);
      if (name !== 'none') await addApp(world.api, headers);
      return { headers: await confirmed(world.api, headers) };
    }),
    row(
      'POST /api/accounts/two-step/turn-off/',
      signedIn(204),
      async (world, name) => {
        const headers = await world.copyHeaders(name);
        if (name !== 'none') await addApp(world.api, headers);
        return { headers: await confirmed(world.api, headers) };
      },
      { who: 'In production an admin gets 403 `second_step_required`.' },
    ),
    row('POST /api/accounts/passkeys/options/', signedIn(200), async (world, name) => ({
      headers: await confirmed(world.api, world.headers(name)),
    })),
    row('POST /api/accounts/passkeys/', signedIn(201), async (world, name) => {
      const headers = await world.copyHeaders(name);
      const setup = name === 'none' ? { token: 'none', challenge: 'none' } : await passkeySetup(world.api, headers);
      const response = softwarePasskey().register(setup.challenge);
      return { headers, body: { token: setup.token, name: 'Telefon', response } };
    }),
    row('PUT /api/accounts/passkeys/{id}/', userAlone(200), async (world) => {
      const { passkey } = await addKey(world.api, world.headers('user'));
      return { id: passkey.id, body: { name: 'Laptop' } };
    }),
    row('POST /api/accounts/passkeys/{id}/remove/', userAlone(204), async (world, name) => {
      const { passkey } = await addKey(world.api, world.headers('user'));
      return { id: passkey.id, headers: await confirmed(world.api, world.headers(name)) };
    }),
  ],
};
