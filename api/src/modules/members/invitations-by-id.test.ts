import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CompanyInvitation } from '@wspolnik/contract';
import { sql } from '../../storage/sql.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import {
  accept,
  acceptNew,
  add,
  api,
  asManager,
  invited,
  isMember,
  listed,
  mailsTo,
  post,
  tokenTo,
} from './testing/invitations.ts';

const inviteById = async (user_id: string) => {
  const reply = await add({ user_id }, await asManager());
  assert.equal(reply.statusCode, 200, reply.body);
  return { body: reply.body, invitation: reply.json<{ invitation: CompanyInvitation }>().invitation };
};

describe('an invitation by id', () => {
  test('an invitation is mailed, and shows the inviter name and picture until it is accepted, then the address', async () => {
    const email = 'hidden@example.test';
    const id = await addUser(api, { email });
    const { body, invitation } = await inviteById(id);
    assert.deepEqual(invitation.person, { id, name: 'Anna Nowak', image: null, thumbnail: null });
    assert.equal(invitation.email, null);
    assert.ok(!body.includes(email));
    assert.equal((await mailsTo(email)).length, 1);
    assert.ok(!JSON.stringify(await listed()).includes(email), 'the list hides the address as well');
    const resent = await post(`accounts/company-invitations/${invitation.id}/resend`, {}, await asManager());
    assert.deepEqual([resent.statusCode, resent.body.includes(email)], [200, false]);
    assert.equal((await accept(email, { id: invitation.id })).statusCode, 200);
    const accepted = (await listed('?status=accepted')).results.find((row) => row.id === invitation.id);
    assert.equal(accepted?.email, email);
  });

  test('an invitation by id is refused for a company that is not active, which invites only by address', async () => {
    const email = 'private@example.test';
    const user_id = await addUser(api, { email });
    const inventor = await addUser(api, { email: 'inventor@example.test' });
    for (const status of ['draft', 'submitted', 'rejected', 'suspended']) {
      const company = await addCompany(api, 'Zmyślona', status);
      await addMember(api, company, inventor, 'owner');
      const reply = await add({ user_id }, await asUser(api, 'inventor@example.test', company));
      assert.deepEqual(
        [reply.statusCode, reply.json().code, reply.body.includes(email)],
        [409, 'company_not_active', false],
      );
    }
    assert.deepEqual(await mailsTo(email), []);
    const draft = await addCompany(api, 'Szkic', 'draft');
    await addMember(api, draft, inventor, 'owner');
    const byAddress = await add({ email: 'wspolnik@example.test' }, await asUser(api, 'inventor@example.test', draft));
    assert.equal(byAddress.json().invitation.email, 'wspolnik@example.test');
  });

  test('an invitation tells nothing to an inviter who guesses the address; accepting one accepts both', async () => {
    const email = 'guessed@example.test';
    const { invitation } = await inviteById(await addUser(api, { email }));
    const guess = await invited(email);
    assert.notEqual(guess.id, invitation.id);
    assert.deepEqual([guess.email, guess.person], [email, null]);
    assert.equal((await accept(email, { id: guess.id })).statusCode, 200);
    const accepted = (await listed('?status=accepted')).results.map(({ id }) => id);
    assert.ok([guess.id, invitation.id].every((id) => accepted.includes(id)));
    const mine = await api.inject({ url: '/api/accounts/invitations/', headers: await asUser(api, email) });
    assert.equal(mine.json().count, 0);
  });

  test('an invitation stays with the person when the address changes, and is for nobody else', async () => {
    const id = await addUser(api, { email: 'former@example.test' });
    const { invitation } = await inviteById(id);
    const token = await tokenTo('former@example.test');
    await api.db.query(sql`update users set email = 'current@example.test' where id = ${id}`);
    assert.equal((await acceptNew(token)).json().code, 'account_exists');
    await addUser(api, { email: 'former@example.test' });
    assert.equal((await accept('former@example.test', { token })).json().code, 'token_invalid');
    const resent = await post(`accounts/company-invitations/${invitation.id}/resend`, {}, await asManager());
    assert.equal(resent.statusCode, 200);
    assert.equal((await mailsTo('current@example.test')).length, 1);
    const reply = await accept('current@example.test', { token: await tokenTo('current@example.test') });
    assert.equal(reply.statusCode, 200);
    assert.ok(await isMember('current@example.test'));
  });
});
