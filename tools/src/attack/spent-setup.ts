import assert from 'node:assert/strict';
import { TOTP } from 'otpauth';
import type { Attack } from './attack.ts';

export const attack: Attack = {
  aim: 'add their own authenticator app with a setup that was used, begun in another session, or not confirmed',
  async run({ call, signIn }) {
    const [own, stolen] = [await signIn('user'), await signIn('user')];
    const post = (path: string, headers: Record<string, string>, json: object) =>
      call('POST', `/api/accounts/${path}`, { headers, json });
    const codeOf = async (reply: Response) => ((await reply.json()) as { code?: string }).code;
    const SETUP = 'two-step/authenticator/';
    assert.equal(await codeOf(await post(SETUP, own, {})), 'confirmation_required');
    const proof = await post('confirm/', own, { password: 'Demo!2345' });
    const { token: confirmation } = (await proof.json()) as { token: string };
    const begun = await post(SETUP, { ...own, confirmation }, {});
    const { token, secret } = (await begun.json()) as { token: string; secret: string };
    const json = { token, code: new TOTP({ secret }).generate() };
    assert.equal(await codeOf(await post(`${SETUP}confirm/`, stolen, json)), 'token_invalid');
    assert.equal((await post(`${SETUP}confirm/`, own, json)).status, 200);
    assert.equal(await codeOf(await post(`${SETUP}confirm/`, own, json)), 'token_invalid');
    return 'a setup added one app, only in its own session';
  },
};
