import assert from 'node:assert/strict';
import type { Attack } from './attack.ts';

const VICTIM = 'admin@demo.wspolnik.test';

export const attack: Attack = {
  aim: 'read the private e-mail address of somebody by the id in their public profile',
  async run({ call, signIn }) {
    const [person, owner, victim] = [await signIn('fresh'), await signIn('owner'), await signIn('admin')];
    const { id: user_id } = await (await call('GET', '/api/accounts/user-data/', { headers: victim })).json();
    const json = { action: 'add', user_id };
    const invite = (headers: Record<string, string>) =>
      call('POST', '/api/accounts/company-manage-users/', { headers, json });
    const created = await call('POST', '/api/accounts/company-create/', { headers: person, json: { name: 'Szkic' } });
    const draft = { ...person, 'company-id': (await created.json()).id };
    const refused = await invite(draft);
    assert.equal(refused.status, 409, 'a company that nobody has looked at invites anybody by id');
    const me = await (await call('GET', '/api/accounts/user-data/', { headers: owner })).json();
    const active = { ...owner, 'company-id': me.companies[0].id };
    const invited = await invite(active);
    assert.equal(invited.status, 200, await invited.clone().text());
    const listed = await call('GET', '/api/accounts/company-invitations/?limit=100', { headers: active });
    for (const reply of [refused, invited, listed])
      assert.ok(!(await reply.text()).includes(VICTIM), 'the address is shown');
    return 'a draft may not invite by id; an active company sees a name and a picture';
  },
};
