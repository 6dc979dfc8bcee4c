import type { CompanyRole } from '@wspolnik/contract';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from '../../../storage/sql.ts';
import { createTestApi } from '../../../testing/harness.ts';
import { addCompany, addMember, addUser, as, signIn } from '../../../testing/people.ts';

export const api = await createTestApi();
const tokens: Record<string, string> = {};
export const ids: Record<string, string> = {};
for (const login of ['owner', 'second', 'manager', 'other', 'member', 'friend', 'user']) {
  const email = `${login}@example.test`;
  ids[login] = await addUser(api, { email });
  tokens[login] = (await signIn(api, email)).access;
}
const idOf = (login: string) => ids[login] ?? '';
export const headersOf = (login: string, company?: string) => as(tokens[login] ?? '', company);

/** A new company for each test: two managers and two members beside the owners. */
export async function addTeam(...owners: string[]): Promise<string> {
  const company = await addCompany(api, 'Pracownia');
  for (const login of owners) await addMember(api, company, idOf(login), 'owner');
  for (const login of ['manager', 'other']) await addMember(api, company, idOf(login), 'manager');
  for (const login of ['member', 'friend']) await addMember(api, company, idOf(login), 'member');
  return company;
}

type Reply = Promise<LightMyRequestResponse>;

export const post = (url: string, login: string, company: string, payload: object): Reply =>
  api.inject({ method: 'POST', url: `/api/accounts/${url}/`, payload, headers: headersOf(login, company) });
export const remove = (login: string, company: string, whom: string): Reply =>
  post('company-manage-users', login, company, { user_id: idOf(whom), action: 'remove' });
export const step = (login: string, company: string, whom: string, action: string, role?: string): Reply =>
  post('company-manage-managers', login, company, { user_id: idOf(whom), action, ...(role ? { role } : {}) });
export const list = (login: string, company: string, query = ''): Reply =>
  api.inject({ url: `/api/accounts/company-members/${query}`, headers: headersOf(login, company) });

export async function roles(company: string): Promise<Record<string, CompanyRole>> {
  const rows = await api.db.query<{ user_id: string; role: CompanyRole }>(sql`
    select user_id, role from company_members where company_id = ${company}`);
  const login = (id: string) => Object.keys(ids).find((name) => ids[name] === id) ?? id;
  return Object.fromEntries(rows.map((row) => [login(row.user_id), row.role]));
}
