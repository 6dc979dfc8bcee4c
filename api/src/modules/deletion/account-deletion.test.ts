import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { newId } from '../../platform/ids.ts';
import { userAsOwner } from '../../platform/sign-in/account-owner.ts';
import { sql } from '../../storage/sql.ts';
import { addCompany, addMember, addUser, as, PASSWORD, signIn } from '../../testing/people.ts';
import { insertMessage } from '../contact/contact.sql.ts';
import { runDueJobs } from '../jobs.ts';
import { addCategory, addContact, addOffer } from '../offers/testing/offers.ts';
import { addApp, addKey } from '../sign-in/testing/second-step.ts';
import {
  addOrder,
  addPerson,
  addPoints,
  addTeam,
  api,
  deleteAccount,
  deleteAny,
  eraseRequested,
  mailsTo,
  requestDeletion,
  traces,
} from './testing/deletion.ts';

describe('deleting an account', () => {
  test('ends every session, replaces personal data and frees the address', async () => {
    const { id, email, headers } = await addPerson();
    const elsewhere = as((await signIn(api, email)).access);
    const friend = await addPerson();
    await addContact(api, id, friend.id);
    await api.db.query(sql`
      update users set first_name = 'Zdzisława', last_name = 'Kręcigłowa', phone = '+48600700811',
        image = '/api/files/file-a.jpg', thumbnail = '/api/files/file-b.jpg' where id = ${id}`);
    await api.db.query(sql`insert into referral_links (token, user_id) values (${id.slice(-8)}, ${id})`);
    const settings = [{ kind: 'PostReacted', mail: 'daily' }];
    await api.inject({ method: 'PUT', url: '/api/notification-settings/', payload: { settings }, headers });
    const written = {
      headline: 'Zegarmistrzyni',
      city: 'Wąchock',
      seeks: ['Sprężynki'],
      offers: ['Kukułki'],
      about: 'Nakręcam',
    };
    const links = { facebook: 'fb.com/zegary-a', linkedin: 'linkedin.com/in/zegary-b', twitter: 'x.com/zegary-c' };
    await api.inject({ method: 'PUT', url: '/api/accounts/profile/', payload: { ...written, ...links }, headers });
    assert.equal((await deleteAccount(headers)).statusCode, 204);
    assert.deepEqual(await api.db.query(sql`select kind from notification_settings where user_id = ${id}`), []);
    for (const session of [headers, elsewhere]) {
      const me = await api.inject({ url: '/api/accounts/user-data/', headers: session });
      assert.equal(me.json().code, 'token_not_valid');
    }
    const login = { email, password: PASSWORD };
    const reply = await api.inject({ method: 'POST', url: '/api/accounts/login/', payload: login });
    assert.equal(reply.json().code, 'invalid_credentials');
    assert.equal((await api.inject({ url: `/api/accounts/user-data/${id}/` })).statusCode, 404);
    // The mail that confirms the deletion is removed once it is delivered.
    await api.db.query(sql`delete from outbox`);
    for (const word of ['Zdzisława', 'Kręcigłowa', '600700811', ...Object.values(written).flat(), 'zegary'])
      assert.deepEqual(await traces(word), []);
    const discarded = await api.db.query(
      sql`select key from discarded_files where key in ('file-a.jpg', 'file-b.jpg')`,
    );
    assert.equal(discarded.length, 2);
    const me = await api.inject({ url: '/api/accounts/user-data/', headers: friend.headers });
    assert.equal(me.json().total_contacts, 0);
    await addUser(api, { email });
    assert.equal((await signIn(api, email)).user.companies.length, 0);
  });

  test('ends the referral links of a person and of a company, with their clicks', async () => {
    const leaving = await addPerson();
    const { company, headers } = await addTeam();
    const offer = await addOffer(api, {
      company_id: await addCompany(api, 'Sprzedawca'),
      category_id: await addCategory(api, 'Polecane'),
    });
    for (const as of [leaving.headers, headers]) {
      const { token } = (await api.inject({ url: '/api/reflink/', headers: as })).json<{ token: string }>();
      await api.db.query(sql`
        insert into referral_clicks (token, offer_id, day, count) values (${token}, ${offer}, '2026-11-21', 3)`);
    }
    const clicks = () => api.db.query(sql`select from referral_clicks where offer_id = ${offer}`);
    assert.equal((await deleteAccount(leaving.headers)).statusCode, 204);
    assert.equal((await clicks()).length, 1);
    await deleteAny(company);
    assert.equal((await clicks()).length, 0);
  });

  test('ends the blocks of messages by the person and of them, and no other', async () => {
    const [leaving, staying] = [await addPerson(), await addPerson()];
    const { company, headers } = await addTeam();
    const block = async (as: Record<string, string>, payload: object) =>
      assert.equal(
        (await api.inject({ method: 'POST', url: '/api/message-blocks/', payload, headers: as })).statusCode,
        204,
      );
    await block(leaving.headers, { company_id: company });
    for (const { id } of [leaving, staying]) await block(headers, { user_id: id });
    assert.equal((await deleteAccount(leaving.headers)).statusCode, 204);
    const left = await api.db.query(sql`
      select blocked_user_id as id from message_blocks
      where ${company}::uuid in (blocker_company_id, blocked_company_id) or ${leaving.id}::uuid in (blocker_user_id, blocked_user_id)`);
    assert.deepEqual(left, [{ id: staying.id }]);
  });

  test('deletion removes the second step and the messages of the person to the support', async () => {
    const { id, headers } = await addPerson();
    await addApp(api, headers);
    await addKey(api, headers, 'Klucz Zdzisławy');
    const words = { topic: 'help', name: 'Zdzisława', email: 'z@example.test', text: 'Nie działa mi telefon' } as const;
    const message = { ...words, id: newId(), number: 1, locale: 'pl', userId: id, files: [] } as const;
    await insertMessage(api.db, message, api.context.clock());
    assert.equal((await deleteAccount(headers)).statusCode, 204);
    const left = await api.db.query(sql`
      select 'app' as kind from totp_authenticators where user_id = ${id}
      union all select 'passkey' from passkeys where user_id = ${id}
      union all select 'recovery code' from recovery_codes where user_id = ${id}
      union all select 'message' from contact_messages where text = ${message.text}`);
    assert.deepEqual(left, []);
  });

  test('deletion is announced and confirmed by mail in the language of the account, and by nothing else', async () => {
    const { id, email, headers } = await addPerson();
    await api.db.query(sql`update users set locale = 'en' where id = ${id}`);
    await api.inject({ method: 'POST', url: '/api/accounts/reset-password/request/', payload: { email } });
    await runDueJobs(api.context, api.context.clock());
    await requestDeletion(headers);
    assert.match((await mailsTo(email))[0]?.subject ?? '', /^Your account will be deleted on \w/);
    await eraseRequested();
    assert.deepEqual(
      (await mailsTo(email)).map(({ subject }) => subject),
      ['Your account was deleted'],
    );
  });

  test('deletion needs a signed-in person', async () => {
    assert.equal((await deleteAccount({})).statusCode, 401);
  });

  test('deletion is refused to the last owner of a company and allowed to one of two', async () => {
    const { company, owner } = await addTeam();
    assert.equal((await deleteAccount(owner.headers)).json().code, 'last_owner');
    const second = await addPerson();
    await addMember(api, company, second.id, 'owner');
    const replies = await Promise.all([deleteAccount(owner.headers), deleteAccount(second.headers)]);
    assert.deepEqual(replies.map((reply) => reply.statusCode).sort(), [204, 409]);
    const owners = await api.db.query(sql`select user_id from company_members where company_id = ${company}`);
    assert.equal(owners.length, 1);
  });

  for (const status of ['bought', 'in_verification', 'rejected', 'verified', 'reported']) {
    test(`deletion is refused while an order is ${status}`, async () => {
      const { headers, id } = await addPerson();
      await addOrder((await addTeam()).company, id, status);
      const reply = await deleteAccount(headers, { give_up_points: true });
      assert.equal(reply.statusCode, 409);
      assert.equal(reply.json().code, 'has_obligations');
      assert.deepEqual(reply.json().allowed_actions, []);
    });
  }

  test('deletion keeps finished orders and the ledger under a pseudonym', async () => {
    const { headers, id } = await addPerson();
    const seller = await addTeam();
    await addOrder(seller.company, id, 'completed');
    await addOrder(seller.company, id, 'cancelled');
    assert.equal((await deleteAccount(headers)).statusCode, 204);
    const row = await api.db.one(sql`
      select count(*) as orders, min(u.first_name || ' ' || u.last_name) as name, min(u.email) as email
      from orders o join users u on u.id = o.buyer_user_id where u.id = ${id}`);
    assert.deepEqual(row, { orders: 2, name: 'Konto usunięte', email: `${id}@deleted.invalid` });
  });

  test('deletion gives up points only on request, and never those of an open order', async () => {
    const { headers, id } = await addPerson();
    await addPoints(userAsOwner(id), 'withdrawable');
    const refused = (await deleteAccount(headers)).json();
    assert.deepEqual([refused.code, refused.allowed_actions], ['has_obligations', ['give_up_points']]);
    await addPoints(userAsOwner(id), 'hold');
    const givingUp = { give_up_points: true };
    assert.deepEqual((await deleteAccount(headers, givingUp)).json().allowed_actions, []);
    const other = await addPerson();
    await addPoints(userAsOwner(other.id), 'withdrawable');
    assert.equal((await deleteAccount(other.headers, givingUp)).statusCode, 204);
    const entries = await api.db.query(sql`
      select e.id from ledger_entries e join ledger_accounts a on a.id = e.to_account where a.user_id = ${other.id}`);
    assert.equal(entries.length, 1);
  });
});
