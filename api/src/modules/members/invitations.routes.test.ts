import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { addCompany, addMember, addUser, asUser, PASSWORD, signIn } from '../../testing/people.ts';
import {
  accept,
  acceptNew,
  add,
  api,
  asManager,
  company,
  form,
  type Headers,
  invited,
  isMember,
  linkTo,
  listed,
  mailsTo,
  manager,
  post,
  tokenTo,
} from './testing/invitations.ts';
import { takeReaders } from './testing/readers.ts';

describe('an invitation', () => {
  test('an invitation is mailed to a stranger and listed for the company', async () => {
    const reply = await add({ email: 'new@example.test' }, await asManager());
    const { status, invitation } = reply.json();
    assert.equal(status, 'invited');
    assert.equal(invitation.status, 'sent');
    assert.equal(Date.parse(invitation.expires_at) - Date.parse(invitation.sent_at), 7 * DAY_MS);
    const [mail] = await mailsTo('new@example.test');
    assert.equal(mail?.subject, 'Zaproszenie do firmy Żagle & Liny w serwisie Wspólnik');
    assert.ok(mail?.html.includes('Żagle &amp; Liny'));
    const link = await linkTo('new@example.test');
    assert.equal(link.pathname, '/auth/signup');
    assert.equal(link.searchParams.get('email'), 'new@example.test');
    const { results } = await listed();
    assert.deepEqual(
      results.map(({ email }) => email),
      ['new@example.test'],
    );
    assert.ok(!JSON.stringify(results).includes('token'));
  });

  test('an invitation is mailed to an account in its language and asks the person to sign in', async () => {
    await addUser(api, { email: 'john@example.test' });
    await api.db.query(sql`update users set locale = 'en' where email = 'john@example.test'`);
    const row = await api.db.one<{ id: string }>(sql`select id from users where email = 'john@example.test'`);
    assert.equal((await add({ user_id: row?.id }, await asManager())).statusCode, 200);
    const link = await linkTo('john@example.test');
    assert.equal(link.pathname, '/en/auth/change-profile');
    assert.equal(
      (await mailsTo('john@example.test'))[0]?.subject,
      'Invitation to the company Żagle & Liny at Wspólnik',
    );
    const preview = await api.inject({ url: `/api/invite/${link.search}` });
    assert.equal(preview.json().known, true);
    assert.equal(preview.json().company.id, company);
  });

  test('an invitation is sent only by owners and managers of the company', async () => {
    const identities: [Headers, number][] = [
      [{}, 401],
      [await asUser(api, 'owner@example.test'), 403],
      [await asUser(api, 'member@example.test', company), 403],
      [await asUser(api, 'stranger@example.test', company), 403],
    ];
    for (const [headers, status] of identities) {
      assert.equal((await add({ email: 'nobody@example.test' }, headers)).statusCode, status);
      const list = await api.inject({ url: '/api/accounts/company-invitations/', headers });
      assert.equal(list.statusCode, status);
    }
    assert.deepEqual(await mailsTo('nobody@example.test'), []);
  });

  test('an invitation is refused for a member, an unknown person and a malformed address', async () => {
    const headers = await asManager();
    assert.equal((await add({ email: 'Owner@example.test' }, headers)).json().code, 'already_member');
    assert.equal((await add({ user_id: newId() }, headers)).json().code, 'not_found');
    assert.deepEqual((await add({ email: 'nonsense' }, headers)).json().fields, { email: [{ code: 'email' }] });
    assert.deepEqual((await add({}, headers)).json().fields, { email: [{ code: 'oneOf' }] });
  });

  test('sent again to the same address renews the first and invalidates its link', async () => {
    await invited('again@example.test');
    const old = await tokenTo('again@example.test');
    const first = (await listed()).results.find(({ email }) => email === 'again@example.test');
    const second = await invited('AGAIN@example.test');
    assert.equal(second.id, first?.id);
    assert.equal((await acceptNew(old)).json().code, 'token_invalid');
    const token = await tokenTo('AGAIN@example.test');
    assert.equal((await acceptNew(token)).statusCode, 201);
  });

  test('an invitation is created once when two managers invite at once', async () => {
    const [owner, manager] = [await asUser(api, 'owner@example.test', company), await asManager()];
    const whom = { email: 'twice@example.test' };
    const replies = await Promise.all([add(whom, owner), add(whom, manager)]);
    assert.deepEqual(new Set(replies.map((reply) => reply.json().invitation.id)).size, 1);
  });

  test('an invitation is throttled per address', async () => {
    const headers = await asManager();
    for (let index = 0; index < 5; index += 1) await add({ email: 'flood@example.test' }, headers);
    assert.equal((await add({ email: 'flood@example.test' }, headers)).json().code, 'throttled');
  });

  test('names neither companies nor people whose names mail programs turn into links', async () => {
    const spam = 'PILNE: dopłata 1,99 zł http://evil.pl/zaplac';
    const draft = await addCompany(api, spam, 'draft');
    const spammer = await addUser(api, { email: 'spammer@example.test' });
    await api.db.query(sql`update users set first_name = 'Bank', last_name = 'evil.pl' where id = ${spammer}`);
    await addMember(api, draft, spammer, 'owner');
    const headers = await asUser(api, 'spammer@example.test', draft);
    assert.equal((await add({ email: 'target@example.test' }, headers)).statusCode, 200);
    const [mail] = await mailsTo('target@example.test');
    assert.equal(mail?.subject, 'Zaproszenie do firmy (nazwa pominięta) w serwisie Wspólnik');
    assert.match(mail.text, /Ktoś zaprasza Cię do firmy \(nazwa pominięta\)/);
    assert.ok(!(mail.subject + mail.text + mail.html).includes('evil'));
  });

  test('an invitation is limited to five a day before the company is active, and to fifty a day for an account', async () => {
    const busy = await addUser(api, { email: 'busy@example.test' });
    const companyOf = async (status: string) => {
      const id = await addCompany(api, 'Zajęta', status);
      await addMember(api, id, busy, 'owner');
      return id;
    };
    const inviteAs = async (id: string, count: number, name: string) => {
      const headers = await asUser(api, 'busy@example.test', id);
      const replies = [];
      for (let index = 0; index < count; index += 1) {
        replies.push(await add({ email: `${name}-${index}@example.test` }, headers));
      }
      return replies.filter(({ statusCode }) => statusCode === 200).length;
    };
    assert.equal(await inviteAs(await companyOf('draft'), 7, 'draft'), 5);
    assert.equal(await inviteAs(await companyOf('submitted'), 7, 'submitted'), 5);
    assert.equal(await inviteAs(await companyOf('active'), 50, 'active'), 40);
    api.passTime(DAY_MS);
    assert.equal(await inviteAs(await companyOf('active'), 1, 'next-day'), 1);
  });
});

