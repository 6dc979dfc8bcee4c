import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CompanyRole, OutboxMail } from '../../contract/index.ts';
import { companyHolder, type Holder, userHolder } from '../../platform/holder.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, as, asUser, PASSWORD, signIn } from '../../testing/people.ts';
import { addCategory, addContact, addOffer } from '../offers/testing.ts';
import { type AccountKind, ledgerAccount, post, systemAccount } from '../points/ledger.sql.ts';

const api = await createTestApi();
const category = await addCategory(api, 'IT');
await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
const asAdmin = await asUser(api, 'admin@example.test');

let people = 0;
async function addPerson(): Promise<{ id: string; email: string; headers: Record<string, string> }> {
  people += 1;
  const email = `person${people}@example.test`;
  const id = await addUser(api, { email });
  return { id, email, headers: as((await signIn(api, email)).access) };
}

interface Team {
  company: string;
  owner: Awaited<ReturnType<typeof addPerson>>;
  headers: Record<string, string>;
}
async function addTeam(name = 'Pracownia'): Promise<Team> {
  const company = await addCompany(api, name);
  const owner = await addPerson();
  await addMember(api, company, owner.id, 'owner');
  return { company, owner, headers: { ...owner.headers, 'company-id': company } };
}

async function addOrder(seller: string, buyer: string, status: string): Promise<string> {
  const offer = await addOffer(api, { company_id: seller, category_id: category });
  const id = newId();
  await api.db.query(sql`
    insert into orders (id, offer_id, seller_id, buyer_user_id, offer_title, price, reward, status)
    values (${id}, ${offer}, ${seller}, ${buyer}, 'Usługa', 10000, 1000, ${status})`);
  return id;
}

async function addPoints(holder: Holder, kind: AccountKind): Promise<void> {
  await api.db.transaction(async (tx) => {
    const from = await systemAccount(tx, 'clearing.card');
    const to = await ledgerAccount(tx, holder, kind);
    const entry = { type: 'WALLET_RECHARGE', status: 'paid_off', orderId: null, at: new Date() } as const;
    await post(tx, { key: newId(), from, to, amount: 500, ...entry });
  });
}

const deleteAccount = (headers: Record<string, string>, payload: object = { password: PASSWORD }) =>
  api.inject({ method: 'POST', url: '/api/accounts/delete-account/', payload, headers });
const deleteOwn = (headers: Record<string, string>, query = '') =>
  api.inject({ method: 'DELETE', url: `/api/accounts/company-delete/${query}`, headers });
const deleteAny = (id: string, headers = asAdmin) =>
  api.inject({ method: 'DELETE', url: `/api/accounts/admin/delete-company/${id}`, headers });
async function mailsTo(email: string): Promise<OutboxMail[]> {
  const reply = await api.inject({ url: '/api/dev/outbox/', query: { to: email } });
  return reply.json<{ results: OutboxMail[] }>().results;
}

/** A verified order whose reward, 10.01, is still due to its buyer and to who referred it. */
async function addDue(seller: string, { userId, companyId }: Holder): Promise<void> {
  const id = await addOrder(seller, (await addPerson()).id, 'verified');
  await api.db.query(sql`
    update orders set referrer_user_id = ${userId}, referrer_company_id = ${companyId}, reward = 1001 where id = ${id}`);
  await api.db.query(sql`
    insert into reward_dues (order_id, company_id, amount, created_at, granted_at)
    values (${id}, ${seller}, 1001, now(), now())`);
}

