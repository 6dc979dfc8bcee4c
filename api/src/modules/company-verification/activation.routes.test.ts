import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { newNip } from '../../testing/tax-numbers.ts';
import { sealRequestNumber } from './bank-number.ts';
import { seenRequest } from './testing/seen-request.ts';

const api = await createTestApi();

const admin = await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
const owner = await addUser(api, { email: 'owner@example.test' });
const manager = await addUser(api, { email: 'manager@example.test' });
const member = await addUser(api, { email: 'member@example.test' });
await addUser(api, { email: 'user@example.test' });

async function addSubmitted(name: string): Promise<string> {
  const id = await addCompany(api, name, 'submitted');
  await addMember(api, id, owner, 'owner');
  const request = newId();
  const bank_number = sealRequestNumber(api.context.vault, request, '61109010140000071219812874');
  await api.db.query(sql`
    insert into company_verifications (id, company_id, nip, regon, bank_number, submitted_by, submitted_at)
    values (${request}, ${id}, ${newNip()}, '012100784', ${bank_number}, ${owner}, now())`);
  return id;
}

const company = await addSubmitted('Pracownia Żagli');
await addMember(api, company, manager, 'manager');
await addMember(api, company, member, 'member');
await addMember(api, company, admin, 'member');
const asAdmin = await asUser(api, 'admin@example.test');

interface Decision {
  company_id: string;
  approve: boolean;
  reason?: string | undefined;
}
async function decide(decision: Decision, headers: Record<string, string> = asAdmin) {
  const payload = { ...(await seenRequest(api, asAdmin, decision.company_id)), ...decision };
  return api.inject({ method: 'POST', url: '/api/admin/verify_company/', payload, headers });
}
const list = (query = '', headers: Record<string, string> = asAdmin) =>
  api.inject({ url: `/api/accounts/admin/cva/${query}`, headers });

/** Every caller except an admin who acts as a person. */
const others: [string, number, () => Promise<Record<string, string>>][] = [
  ['a guest', 401, async () => ({})],
  ['somebody with a made-up token', 401, async () => ({ authorization: 'Bearer made-up' })],
  ['a user', 403, () => asUser(api, 'user@example.test')],
  ['the owner', 403, () => asUser(api, 'owner@example.test', company)],
  ['the owner as a person', 403, () => asUser(api, 'owner@example.test')],
  ['a manager', 403, () => asUser(api, 'manager@example.test', company)],
  ['a member', 403, () => asUser(api, 'member@example.test', company)],
  ['an admin who acts as a company', 403, () => asUser(api, 'admin@example.test', company)],
];

describe('activation', () => {
  for (const [who, status, headers] of others) {
    test(`activation is closed to ${who}`, async () => {
      const identity = await headers();
      assert.equal((await list('', identity)).statusCode, status);
      assert.equal((await decide({ company_id: company, approve: true }, identity)).statusCode, status);
      const row = await api.db.one(sql`select status from companies where id = ${company}`);
      assert.deepEqual(row, { status: 'submitted' });
    });
  }

  test('shows what an admin needs to decide', async () => {
    const page = (await list('?q=zagli')).json();
    assert.equal(page.count, 1);
    const [request] = page.results;
    assert.equal(request.company.name, 'Pracownia Żagli');
    assert.match(request.nip, /^\d{10}$/);
    assert.equal(request.submitted_by.email, 'owner@example.test');
    assert.equal(request.status, 'submitted');
    assert.equal((await list('?q=nothing-like-it')).json().count, 0);
  });

  test('activation makes the company active once and records the admin', async () => {
    const id = await addSubmitted('Aktywowana');
    const replies = await Promise.all([
      decide({ company_id: id, approve: true }),
      decide({ company_id: id, approve: true }),
    ]);
    assert.deepEqual(replies.map((reply) => reply.statusCode).sort(), [200, 409]);
    assert.equal(replies.find((reply) => reply.statusCode === 409)?.json().code, 'already_decided');
    const seen = await api.inject({ url: `/api/accounts/company-list-all/${id}/` });
    assert.equal(seen.json().status, 'active');
    const audit = await api.db.query(sql`select actor_id, action from audit_log where subject_id = ${id}`);
    assert.deepEqual(audit, [{ actor_id: admin, action: 'company.activated' }]);
    const notification = { company_id: id, actor: null, subject: `company:${id}` };
    assert.deepEqual(await takeNotifications(api, owner), [
      { kind: 'CompanyActivated', params: { company: 'Aktywowana' }, ...notification },
    ]);
    await assert.rejects(api.db.query(sql`delete from audit_log where subject_id = ${id}`), /append only/);
  });

  test('a rejection needs a reason', async () => {
    const id = await addSubmitted('Odrzucona');
    for (const reason of [undefined, '   ']) {
      const reply = await decide({ company_id: id, approve: false, reason });
      assert.equal(reply.statusCode, 422);
      assert.deepEqual(reply.json().fields, { reason: [{ code: 'required' }] });
    }
    assert.deepEqual((await decide({ company_id: id, approve: false, reason: 'Zły NIP' })).json(), {
      company_id: id,
      status: 'rejected',
    });
    const [request] = (await list('?q=odrzucona')).json().results;
    assert.equal(request.reason, 'Zły NIP');
    const params = { company: 'Odrzucona', reason: 'Zły NIP' };
    assert.deepEqual(await takeNotifications(api, owner), [
      { kind: 'CompanyRejected', params, company_id: id, actor: null, subject: `company:${id}` },
    ]);
    assert.equal((await api.inject({ url: `/api/accounts/company-list-all/${id}/` })).statusCode, 404);
  });

  test('activation answers 404 for an unknown company', async () => {
    assert.equal((await decide({ company_id: newId(), approve: true })).json().code, 'not_found');
    assert.equal((await decide({ company_id: 'nonsense', approve: true })).json().code, 'validation_failed');
  });
});

