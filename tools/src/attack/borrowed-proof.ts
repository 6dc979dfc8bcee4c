import assert from 'node:assert/strict';
import type { Attack } from './attack.ts';

const PASSWORD = 'Demo!2345';
const STRANGER = 'obcy@example.test';
const ASKERS = ['fresh', 'user', 'member', 'manager', 'owner', 'moderator'] as const;

export const attack: Attack = {
  aim: 'use what a person confirmed in another session, delete a company unconfirmed, make an admin without a second one, or fill the mailbox of a stranger',
  async run({ call, signIn }) {
    const codeOf = async (reply: Response) => ((await reply.json()) as { code?: string }).code;
    const confirmed = async (headers: { authorization: string }) => {
      const reply = await call('POST', '/api/accounts/confirm/', { headers, json: { password: PASSWORD } });
      return { ...headers, confirmation: ((await reply.json()) as { token: string }).token };
    };
    const [own, stolen] = [await signIn('user'), await signIn('user')];
    const { confirmation } = await confirmed(own);
    const borrowed = { headers: { ...stolen, confirmation }, json: {} };
    for (const path of ['export/', 'delete-account/', 'two-step/authenticator/'])
      assert.equal(await codeOf(await call('POST', `/api/accounts/${path}`, borrowed)), 'confirmation_required', path);
    const owner = await signIn('owner');
    const me = await call('GET', '/api/accounts/user-data/', { headers: owner });
    const { companies } = (await me.json()) as { companies: { id: string }[] };
    const deletion = { headers: { ...owner, 'company-id': companies[0]?.id ?? '' } };
    assert.equal(
      await codeOf(await call('DELETE', '/api/accounts/company-delete/', deletion)),
      'confirmation_required',
    );

    const admin = await confirmed(await signIn('admin'));
    const found = await call('GET', '/api/admin/user_list/?q=fresh@demo.wspolnik.test', { headers: admin });
    const { results } = (await found.json()) as { results: { id: string }[] };
    const address = `/api/admin/users/${results[0]?.id}/role/`;
    const made = await call('POST', address, { headers: admin, json: { role: 'ADMIN', reason: 'Sam tak chcę' } });
    assert.equal(((await made.json()) as { role?: string }).role, 'USER');
    const seen = await call('GET', address.replace('role/', ''), { headers: admin });
    const { role_proposal } = (await seen.json()) as { role_proposal: { proposed_at: string } };
    const approval = { decision: 'approve', proposed_at: role_proposal.proposed_at };
    const approved = await call('POST', `${address}decide/`, { headers: admin, json: approval });
    assert.equal(await codeOf(approved), 'own_proposal');

    for (const account of ASKERS) {
      const headers = await confirmed(await signIn(account));
      await call('POST', '/api/accounts/change-email/', { headers, json: { email: STRANGER } });
    }
    const outbox = await call('GET', `/api/dev/outbox/?to=${STRANGER}`);
    const { count } = (await outbox.json()) as { count: number };
    assert.ok(count <= 5, `a stranger got ${count} mails`);
    return `a confirmation opened nothing elsewhere, a single admin made none, ${ASKERS.length} accounts sent a stranger ${count} mails`;
  },
};