describe('accepting as a new person', () => {
  test('acceptance creates a verified account of the invited address, a member of the company', async () => {
    await invited('ewa@example.test');
    const token = await tokenTo('ewa@example.test');
    const preview = (await api.inject({ url: `/api/invite/?token=${token}` })).json();
    assert.deepEqual([preview.email, preview.known, preview.invited_by], ['ewa@example.test', false, 'Anna Nowak']);
    const reply = await acceptNew(token, { email: 'mallory@example.test' });
    assert.equal(reply.statusCode, 201);
    assert.deepEqual(reply.json(), { email: 'ewa@example.test', status: 'verified' });
    const session = await signIn(api, 'ewa@example.test', form.password);
    assert.deepEqual(
      session.user.companies.map(({ id, role }) => [id, role]),
      [[company, 'member']],
    );
    assert.equal((await acceptNew(token)).json().code, 'invitation_used', 'the link works once');
    assert.equal((await api.inject({ url: `/api/invite/?token=${token}` })).json().code, 'invitation_used');
    assert.equal((await listed('?status=accepted')).results[0]?.email, 'ewa@example.test');
  });

  test('acceptance applies the rules of registration', async () => {
    await invited('rules@example.test');
    const token = await tokenTo('rules@example.test');
    const cases: [object, object][] = [
      [{ first_name: ' ' }, { first_name: [{ code: 'required' }] }],
      [{ password: 'weak' }, { password: [{ code: 'registerPassword' }] }],
      [{ terms: false }, { terms: [{ code: 'accepted' }] }],
    ];
    for (const [changes, fields] of cases) assert.deepEqual((await acceptNew(token, changes)).json().fields, fields);
    assert.equal((await acceptNew('made-up')).json().code, 'token_invalid');
    assert.equal((await api.inject({ url: '/api/invite/?token=made-up' })).json().code, 'token_invalid');
    assert.ok(!(await isMember('rules@example.test')));
  });

  test('acceptance takes over an unverified account of that address and discards its planted data', async () => {
    await post('accounts/register', { ...form, email: 'planted@example.test', password: 'Obce!99999' });
    await invited('planted@example.test');
    assert.equal((await acceptNew(await tokenTo('planted@example.test'))).statusCode, 201);
    await signIn(api, 'planted@example.test', form.password);
    const planted = { email: 'planted@example.test', password: 'Obce!99999' };
    assert.equal((await post('accounts/login', planted)).statusCode, 401);
  });

  test('acceptance is refused for an existing account, whose owner signs in and accepts', async () => {
    await addUser(api, { email: 'known@example.test' });
    await invited('known@example.test');
    const token = await tokenTo('known@example.test');
    assert.equal((await acceptNew(token)).json().code, 'account_exists');
    await signIn(api, 'known@example.test', PASSWORD);
    assert.equal((await accept('known@example.test', { token })).json().role, 'member');
  });

  test('acceptance has one effect when two people try at once', async () => {
    await invited('race@example.test');
    const token = await tokenTo('race@example.test');
    const replies = await Promise.all([acceptNew(token), acceptNew(token)]);
    assert.deepEqual(replies.map((reply) => reply.statusCode).sort(), [201, 422]);
  });
});

