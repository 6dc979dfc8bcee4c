import assert from 'node:assert/strict';
import type { CompanyInvitation, OutboxMail } from '@wspolnik/contract';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from '../../../storage/sql.ts';
import { createTestApi } from '../../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../../testing/people.ts';

export const api = await createTestApi();
export const company = await addCompany(api, 'Żagle & Liny');
export const other = await addCompany(api, 'Obca');
await addMember(api, company, await addUser(api, { email: 'owner@example.test' }), 'owner');
export const manager = await addUser(api, { email: 'manager@example.test' });
await addMember(api, company, manager, 'manager');
await addMember(api, company, await addUser(api, { email: 'member@example.test' }), 'member');
await addMember(api, other, await addUser(api, { email: 'stranger@example.test' }), 'owner');

export type Headers = Record<string, string>;
type Reply = Promise<LightMyRequestResponse>;
export const asManager = () => asUser(api, 'manager@example.test', company);

export const post = (url: string, payload: object, headers: Headers = {}): Reply =>
  api.inject({ method: 'POST', url: `/api/${url}/`, payload, headers });
export const add = (whom: object, headers: Headers): Reply =>
  post('accounts/company-manage-users', { ...whom, action: 'add' }, headers);
export const listed = async (query = '') =>
  (await api.inject({ url: `/api/accounts/company-invitations/${query}`, headers: await asManager() })).json<{
    count: number;
    results: CompanyInvitation[];
  }>();

export async function mailsTo(email: string): Promise<OutboxMail[]> {
  const reply = await api.inject({ url: '/api/dev/outbox/', query: { to: email } });
  return reply.json<{ results: OutboxMail[] }>().results;
}
/** The link of the newest mail. */
export async function linkTo(email: string): Promise<URL> {
  return new URL(/https?:\S+/.exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? 'missing:');
}
export async function tokenTo(email: string): Promise<string> {
  return (await linkTo(email)).searchParams.get('token') ?? '';
}
export const invited = async (email: string) => {
  const reply = await add({ email }, await asManager());
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<{ invitation: CompanyInvitation }>().invitation;
};
export const form = { first_name: 'Ewa', last_name: 'Żak', password: 'Zamek!2345', terms: true };
export const acceptNew = (token: string, changes: object = {}): Reply =>
  post('invite/accept', { ...form, token, ...changes });
export const accept = async (email: string, body: object): Reply =>
  post('accounts/invitations/accept', body, await asUser(api, email));
export const isMember = async (email: string) =>
  (await api.db.one(sql`
    select 1 as found from company_members m join users u on u.id = m.user_id
    where m.company_id = ${company} and u.email = ${email}`)) !== undefined;
