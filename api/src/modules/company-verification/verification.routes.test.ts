import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CompanyVerification } from '@wspolnik/contract';
import { HOUR_MS } from '@wspolnik/settings';
import { sql } from '../../storage/sql.ts';
import { type FormValue, fileOf, picture } from '../../testing/forms.ts';
import { asUser } from '../../testing/people.ts';
import { newNip } from '../../testing/tax-numbers.ts';
import {
  addTeam,
  api,
  companyIn,
  decide,
  FORM,
  PDF,
  requestOf,
  statusOf,
  submit,
  suspend,
} from './testing/verification.ts';

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

test('the address of a document expires', async () => {
  await submit(await addTeam('Na godzinę'));
  const { document } = await requestOf('Na godzinę');
  assert.equal((await api.inject({ url: document?.url ?? '' })).statusCode, 200);
  api.passTime(2 * HOUR_MS);
  assert.ok((await api.inject({ url: document?.url ?? '' })).statusCode >= 400);
});