describe('accepting with an account', () => {
  test('acceptance works from the person’s own list, only for the invited address', async () => {
    await addUser(api, { email: 'anna@example.test' });
    const { id } = await invited('Anna@example.test');
    const headers = await asUser(api, 'anna@example.test');
    const mine = (await api.inject({ url: '/api/accounts/invitations/', headers })).json();
    assert.deepEqual(
      mine.results.map((row: { id: string; company: { name: string } }) => [row.id, row.company.name]),
      [[id, 'Żagle & Liny']],
    );
    assert.equal((await accept('stranger@example.test', { id })).json().code, 'not_found');
    const token = await tokenTo('Anna@example.test');
    assert.equal((await accept('stranger@example.test', { token })).json().code, 'token_invalid');
    assert.ok(!(await isMember('anna@example.test')));
    const reply = await post('accounts/invitations/accept', { id }, headers);
    assert.deepEqual([reply.json().id, reply.json().role], [company, 'member']);
    assert.equal((await api.inject({ url: '/api/accounts/invitations/', headers })).json().count, 0);
    assert.equal((await accept('anna@example.test', { id })).json().code, 'invitation_used');
    assert.deepEqual((await accept('anna@example.test', {})).json().fields, { token: [{ code: 'oneOf' }] });
    assert.equal((await post('accounts/invitations/accept', { id })).statusCode, 401);
  });
});

describe('an invited person with an account', () => {
  test('the person finds it in the product, again when it is sent again; the company’s open pages are updated', async () => {
    const invitee = await addUser(api, { email: 'invitee@example.test' });
    await takeReaders(api.db, company);
    const { id } = await invited('Invitee@example.test');
    const expected = {
      kind: 'MemberInvited',
      params: { company: 'Żagle & Liny' },
      company_id: null,
      actor: manager,
      subject: `company:${company}`,
    };
    assert.deepEqual(await takeNotifications(api, invitee), [expected]);
    const team = await takeReaders(api.db, company);
    assert.ok(team.length >= 3 && team.every(([, companyId]) => companyId === company));
    await post(`accounts/company-invitations/${id}/resend`, {}, await asManager());
    assert.deepEqual(await takeNotifications(api, invitee), [expected]);
    await takeReaders(api.db, company);
    await post(`accounts/company-invitations/${id}/revoke`, {}, await asManager());
    assert.deepEqual(await takeReaders(api.db, company), team);
  });
});

describe('a new member', () => {
  test('a new member is announced to the inviter, once, while the inviter belongs to the company', async () => {
    const joined = await addUser(api, { email: 'joins@example.test' });
    await invited('joins@example.test');
    await Promise.all([manager, joined].map((id) => takeNotifications(api, id)));
    const token = await tokenTo('joins@example.test');
    for (const _ of [1, 2]) await accept('joins@example.test', { token });
    const params = { company: 'Żagle & Liny' };
    assert.deepEqual(await takeNotifications(api, manager), [
      { kind: 'MemberAdded', params, company_id: null, actor: joined, subject: `company:${company}` },
    ]);
    assert.deepEqual(await takeNotifications(api, joined), []);
    await invited('orphan@example.test');
    await api.db.query(sql`delete from company_members where user_id = ${manager}`);
    assert.equal((await acceptNew(await tokenTo('orphan@example.test'))).statusCode, 201);
    assert.deepEqual(await takeNotifications(api, manager), []);
    await addMember(api, company, manager, 'manager');
  });
});
