import assert from 'node:assert/strict';
import type { Attack } from './attack.ts';

const LEAKED = ['Password1!', 'P@ssw0rd', 'Qwerty123!', '!QAZ2wsx', 'Zaq12wsx!'];

export const attack: Attack = {
  aim: 'guess the passwords of accounts by the lists of what leaked elsewhere',
  async run({ call, signIn }) {
    const refused = async (path: string, json: object, headers?: Record<string, string>) => {
      const response = await call('POST', `/api/accounts/${path}/`, { json, headers });
      const { fields } = (await response.json()) as { fields?: unknown };
      assert.deepEqual([response.status, fields], [422, { password: [{ code: 'breached' }] }], JSON.stringify(json));
    };
    const headers = await signIn('fresh');
    for (const [index, password] of LEAKED.entries()) {
      const person = { email: `leaked${index}@attack.test`, first_name: 'Ewa', last_name: 'Lis', terms: true };
      await refused('register', { ...person, password });
      await refused('change-password', { old_password: 'Demo!2345', password }, headers);
      await refused('reset-password/submit', { uidb64: 'AAAA', token: 'none', password });
    }
    return `${LEAKED.length} of them satisfy the rule and were refused at sign-up, change and reset`;
  },
};
