import assert from 'node:assert/strict';
import { HOUR_MS } from '@wspolnik/settings';
import type { Attack } from './attack.ts';

const WRONG = 12;
/** Other calls that a session must not make without a confirmation. */
const ACCOUNT_CALLS = [
  'delete-account/',
  'export/',
  'change-email/',
  'two-step/authenticator/',
  'two-step/authenticator/remove/',
  'two-step/recovery-codes/',
  'two-step/turn-off/',
  'passkeys/options/',
];
/** With valid check digits. */
const FOREIGN = '61109010140000071219812874';

export const attack: Attack = {
  aim: 'withdraw the points of somebody whose session they have, or take over or delete their account',
  async run({ call, signIn }) {
    const victim = await signIn('user');
    const codeOf = async (reply: Response) => ((await reply.json()) as { code?: string }).code;
    const ask = (confirmation: string | null, json: object) => {
      const headers = { ...victim, 'idempotency-key': crypto.randomUUID(), ...(confirmation && { confirmation }) };
      return call('POST', '/api/payment/requestwithdrawal/', { headers, json });
    };
    const accounts = await call('GET', '/api/payment/payout-accounts/', { headers: victim });
    const { results } = (await accounts.json()) as { results: { bank_number: string }[] };
    const known = { amount: '0.01', bank_number: results[0]?.bank_number };
    for (const made of [null, '', 'made-up', '1.AAAA'])
      assert.equal(await codeOf(await ask(made, known)), 'confirmation_required');

    const other = await call('POST', '/api/accounts/confirm/', {
      headers: await signIn('fresh'),
      json: { password: 'Demo!2345' },
    });
    const { token: foreign } = (await other.json()) as { token: string };
    assert.equal(await codeOf(await ask(foreign, known)), 'confirmation_required');

    for (const path of ACCOUNT_CALLS) {
      for (const confirmation of ['', 'made-up', foreign]) {
        const json = { email: 'zlodziej@example.test', password: 'Demo!2345' };
        const reply = await call('POST', `/api/accounts/${path}`, { headers: { ...victim, confirmation }, json });
        assert.equal(await codeOf(reply), 'confirmation_required', path);
      }
    }

    const statuses: number[] = [];
    for (let count = 0; count < WRONG; count += 1) {
      const json = { password: `Zgadywane${count}!` };
      statuses.push((await call('POST', '/api/accounts/confirm/', { headers: victim, json })).status);
    }
    assert.ok(statuses.every((status) => status >= 400) && statuses.at(-1) === 429, `${statuses}`);

    const added = await call('POST', '/api/payment/payout-accounts/', {
      headers: victim,
      json: { bank_number: FOREIGN },
    });
    const { usable_at } = (await added.json()) as { usable_at: string };
    assert.ok(Date.parse(usable_at) > Date.now() + 23 * HOUR_MS);
    return `${WRONG} wrong passwords and 5 made-up confirmations withdrew nothing, also with ${ACCOUNT_CALLS.length} other calls; an account of theirs waits a day`;
  },
};