test('two companies with one tax number cannot both become active', async () => {
  const [first, second] = [await addSubmitted('Pierwsza'), await addSubmitted('Druga')];
  await api.db.query(
    sql`update company_verifications set nip = '5260250274' where company_id in (${first}, ${second})`,
  );
  assert.equal((await decide({ company_id: first, approve: true })).statusCode, 200);
  const refused = await decide({ company_id: second, approve: true });
  assert.deepEqual([refused.statusCode, refused.json().fields], [422, { nip: [{ code: 'nipTaken' }] }]);
  assert.equal(
    (await decide({ company_id: second, approve: false, reason: 'Taki NIP ma inna firma' })).statusCode,
    200,
  );
});

test('two companies with one tax number, activated at the same time: one succeeds', async () => {
  const [first, second] = [await addSubmitted('Jednoczesna A'), await addSubmitted('Jednoczesna B')];
  await api.db.query(
    sql`update company_verifications set nip = '7010012342' where company_id in (${first}, ${second})`,
  );
  const replies = await Promise.all([first, second].map((id) => decide({ company_id: id, approve: true })));
  assert.deepEqual(replies.map(({ statusCode }) => statusCode).sort(), [200, 422]);
  const active = await api.db.query(sql`select id from companies where nip = '7010012342' and status = 'active'`);
  assert.equal(active.length, 1);
});

describe('a request', () => {
  test('a request is found by NIP and at its own address, with the company that has its number and who decided', async () => {
    const [taken, id] = [await addSubmitted('Zajmuje'), await addSubmitted('Prosi')];
    await api.db.query(sql`update company_verifications set nip = '8133335550' where company_id in (${taken}, ${id})`);
    await decide({ company_id: taken, approve: true });
    const found = (await list('?q=813-333&status=submitted')).json();
    assert.equal(found.count, 1);
    const [request] = found.results;
    assert.deepEqual(request.nip_taken_by, { id: taken, name: 'Zajmuje' });
    await decide({ company_id: id, approve: false, reason: 'Ten NIP ma inna firma' });
    const seen = (await api.inject({ url: `/api/accounts/admin/cva/${request.id}/`, headers: asAdmin })).json();
    assert.deepEqual([seen.status, seen.decided_by.id, seen.nip_taken_by], ['rejected', admin, null]);
    assert.ok(Date.parse(seen.decided_at) > 0);
    const decided = (await list('?status=decided&limit=1')).json();
    assert.equal(decided.results[0].id, request.id);
    const missing = await api.inject({ url: `/api/accounts/admin/cva/${newId()}/`, headers: asAdmin });
    assert.equal(missing.json().code, 'not_found');
  });

  test('a request is not decided by an admin who belongs to the company, nor is anything else about it', async () => {
    const id = await addSubmitted('Własna');
    await addMember(api, id, admin, 'manager');
    assert.equal((await decide({ company_id: id, approve: true })).json().code, 'own_company');
    await api.db.query(sql`update companies set status = 'active' where id = ${id}`);
    const suspend = { company_id: id, suspend: true, reason: 'Spam' };
    const suspended = await api.inject({
      method: 'POST',
      url: '/api/admin/suspend_company/',
      payload: suspend,
      headers: asAdmin,
    });
    assert.equal(suspended.json().code, 'own_company');
    const url = `/api/accounts/admin/delete-company/${id}/`;
    assert.equal((await api.inject({ method: 'DELETE', url, headers: asAdmin })).json().code, 'own_company');
  });

  test('a request is not rejected with a reason of 5,000 characters', async () => {
    const id = await addSubmitted('Długa');
    const reply = await decide({ company_id: id, approve: false, reason: 'x'.repeat(5000) });
    assert.deepEqual([reply.statusCode, Object.keys(reply.json().fields)], [422, ['reason']]);
  });
});