/** Every text of the database that is kept for good: nothing personal may be found there. */
async function traces(word: string): Promise<string[]> {
  const tables = await api.db.query<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('throttle_counters', 'schema_migrations', 'audit_log') order by 1`);
  const found: string[] = [];
  for (const { name } of tables) {
    const row = await api.db.one<{ hits: number }>(sql`
      select (xpath('/row/n/text()', query_to_xml(
        format('select count(*) as n from %I t where t::text ilike %L', ${name}::text, ${`%${word}%`}::text), false, true, '')))[1]::text::int as hits`);
    if (row && row.hits > 0) found.push(name);
  }
  return found;
}

describe('deleting an account', () => {
  test('ends every session, replaces what is personal and frees the address', async () => {
    const { id, email, headers } = await addPerson();
    const elsewhere = as((await signIn(api, email)).access);
    const friend = await addPerson();
    await addContact(api, id, friend.id);
    await addContact(api, friend.id, id);
    await api.db.query(sql`
      update users set first_name = 'Zdzisława', last_name = 'Kręcigłowa', phone = '+48600700811',
        image = '/api/files/file-a.jpg', thumbnail = '/api/files/file-b.jpg' where id = ${id}`);
    await api.db.query(sql`insert into referral_links (token, user_id) values (${id.slice(-8)}, ${id})`);
    assert.equal((await deleteAccount(headers)).statusCode, 204);
    for (const session of [headers, elsewhere]) {
      const me = await api.inject({ url: '/api/accounts/user-data/', headers: session });
      assert.equal(me.json().code, 'token_not_valid');
    }
    const login = { email, password: PASSWORD };
    const reply = await api.inject({ method: 'POST', url: '/api/accounts/login/', payload: login });
    assert.equal(reply.json().code, 'invalid_credentials');
    assert.equal((await api.inject({ url: `/api/accounts/user-data/${id}/` })).statusCode, 404);
    // The mail that says goodbye goes once it is delivered.
    await api.db.query(sql`delete from outbox`);
    for (const word of ['Zdzisława', 'Kręcigłowa', '600700811']) assert.deepEqual(await traces(word), []);
    const discarded = await api.db.query(
      sql`select key from discarded_files where key in ('file-a.jpg', 'file-b.jpg')`,
    );
    assert.equal(discarded.length, 2);
    const me = await api.inject({ url: '/api/accounts/user-data/', headers: friend.headers });
    assert.equal(me.json().total_contacts, 0);
    await addUser(api, { email });
    assert.equal((await signIn(api, email)).user.companies.length, 0);
  });

  test('is confirmed by mail in the language of the account, and by nothing else', async () => {
    const { id, email, headers } = await addPerson();
    await api.db.query(sql`update users set locale = 'en' where id = ${id}`);
    await api.inject({ method: 'POST', url: '/api/accounts/reset-password/request/', payload: { email } });
    await deleteAccount(headers);
    assert.deepEqual(
      (await mailsTo(email)).map(({ subject }) => subject),
      ['Your account was deleted'],
    );
  });

  test('needs the password, and a person', async () => {
    const { headers } = await addPerson();
    assert.equal((await deleteAccount(headers, { password: 'Wrong!2345' })).json().code, 'invalid_credentials');
    assert.deepEqual((await deleteAccount(headers, {})).json().fields, { password: [{ code: 'required' }] });
    assert.equal((await deleteAccount({})).statusCode, 401);
    for (let attempt = 0; attempt < 9; attempt += 1) await deleteAccount(headers, { password: 'Wrong!2345' });
    assert.equal((await deleteAccount(headers)).json().code, 'throttled');
    assert.equal((await api.inject({ url: '/api/accounts/user-data/', headers })).statusCode, 200);
  });

  test('is refused to the last owner of a company, and leaves a company with two', async () => {
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
    test(`waits for an order that is ${status}`, async () => {
      const { headers, id } = await addPerson();
      await addOrder((await addTeam()).company, id, status);
      const reply = await deleteAccount(headers, { password: PASSWORD, give_up_points: true });
      assert.equal(reply.statusCode, 409);
      assert.equal(reply.json().code, 'has_obligations');
      assert.deepEqual(reply.json().allowed_actions, []);
    });
  }

  test('keeps orders that are over and the ledger under a pseudonym', async () => {
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

  test('lets points go only when one says so, and never those of an open order', async () => {
    const { headers, id } = await addPerson();
    await addPoints(userHolder(id), 'withdrawable');
    const refused = (await deleteAccount(headers)).json();
    assert.deepEqual([refused.code, refused.allowed_actions], ['has_obligations', ['give_up_points']]);
    await addPoints(userHolder(id), 'hold');
    const givingUp = { password: PASSWORD, give_up_points: true };
    assert.deepEqual((await deleteAccount(headers, givingUp)).json().allowed_actions, []);
    const other = await addPerson();
    await addPoints(userHolder(other.id), 'withdrawable');
    assert.equal((await deleteAccount(other.headers, givingUp)).statusCode, 204);
    const entries = await api.db.query(sql`
      select e.id from ledger_entries e join ledger_accounts a on a.id = e.to_account where a.user_id = ${other.id}`);
    assert.equal(entries.length, 1);
  });
});

describe('a referrer who goes', () => {
  async function settle({ company, headers }: Team) {
    await addPoints(companyHolder(company), 'available');
    await addPoints(companyHolder(company), 'available');
    const request = { method: 'POST', url: '/api/pay-event-off/', headers } as const;
    return (await api.inject(request)).json();
  }

  test('leaves the seller owing the buyer’s half alone of a reward that is due', async () => {
    const [person, team] = [await addPerson(), await addTeam('Polecający')];
    for (const [referrer, goes] of [
      [userHolder(person.id), () => deleteAccount(person.headers)],
      [companyHolder(team.company), () => deleteOwn(team.headers)],
    ] as const) {
      const seller = await addTeam();
      await addDue(seller.company, referrer);
      assert.equal((await goes()).statusCode, 204);
      const balance = await api.inject({ url: '/api/point-balance/', headers: seller.headers });
      assert.equal(balance.json().due.amount, '5.01');
      const { settled, paid, due } = await settle(seller);
      assert.deepEqual([settled, paid, due.amount], [1, '5.01', '0.00']);
      const after = await api.inject({ url: '/api/point-balance/', headers: seller.headers });
      assert.equal(after.json().points, '4.99');
    }
  });
});

describe('deleting a company', () => {
  test('takes its profile, members, cards and offers away, and its Company-Id is dead', async () => {
    const { company, owner, headers } = await addTeam('Wyjątkowa Nazwa');
    const member = await addPerson();
    await addMember(api, company, member.id, 'member');
    const offer = await addOffer(api, { company_id: company, category_id: category });
    await api.db.query(sql`
      update companies set email = 'wyjatkowa@example.test', nip = '5260250274', image = '/api/files/file-logo.jpg'
      where id = ${company}`);
    await api.db.query(sql`
      insert into company_verifications (id, company_id, nip, regon, bank_number, submitted_by, submitted_at, status, document,
        document_name, document_mime, document_size)
      values (${newId()}, ${company}, '5260250274', '012100784', '61109010140000071219812874', ${owner.id}, now(), 'active',
        'private-odpis.pdf', 'odpis.pdf', 'application/pdf', 10)`);
    await api.db.query(sql`
      insert into membership_cards (id, number, company_id, taken_at, created_at)
      values (${newId()}, '77001', ${company}, now(), now())`);
    const add = { email: 'invited@example.test', action: 'add' };
    await api.inject({ method: 'POST', url: '/api/accounts/company-manage-users/', payload: add, headers });
    const promote = { user_id: member.id, action: 'promote' };
    const url = '/api/accounts/company-manage-managers/';
    assert.equal((await api.inject({ method: 'POST', url, payload: promote, headers })).statusCode, 200);
    const invitation = new URL(/https?:\S+/.exec((await mailsTo('invited@example.test'))[0]?.text ?? '')?.[0] ?? '');

    assert.equal((await deleteOwn(headers)).statusCode, 204);
    assert.equal((await api.inject({ url: `/api/accounts/company-list-all/${company}/` })).statusCode, 404);
    assert.equal((await api.inject({ url: `/api/offers/${offer}/` })).statusCode, 404);
    for (const person of [owner, member]) {
      const acting = { ...person.headers, 'company-id': company };
      const reply = await api.inject({ url: '/api/accounts/company-data/', headers: acting });
      assert.equal(reply.json().code, 'not_a_member');
      const own = await api.inject({ url: '/api/accounts/company-list/', headers: person.headers });
      assert.equal(own.json().count, 0);
    }
    const preview = await api.inject({ url: `/api/invite/${invitation.search}` });
    assert.equal(preview.json().code, 'token_invalid');
    const card = await api.db.one(sql`select company_id from membership_cards where number = '77001'`);
    assert.deepEqual(card, { company_id: null });
    assert.equal((await mailsTo(owner.email))[0]?.subject, 'Firma Wyjątkowa Nazwa została usunięta');
    await api.db.query(sql`delete from outbox`);
    for (const word of ['Wyjątkowa', 'wyjatkowa', '5260250274', 'invited@']) assert.deepEqual(await traces(word), []);
    const discarded = await api.db.query<{ key: string }>(sql`select key from discarded_files where key like '%o%.%'`);
    assert.ok(['file-logo.jpg', 'private-odpis.pdf'].every((key) => discarded.some((row) => row.key === key)));
  });

  const roles: [CompanyRole | 'stranger', number][] = [
    ['member', 403],
    ['manager', 403],
    ['stranger', 403],
  ];
  for (const [role, status] of roles) {
    test(`is refused to a ${role}`, async () => {
      const { company } = await addTeam();
      const person = await addPerson();
      if (role !== 'stranger') await addMember(api, company, person.id, role);
      const reply = await deleteOwn({ ...person.headers, 'company-id': company });
      assert.equal(reply.statusCode, status);
      assert.equal((await deleteOwn({})).statusCode, 401);
      assert.equal((await api.inject({ url: `/api/accounts/company-list-all/${company}/` })).statusCode, 200);
    });
  }

  test('waits for its open sales, points and dues', async () => {
    const sells = await addTeam();
    await addOrder(sells.company, (await addPerson()).id, 'bought');
    assert.equal((await deleteOwn(sells.headers, '?give_up_points=true')).json().code, 'has_obligations');
    assert.equal((await deleteAny(sells.company)).json().code, 'has_obligations');

    const rich = await addTeam();
    await addPoints(companyHolder(rich.company), 'available');
    assert.deepEqual((await deleteOwn(rich.headers)).json().allowed_actions, ['give_up_points']);
    assert.equal((await deleteOwn(rich.headers, '?give_up_points=true')).statusCode, 204);

    const frozen = await addTeam();
    await addPoints(companyHolder(frozen.company), 'frozen');
    assert.equal((await deleteOwn(frozen.headers, '?give_up_points=true')).statusCode, 409);
  });

  test('and a purchase at the same moment: one of them', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { company, headers } = await addTeam();
      const buyer = await addPerson();
      const offer_id = await addOffer(api, { company_id: company, category_id: category, loyalty_points: 0 });
      const keyed = { ...buyer.headers, 'idempotency-key': newId() };
      const buy = { method: 'POST', url: '/api/offers/buy/', payload: { offer_id }, headers: keyed } as const;
      // The purchase has more to ask first; later rounds give it a start.
      const bought = api.inject(buy);
      for (let turn = 0; turn < round * 2; turn += 1) await new Promise(setImmediate);
      const [purchase, deletion] = await Promise.all([bought, deleteOwn(headers)]);
      assert.equal(purchase.statusCode === 201, deletion.statusCode === 409, `${purchase.body} ${deletion.body}`);
    }
  });

  test('happens once', async () => {
    const { headers } = await addTeam();
    const statuses = (await Promise.all([deleteOwn(headers), deleteOwn(headers)])).map((reply) => reply.statusCode);
    assert.equal(statuses.filter((status) => status === 204).length, 1, String(statuses));
  });

  test('by an admin leaves a trace, and its name is free', async () => {
    const { company, headers, owner } = await addTeam('Zgłoszona');
    await addPoints(companyHolder(company), 'available');
    for (const who of [{}, headers, owner.headers]) {
      assert.ok([401, 403].includes((await deleteAny(company, who)).statusCode));
    }
    assert.equal((await deleteAny(company)).statusCode, 204);
    assert.equal((await deleteAny(company)).statusCode, 404);
    assert.equal((await deleteAny(newId())).statusCode, 404);
    const audit = await api.db.query(sql`select action, details from audit_log where subject_id = ${company}`);
    assert.deepEqual(audit, [{ action: 'company.deleted', details: { name: 'Zgłoszona' } }]);
  });
});
