import assert from 'node:assert/strict';
import type { ActivationRequest, OutboxMail } from '@wspolnik/contract';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from '../../../storage/sql.ts';
import { type FormValue, fileOf, formOf } from '../../../testing/forms.ts';
import { createTestApi } from '../../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../../testing/people.ts';
import { newNip } from '../../../testing/tax-numbers.ts';
import { seenRequest } from './seen-request.ts';

type Reply = Promise<LightMyRequestResponse>;

export const api = await createTestApi();
const owner = await addUser(api, { email: 'owner@example.test' });
export const manager = await addUser(api, { email: 'manager@example.test' });
export const member = await addUser(api, { email: 'member@example.test' });
await addUser(api, { email: 'user@example.test' });
await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
export const asAdmin = await asUser(api, 'admin@example.test');

export const PDF = fileOf(Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF'), 'odpis KRS.pdf');
export const FORM = { nip: '5260250274', regon: '012100784', bank_number: '61109010140000071219812874', document: PDF };

export async function addTeam(name: string, status = 'draft'): Promise<string> {
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

export async function submit(
  company: string,
  form: Record<string, FormValue> = { ...FORM, nip: newNip() },
  headers?: Record<string, string>,
): Reply {
  return api.inject({
    method: 'POST',
    url: '/api/accounts/company-verification-submission/',
    payload: formOf(form),
    headers: headers ?? (await asUser(api, 'owner@example.test', company)),
  });
}

export const post = (url: string, payload: object, headers = asAdmin): Reply =>
  api.inject({ method: 'POST', url: `/api/admin/${url}/`, payload, headers });
export const decide = async (company: string, approve: boolean): Reply => {
  const seen = await seenRequest(api, asAdmin, company);
  return post('verify_company', { ...seen, company_id: company, approve, reason: 'Nieczytelny dokument' });
};
export const suspend = (company: string, on: boolean, reason = 'Skargi kupujących'): Reply =>
  post('suspend_company', { company_id: company, suspend: on, reason });

export async function statusOf(company: string): Promise<string | undefined> {
  return (await api.db.one<{ status: string }>(sql`select status from companies where id = ${company}`))?.status;
}
export async function requestOf(name: string): Promise<ActivationRequest> {
  const reply = await api.inject({ url: '/api/accounts/admin/cva/', query: { q: name }, headers: asAdmin });
  return reply.json<{ results: [ActivationRequest] }>().results[0];
}
export async function mailsTo(email: string): Promise<OutboxMail[]> {
  const reply = await api.inject({ url: '/api/dev/outbox/', query: { to: email } });
  return reply.json<{ results: OutboxMail[] }>().results;
}

export const STEPS: Record<string, (company: string) => Promise<{ statusCode: number; json(): { code: string } }>> = {
  submit: (company) => submit(company),
  activate: (company) => decide(company, true),
  reject: (company) => decide(company, false),
  suspend: (company) => suspend(company, true),
  reactivate: (company) => suspend(company, false),
};
/** A company brought into that state by the calls. */
export async function companyIn(state: string): Promise<string> {
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
