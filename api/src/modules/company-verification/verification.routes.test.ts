import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ActivationRequest, CompanyVerification, OutboxMail } from '@wspolnik/contract';
import { HOUR_MS } from '@wspolnik/settings';
import { sql } from '../../storage/sql.ts';
import { type FormValue, fileOf, formOf, picture } from '../../testing/forms.ts';
import { createTestApi } from '../../testing/harness.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { newNip } from '../../testing/tax-numbers.ts';
import { seenRequest } from './testing/seen-request.ts';

const api = await createTestApi();
const owner = await addUser(api, { email: 'owner@example.test' });
const manager = await addUser(api, { email: 'manager@example.test' });
const member = await addUser(api, { email: 'member@example.test' });
await addUser(api, { email: 'user@example.test' });
await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
const asAdmin = await asUser(api, 'admin@example.test');

const PDF = fileOf(Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF'), 'odpis KRS.pdf');
const FORM = { nip: '5260250274', regon: '012100784', bank_number: '61109010140000071219812874', document: PDF };

async function addTeam(name: string, status = 'draft'): Promise<string> {
  const company = await addCompany(api, name, status);
  for (const [user, role] of [
    [owner, 'owner'],
    [manager, 'manager'],
    [member, 'member'],
  ] as const) {
    await addMember(api, company, user, role);
  }
  return company;
}

async function submit(
  company: string,
  form: Record<string, FormValue> = { ...FORM, nip: newNip() },
  headers?: Record<string, string>,
) {
  return api.inject({
    method: 'POST',
    url: '/api/accounts/company-verification-submission/',
    payload: formOf(form),
    headers: headers ?? (await asUser(api, 'owner@example.test', company)),
  });
}
const post = (url: string, payload: object, headers = asAdmin) =>
  api.inject({ method: 'POST', url: `/api/admin/${url}/`, payload, headers });
const decide = async (company: string, approve: boolean) => {
  const seen = await seenRequest(api, asAdmin, company);
  return post('verify_company', { ...seen, company_id: company, approve, reason: 'Nieczytelny dokument' });
};
const suspend = (company: string, on: boolean, reason = 'Skargi kupujących') =>
  post('suspend_company', { company_id: company, suspend: on, reason });

async function statusOf(company: string): Promise<string | undefined> {
  return (await api.db.one<{ status: string }>(sql`select status from companies where id = ${company}`))?.status;
}
async function requestOf(name: string): Promise<ActivationRequest> {
  const reply = await api.inject({ url: '/api/accounts/admin/cva/', query: { q: name }, headers: asAdmin });
  return reply.json<{ results: [ActivationRequest] }>().results[0];
}
async function mailsTo(email: string): Promise<OutboxMail[]> {
  const reply = await api.inject({ url: '/api/dev/outbox/', query: { to: email } });
  return reply.json<{ results: OutboxMail[] }>().results;
}

describe('a verification request', () => {
  test('shows numbers and document to an admin, who opens it without a token', async () => {
    const company = await addTeam('Żagle');
    const typed = {
      ...FORM,
      nip: 'PL 526-025-02-74',
      krs: '0000 019193',
      bank_number: 'PL61 1090 1014 0000 0712 1981 2874',
    };
    const reply = await submit(company, typed);
    assert.equal(reply.statusCode, 201, reply.body);
    assert.equal(reply.json().status, 'submitted');
    assert.equal(await statusOf(company), 'submitted');
    const request = await requestOf('zagle');
    assert.deepEqual(
      [request.nip, request.regon, request.krs, request.bank_number],
      ['5260250274', '012100784', '0000019193', '61109010140000071219812874'],
    );
    assert.equal(request.submitted_by.email, 'owner@example.test');
    const { url: address, sent_at, ...document } = request.document ?? { url: '', sent_at: '' };
    assert.equal(sent_at, request.submitted_at);
    const url = address ?? '';
    assert.deepEqual(document, { name: 'odpis KRS.pdf', mime: 'application/pdf', size: PDF.size, state: 'available' });
    const file = await api.inject({ url });
    assert.equal(file.statusCode, 200);
    assert.deepEqual(file.rawPayload, Buffer.from(await PDF.arrayBuffer()));
    assert.ok((await api.inject({ url: url.split('?')[0] ?? '' })).statusCode >= 400);
  });

  test('a photographed document is accepted', async () => {
    const company = await addTeam('Skan');
    assert.equal((await submit(company, { ...FORM, document: await picture() })).statusCode, 201);
  });

  test('a request is allowed to owners and managers', async () => {
    const company = await addTeam('Role');
    const identities: [string, string | undefined, number][] = [
      ['user@example.test', company, 403],
      ['owner@example.test', undefined, 403],
      ['member@example.test', company, 403],
      ['manager@example.test', company, 201],
    ];
    assert.equal((await submit(company, FORM, {})).statusCode, 401);
    for (const [email, acting, status] of identities) {
      assert.equal((await submit(company, FORM, await asUser(api, email, acting))).statusCode, status, email);
    }
  });

  const refused: [string, Record<string, FormValue>, string, string][] = [
    ['a wrong check digit of the NIP', { nip: '5260250275' }, 'nip', 'nip'],
    ['a NIP of zeros', { nip: '0000000000' }, 'nip', 'nip'],
    ['a REGON of another length', { regon: '0121007840' }, 'regon', 'regon'],
    ['a REGON of zeros', { regon: '000000000' }, 'regon', 'regon'],
    ['a short KRS', { krs: '19193' }, 'krs', 'krs'],
    ['an account with a typing mistake', { bank_number: '61109010140000071219812847' }, 'bank_number', 'bankNumber'],
    ['an account of zeros', { bank_number: '0'.repeat(26) }, 'bank_number', 'bankNumber'],
    ['letters', { nip: '526025o274' }, 'nip', 'nip'],
    ['only dashes', { regon: '---' }, 'regon', 'required'],
    ['a disguised program', { document: fileOf(Buffer.from('MZ\0\0binary'), 'odpis.pdf') }, 'document', 'fileFormat'],
  ];
  for (const [what, changes, field, code] of refused) {
    test(`${what} is refused`, async () => {
      const company = await addTeam('Odmowa');
      const reply = await submit(company, { ...FORM, ...changes });
      assert.equal(reply.statusCode, 422, reply.body);
      assert.deepEqual(Object.keys(reply.json().fields), [field]);
      assert.equal(reply.json().fields[field][0].code, code);
      assert.equal(await statusOf(company), 'draft');
    });
  }

  test('lists every invalid and missing number at once', async () => {
    const company = await addTeam('Wszystko');
    const wrong = await submit(company, { ...FORM, nip: '1', regon: '2', bank_number: '3', krs: '4' });
    assert.deepEqual(Object.keys(wrong.json().fields).sort(), ['bank_number', 'krs', 'nip', 'regon']);
    const empty = await submit(company, { krs: '' });
    assert.deepEqual(Object.keys(empty.json().fields).sort(), ['bank_number', 'document', 'nip', 'regon']);
  });

  test('counts once when it is sent twice at once', async () => {
    const company = await addTeam('Podwójna');
    const replies = await Promise.all([submit(company), submit(company)]);
    assert.deepEqual(replies.map((reply) => reply.statusCode).sort(), [201, 409]);
    const rows = await api.db.query(sql`select id from company_verifications where company_id = ${company}`);
    assert.equal(rows.length, 1);
  });
});

describe('the state of a company', () => {
  const stateOf = async (company: string, email = 'owner@example.test') =>
    (
      await api.inject({
        url: '/api/accounts/company-verification-submission/',
        headers: await asUser(api, email, company),
      })
    ).json<CompanyVerification>();

  test('the state is empty before the first request', async () => {
    const company = await addTeam('Pusta');
    assert.deepEqual(await stateOf(company), {
      ...{ company_id: company, status: 'draft', reason: null, submitted_at: null, decided_at: null },
      ...{ numbers: null, document: null, deletion_requested_at: null },
    });
  });

  test('the state has the latest request, its reason, and the bank account only for owners and managers', async () => {
    const company = await addTeam('Stan');
    await submit(company, { ...FORM, nip: newNip() });
    await decide(company, false);
    const nip = newNip();
    api.passTime(1000);
    const rejected = await stateOf(company);
    assert.deepEqual([rejected.status, rejected.reason], ['rejected', 'Nieczytelny dokument']);
    assert.ok((rejected.submitted_at ?? '') <= (rejected.decided_at ?? ''));
    await submit(company, { ...FORM, nip, krs: '0000019193' });
    const open = await stateOf(company, 'manager@example.test');
    assert.deepEqual([open.status, open.reason, open.decided_at], ['submitted', null, null]);
    assert.deepEqual(open.numbers, { nip, regon: FORM.regon, krs: '0000019193', bank_number: FORM.bank_number });
    assert.deepEqual(open.document, { name: 'odpis KRS.pdf', state: 'available' });
    const { numbers } = await stateOf(company, 'member@example.test');
    assert.deepEqual([numbers?.nip, numbers?.bank_number], [nip, null]);
  });

  test('the state has the reason of a suspension', async () => {
    const company = await companyIn('suspended');
    const { status, reason, decided_at } = await stateOf(company);
    assert.deepEqual([status, reason], ['suspended', 'Skargi kupujących']);
    assert.ok(decided_at);
    await suspend(company, false);
    assert.equal((await stateOf(company)).reason, null);
  });
});

for (const state of ['active', 'suspended']) {
  test(`the tax number of another company that is ${state} is refused`, async () => {
    const nip = newNip();
    const taken = await addTeam('Zajęta', state);
    await api.db.query(sql`update companies set nip = ${nip} where id = ${taken}`);
    const reply = await submit(await addTeam('Druga'), { ...FORM, nip });
    assert.deepEqual([reply.statusCode, reply.json().fields], [422, { nip: [{ code: 'nipTaken' }] }]);
    await api.db.query(sql`update companies set status = 'draft' where id = ${taken}`);
    assert.equal((await submit(taken, { ...FORM, nip })).statusCode, 201);
  });
}

/** The result of each step in each state; null where it is refused. */
const MACHINE: Record<string, Record<string, string | null>> = {
  draft: { submit: 'submitted', activate: null, reject: null, suspend: null, reactivate: null },
  submitted: { submit: null, activate: 'active', reject: 'rejected', suspend: null, reactivate: null },
  rejected: { submit: 'submitted', activate: null, reject: null, suspend: null, reactivate: null },
  active: { submit: null, activate: null, reject: null, suspend: 'suspended', reactivate: null },
  suspended: { submit: null, activate: null, reject: null, suspend: null, reactivate: 'active' },
};
const STEPS: Record<string, (company: string) => Promise<{ statusCode: number; json(): { code: string } }>> = {
  submit: (company) => submit(company),
  activate: (company) => decide(company, true),
  reject: (company) => decide(company, false),
  suspend: (company) => suspend(company, true),
  reactivate: (company) => suspend(company, false),
};
/** A company brought into that state by the calls. */
async function companyIn(state: string): Promise<string> {
  const company = await addTeam('Maszyna');
  const steps: Record<string, string[]> = {
    draft: [],
    submitted: ['submit'],
    rejected: ['submit', 'reject'],
    active: ['submit', 'activate'],
    suspended: ['submit', 'activate', 'suspend'],
  };
  for (const step of steps[state] ?? []) assert.ok(((await STEPS[step]?.(company))?.statusCode ?? 500) < 300, step);
  return company;
}

describe('the states of a company', () => {
  for (const [state, steps] of Object.entries(MACHINE)) {
    for (const [step, to] of Object.entries(steps)) {
      test(`${state}: ${step} ${to ? `→ ${to}` : 'is refused'}`, async () => {
        const company = await companyIn(state);
        const reply = await STEPS[step]?.(company);
        assert.equal(await statusOf(company), to ?? state);
        if (to) return;
        assert.equal(reply?.statusCode, 409);
        const code = step === 'activate' || step === 'reject' ? 'already_decided' : 'invalid_transition';
        assert.equal(reply?.json().code, code);
      });
    }
  }

  test('the refusal answers the possible actions instead', async () => {
    assert.deepEqual((await suspend(await companyIn('draft'), true)).json().allowed_actions, ['submit']);
    assert.deepEqual((await submit(await companyIn('active'))).json().allowed_actions, ['suspend']);
  });
});

describe('decisions', () => {
  test('decisions are mailed with their reason, in the language of each owner', async () => {
    await api.db.query(sql`delete from outbox`);
    await api.db.query(sql`update users set locale = 'en' where id = ${manager}`);
    const company = await addTeam('Pocztowa');
    await submit(company, { ...FORM, nip: newNip() }, await asUser(api, 'manager@example.test', company));
    await decide(company, false);
    const [pl] = await mailsTo('owner@example.test');
    assert.equal(pl?.subject, 'Firma Pocztowa: zgłoszenie do poprawy');
    assert.ok(pl?.text.includes('Powód: Nieczytelny dokument'));
    const [en] = await mailsTo('manager@example.test');
    assert.ok(en?.text.includes('Reason: Nieczytelny dokument'));
    assert.ok(en?.text.includes(`/en/companies/verify-company?company_id=${company}`));
    assert.deepEqual(await mailsTo('member@example.test'), []);
    await submit(company);
    await decide(company, true);
    assert.equal((await mailsTo('owner@example.test'))[0]?.subject, 'Firma Pocztowa jest aktywna');
  });
});

describe('a suspension', () => {
  test('a suspension hides the company, tells its owners why, and is audited', async () => {
    const company = await companyIn('active');
    const url = `/api/accounts/company-list-all/${company}/`;
    assert.equal((await api.inject({ url })).statusCode, 200);
    await takeNotifications(api, member);
    await suspend(company, true);
    assert.equal((await api.inject({ url })).statusCode, 404);
    assert.ok((await mailsTo('owner@example.test'))[0]?.text.includes('Skargi kupujących'));
    await suspend(company, false);
    assert.equal((await api.inject({ url })).statusCode, 200);
    const params = { company: 'Maszyna', reason: 'Skargi kupujących' };
    const notification = { params, company_id: company, actor: null, subject: `company:${company}` };
    assert.deepEqual(await takeNotifications(api, member), [
      { kind: 'CompanySuspended', ...notification },
      { kind: 'CompanyActivated', ...notification },
    ]);
    const audit = await api.db.query(sql`
      select action, details from audit_log
      where subject_id = ${company} and action in ('company.suspended', 'company.reactivated') order by at, id`);
    assert.deepEqual(audit, [
      { action: 'company.suspended', details: { reason: 'Skargi kupujących' } },
      { action: 'company.reactivated', details: { reason: 'Skargi kupujących' } },
    ]);
  });

  test('a suspension needs a reason, a company and an admin', async () => {
    const company = await companyIn('active');
    assert.deepEqual((await suspend(company, true, ' ')).json().fields, { reason: [{ code: 'required' }] });
    assert.equal((await suspend('0198a000-0000-7000-8000-000000000000', true)).json().code, 'not_found');
    const payload = { company_id: company, suspend: true, reason: 'x' };
    assert.equal((await post('suspend_company', payload, {})).statusCode, 401);
    for (const acting of [undefined, company]) {
      const headers = await asUser(api, 'owner@example.test', acting);
      assert.equal((await post('suspend_company', payload, headers)).statusCode, 403);
    }
    assert.equal(await statusOf(company), 'active');
  });
});

test('the address of a document expires', async () => {
  await submit(await addTeam('Na godzinę'));
  const { document } = await requestOf('Na godzinę');
  assert.equal((await api.inject({ url: document?.url ?? '' })).statusCode, 200);
  api.passTime(2 * HOUR_MS);
  assert.ok((await api.inject({ url: document?.url ?? '' })).statusCode >= 400);
});
