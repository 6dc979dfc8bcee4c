import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY_MS } from '@wspolnik/settings';
import { sql } from '../../storage/sql.ts';
import { addMember, addUser, PASSWORD } from '../../testing/people.ts';
import { runDueJobs } from '../jobs.ts';
import { addInvitation } from '../offers/testing/offers.ts';
import { addPerson, addTeam, api, mailsTo, traces } from './testing/deletion.ts';

function signUp(email: string) {
  const form = { first_name: 'Gościwit', last_name: 'Przelotny', password: PASSWORD, terms: true, email };
  return api.inject({ method: 'POST', url: '/api/accounts/register/', payload: form });
}

async function loginCode(email: string): Promise<string> {
  const payload = { email, password: PASSWORD };
  const reply = await api.inject({ method: 'POST', url: '/api/accounts/login/', payload });
  return reply.json().code ?? 'ok';
}

async function passDays(days: number): Promise<void> {
  api.passTime(days * DAY_MS);
  await runDueJobs(api.context, api.context.clock());
}

describe('an unverified account', () => {
  test('an account is deleted 30 days after the last sign-up, and its address is free', async () => {
    const [email, again] = ['przelotny@example.test', 'wraca@example.test'];
    await signUp(email);
    await signUp(again);
    await passDays(20);
    await signUp(again);
    assert.equal(await loginCode(email), 'email_not_verified');
    await passDays(11);
    assert.equal(await loginCode(email), 'invalid_credentials');
    assert.equal(await loginCode(again), 'email_not_verified');
    await passDays(20);
    assert.equal(await loginCode(again), 'invalid_credentials');
    for (const word of ['Gościwit', 'Przelotny', email, again]) assert.deepEqual(await traces(word), []);

    await signUp(email);
    const link = new URL(/https?:\S+/.exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? 'missing:');
    await api.inject({ url: `/api/accounts/verify-email/${link.search}` });
    assert.equal(await loginCode(email), 'ok');
  });

  test('an account stays when it owns something or somebody waits for it, as a verified one does', async () => {
    const [invited, member, disabled] = [
      await addUser(api, { email: 'invited@example.test', verified: false }),
      await addUser(api, { email: 'member@example.test', verified: false }),
      await addUser(api, { email: 'disabled@example.test', verified: false, disabled: true }),
    ];
    const person = await addPerson();
    await addInvitation(api, person.id, invited);
    await addMember(api, (await addTeam()).company, member, 'member');
    const gone = await addUser(api, { email: 'gone@example.test', verified: false });
    await passDays(90);
    const left = await api.db.query<{ id: string }>(sql`
      select id from users where id = any(${[invited, member, disabled, person.id, gone]}::uuid[]) and deleted_at is null`);
    assert.deepEqual(new Set(left.map(({ id }) => id)), new Set([invited, member, disabled, person.id]));
  });
});
