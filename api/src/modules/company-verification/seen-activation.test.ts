import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { CompanyVerification } from '@wspolnik/contract';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { fileOf, formOf } from '../../testing/forms.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { newNip } from '../../testing/tax-numbers.ts';
import { runDueJobs } from '../jobs.ts';
import { type SeenRequest, seenRequest } from './testing/seen-request.ts';

const api = await createTestApi();
const owner = await addUser(api, { email: 'owner@example.test' });
const admin = await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
const other = await addUser(api, { email: 'other@example.test', role: 'ADMIN' });
const asAdmin = await asUser(api, 'admin@example.test');
const asOther = await asUser(api, 'other@example.test');

const MALWARE = 'malware';
const scanner = {
  scan: async (bytes: Uint8Array) => (Buffer.from(bytes).includes(MALWARE) ? 'Test.Malware' : null),
};
beforeEach(() => Object.assign(api.context, { scanner }));

const SUBMISSION = '/api/accounts/company-verification-submission/';
const pdf = (text: string) => fileOf(Buffer.from(`%PDF-1.7\n${text}\n%%EOF`), 'odpis.pdf');
const scan = () => runDueJobs(api.context, api.context.clock());
const REASON = 'Nieczytelny dokument';

async function send(headers: Record<string, string>): Promise<void> {
  const numbers = { nip: newNip(), regon: '012100784', bank_number: '61109010140000071219812874' };
  const payload = formOf({ ...numbers, document: pdf('invoice') });
  const reply = await api.inject({ method: 'POST', url: SUBMISSION, payload, headers });
  assert.equal(reply.statusCode, 201, reply.body);
}
async function submit(headers: Record<string, string>): Promise<void> {
  await send(headers);
  await scan();
}
/** A company whose request waits, with its owner's headers. */
async function waiting(name = 'Pracownia') {
  const id = await addCompany(api, name, 'draft');
  await addMember(api, id, owner, 'owner');
  const headers = await asUser(api, 'owner@example.test', id);
  await submit(headers);
  api.passTime(1000);
  return { id, headers, seen: await seenRequest(api, asAdmin, id) };
}
const decide = (company_id: string, seen: Partial<SeenRequest>, approve = true, headers = asAdmin) => {
  const payload = { ...seen, company_id, approve, ...(approve ? {} : { reason: REASON }) };
  return api.inject({ method: 'POST', url: '/api/admin/verify_company/', payload, headers });
};
const edit = (headers: Record<string, string>, name: string) =>
  api.inject({ method: 'PUT', url: '/api/accounts/company-data/', payload: { name }, headers });
/** After malware was found in the document that waits. */
async function replaceDocument(company: string, headers: Record<string, string>): Promise<void> {
  await api.db.query(sql`update stored_documents set state = 'removed' where subject_id = ${company}`);
  const payload = formOf({ document: pdf('another') });
  const reply = await api.inject({ method: 'PUT', url: `${SUBMISSION}document/`, payload, headers });
  assert.equal(reply.statusCode, 200, reply.body);
  await scan();
}
/** The traces of a decision. */
async function traces(company: string) {
  const audit = await api.db.query(sql`select action from audit_log where subject_id = ${company}`);
  const mails = await api.db.query(sql`select id from outbox`);
  const notified = await api.db.query(sql`select id from notifications where user_id = ${owner}`);
  const requests = await api.db.query(sql`
    select id, status, reason from company_verifications where company_id = ${company} order by id`);
  return { audit, mails, notified, requests };
}

const CHANGES: [string, (company: string, headers: Record<string, string>) => Promise<unknown>][] = [
  [
    'was rejected by another admin and sent anew',
    async (company, headers) => {
      const rejected = await decide(company, await seenRequest(api, asOther, company), false, asOther);
      assert.equal(rejected.statusCode, 200);
      await submit(headers);
    },
  ],
  ['has another document', replaceDocument],
  ['is of a company with another name', (_company, headers) => edit(headers, 'Pracownia Nowa')],
];

describe('a decision about a request', () => {
  for (const [what, change] of CHANGES) {
    for (const approve of [true, false]) {
      test(`a decision that ${what} is ${approve ? 'no activation' : 'no rejection'}, and answers what there is now`, async () => {
        const { id, headers, seen } = await waiting();
        await change(id, headers);
        const before = await traces(id);
        const refused = await decide(id, seen, approve);
        assert.deepEqual([refused.statusCode, refused.json().code], [409, 'activation_changed']);
        const now = await seenRequest(api, asAdmin, id);
        assert.notDeepEqual(now, seen);
        const { seen_request: request_id, seen_name: company_name, seen_document: document_sent_at } = now;
        assert.deepEqual(refused.json().params, { request_id, company_name, document_sent_at });
        assert.deepEqual(await traces(id), before);
        const state = await api.inject({ url: SUBMISSION, headers });
        assert.equal(state.json<CompanyVerification>().status, 'submitted');
        assert.equal((await decide(id, now, approve)).statusCode, 200);
      });
    }
  }

  test('a decision that another admin decided, and nobody sent anew, answers that', async () => {
    const { id, seen } = await waiting();
    assert.equal((await decide(id, seen, false, asOther)).statusCode, 200);
    const before = await traces(id);
    assert.equal((await decide(id, seen)).json().code, 'already_decided');
    assert.deepEqual(await traces(id), before);
  });

  test('names the request, its document and the company', async () => {
    const { id, seen } = await waiting();
    for (const field of ['seen_request', 'seen_name', 'seen_document'] as const) {
      const { [field]: _, ...rest } = seen;
      const refused = await decide(id, rest);
      assert.deepEqual([refused.statusCode, Object.keys(refused.json().fields)], [422, [field]]);
    }
    for (const wrong of [{ seen_request: newId() }, { seen_document: null }, { seen_name: 'PRACOWNIA' }]) {
      assert.equal((await decide(id, { ...seen, ...wrong })).json().code, 'activation_changed');
    }
    assert.equal((await decide(id, seen)).statusCode, 200);
  });
});

test('open pages of both admins and of the company follow each change', async () => {
  const { id, headers, seen } = await waiting();
  const everybody = [admin, other, owner].sort();
  const takeReaders = async () => {
    const rows = await api.db.query<{ user_id: string }>(sql`
      delete from realtime_frames where type = 'verification.changed' and data->>'id' = ${id} returning user_id`);
    return [...new Set(rows.map(({ user_id }) => user_id))].sort();
  };
  const suspend = (on: boolean) => {
    const payload = { company_id: id, suspend: on, reason: REASON };
    return api.inject({ method: 'POST', url: '/api/admin/suspend_company/', payload, headers: asAdmin });
  };
  assert.deepEqual(await takeReaders(), everybody);
  assert.equal((await edit(headers, 'Przed decyzją')).statusCode, 200);
  assert.deepEqual(await takeReaders(), [admin, other].sort());
  assert.equal((await decide(id, { ...seen, seen_name: 'Przed decyzją' }, false)).statusCode, 200);
  assert.deepEqual(await takeReaders(), everybody);
  assert.equal((await edit(headers, 'Po decyzji')).statusCode, 200);
  assert.deepEqual(await takeReaders(), []);
  await send(headers);
  assert.deepEqual(await takeReaders(), everybody);
  await scan();
  assert.deepEqual(await takeReaders(), everybody);
  assert.equal((await decide(id, await seenRequest(api, asAdmin, id))).statusCode, 200);
  assert.deepEqual(await takeReaders(), everybody);
  for (const on of [true, false]) {
    assert.equal((await suspend(on)).statusCode, 200);
    assert.deepEqual(await takeReaders(), everybody);
  }
});
