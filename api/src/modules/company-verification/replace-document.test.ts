import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { CompanyVerification } from '@wspolnik/contract';
import { sql } from '../../storage/sql.ts';
import { fileOf, formOf } from '../../testing/forms.ts';
import { createTestApi } from '../../testing/harness.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { newNip } from '../../testing/tax-numbers.ts';
import { runDueJobs } from '../jobs.ts';
import { seenRequest } from './testing/seen-request.ts';

const api = await createTestApi();
const owner = await addUser(api, { email: 'owner@example.test' });
const admin = await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
const asAdmin = await asUser(api, 'admin@example.test');

const MALWARE = 'malware';
const scanner = {
  scan: async (bytes: Uint8Array) => (Buffer.from(bytes).includes(MALWARE) ? 'Test.Malware' : null),
};
beforeEach(() => Object.assign(api.context, { scanner }));

const pdf = (text: string, name = 'odpis KRS.pdf') => fileOf(Buffer.from(`%PDF-1.7\n${text}\n%%EOF`), name);
const NUMBERS = { regon: '012100784', bank_number: '61109010140000071219812874' };
const URL = '/api/accounts/company-verification-submission/';
const scan = () => runDueJobs(api.context, api.context.clock());

/** A company whose request has that text in its document. */
async function submitted(text: string): Promise<{ id: string; headers: Record<string, string> }> {
  const id = await addCompany(api, 'Pracownia', 'draft');
  await addMember(api, id, owner, 'owner');
  const headers = await asUser(api, 'owner@example.test', id);
  const payload = formOf({ ...NUMBERS, nip: newNip(), document: pdf(text) });
  assert.equal((await api.inject({ method: 'POST', url: URL, payload, headers })).statusCode, 201);
  return { id, headers };
}
const stateOf = async (headers: Record<string, string>) =>
  (await api.inject({ url: URL, headers })).json<CompanyVerification>().document;
const approve = async (company_id: string) => {
  const payload = { ...(await seenRequest(api, asAdmin, company_id)), company_id, approve: true };
  const reply = await api.inject({ method: 'POST', url: '/api/admin/verify_company/', payload, headers: asAdmin });
  return [reply.statusCode, reply.json().fields?.document?.[0]?.code];
};
const replace = (headers: Record<string, string>, text: string, name?: string) =>
  api.inject({ method: 'PUT', url: `${URL}document/`, payload: formOf({ document: pdf(text, name) }), headers });
/** People whose pages were asked to read a request of this company again. */
async function takeReaders(company: string): Promise<string[]> {
  const rows = await api.db.query<{ user_id: string }>(sql`
    delete from realtime_frames where type = 'verification.changed' and data->>'id' = ${company} returning user_id`);
  return rows.map(({ user_id }) => user_id).sort();
}

describe('a request whose document is being checked', () => {
  test('the company is activated only afterwards, and open pages of both sides are updated', async () => {
    const { id, headers } = await submitted('invoice');
    assert.deepEqual(await stateOf(headers), { name: 'odpis KRS.pdf', state: 'checking' });
    assert.deepEqual(await takeReaders(id), [admin, owner].sort());
    assert.deepEqual(await approve(id), [422, 'documentChecking']);
    assert.equal((await replace(headers, 'other')).json().code, 'invalid_transition');
    await scan();
    assert.deepEqual(await takeReaders(id), [admin, owner].sort());
    assert.deepEqual(await stateOf(headers), { name: 'odpis KRS.pdf', state: 'available' });
    assert.deepEqual(await approve(id), [200, undefined]);
  });
});

describe('a request whose document was removed', () => {
  test('a request is not activated until the company sends another document, which keeps its place in the queue', async () => {
    const { id, headers } = await submitted(MALWARE);
    const before = (await api.inject({ url: URL, headers })).json<CompanyVerification>();
    await takeNotifications(api, owner);
    api.passTime(1000);
    await scan();
    assert.deepEqual(
      (await takeNotifications(api, owner)).map(({ kind, params, subject }) => [kind, params.file, subject]),
      [['FileRemoved', 'odpis KRS.pdf', `company:${id}`]],
    );
    assert.deepEqual(await approve(id), [422, 'documentRemoved']);
    await takeReaders(id);
    const replaced = await replace(headers, 'invoice', 'nowy odpis.pdf');
    const document = { name: 'nowy odpis.pdf', state: 'checking' };
    assert.deepEqual([replaced.statusCode, replaced.json()], [200, { company_id: id, document }]);
    assert.deepEqual(await takeReaders(id), [admin, owner].sort());
    assert.deepEqual(await approve(id), [422, 'documentChecking']);
    await scan();
    const after = (await api.inject({ url: URL, headers })).json<CompanyVerification>();
    assert.deepEqual(after, { ...before, document: { name: 'nowy odpis.pdf', state: 'available' } });
    const [seen] = (await api.inject({ url: '/api/accounts/admin/cva/?status=submitted', headers: asAdmin }))
      .json()
      .results.filter((request: { company: { id: string } }) => request.company.id === id);
    assert.equal((await api.inject({ url: seen.document.url })).statusCode, 200);
    assert.deepEqual(await approve(id), [200, undefined]);
  });

  test('a request can be rejected, and takes one new document of two that are sent at once', async () => {
    const { id, headers } = await submitted(MALWARE);
    await scan();
    const replies = await Promise.all([replace(headers, 'one'), replace(headers, 'two')]);
    assert.deepEqual(replies.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    const seen = await seenRequest(api, asAdmin, id);
    const payload = { ...seen, company_id: id, approve: false, reason: 'Brak dokumentu' };
    const reply = await api.inject({ method: 'POST', url: '/api/admin/verify_company/', payload, headers: asAdmin });
    assert.equal(reply.statusCode, 200);
    assert.equal((await replace(headers, 'three')).json().code, 'invalid_transition');
  });

  test('a document is replaced only by a document', async () => {
    const { headers } = await submitted(MALWARE);
    await scan();
    const payload = formOf({});
    const empty = await api.inject({ method: 'PUT', url: `${URL}document/`, payload, headers });
    assert.deepEqual(empty.json().fields, { document: [{ code: 'required' }] });
  });
});
