import type { OutboxMail } from '@wspolnik/contract';
import type { LightMyRequestResponse } from 'fastify';
import { newId } from '../../../platform/ids.ts';
import type { AccountOwner } from '../../../platform/sign-in/account-owner.ts';
import { sql } from '../../../storage/sql.ts';
import { createTestApi } from '../../../testing/harness.ts';
import { addCompany, addMember, addUser, as, asUser, confirmed, signIn } from '../../../testing/people.ts';
import { addCategory, addOffer } from '../../offers/testing/offers.ts';
import { type AccountKind, ledgerAccount, post, systemAccount } from '../../points/ledger.sql.ts';
import { eraseAccountJob } from '../erase-account.job.ts';
import { eraseCompanyJob } from '../erase-company.job.ts';

export const api = await createTestApi();
export const category = await addCategory(api, 'IT');
await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
export const asAdmin = await asUser(api, 'admin@example.test');

let people = 0;
export async function addPerson(): Promise<{ id: string; email: string; headers: Record<string, string> }> {
  people += 1;
  const email = `person${people}@example.test`;
  const id = await addUser(api, { email });
  return { id, email, headers: as((await signIn(api, email)).access) };
}

export interface Team {
  company: string;
  owner: Awaited<ReturnType<typeof addPerson>>;
  headers: Record<string, string>;
}
export async function addTeam(name = 'Pracownia'): Promise<Team> {
  const company = await addCompany(api, name);
  const owner = await addPerson();
  await addMember(api, company, owner.id, 'owner');
  return { company, owner, headers: { ...owner.headers, 'company-id': company } };
}

export async function addOrder(seller: string, buyer: string, status: string): Promise<string> {
  const offer = await addOffer(api, { company_id: seller, category_id: category });
  const id = newId();
  await api.db.query(sql`
    insert into orders (id, offer_id, seller_id, buyer_user_id, offer_title, price, reward, status)
    values (${id}, ${offer}, ${seller}, ${buyer}, 'Usługa', 10000, 1000, ${status})`);
  return id;
}

export async function addPoints(accountOwner: AccountOwner, kind: AccountKind): Promise<void> {
  await api.db.transaction(async (tx) => {
    const from = await systemAccount(tx, 'clearing.card');
    const to = await ledgerAccount(tx, accountOwner, kind);
    const entry = { type: 'WALLET_RECHARGE', status: 'paid_off', orderId: null, at: new Date() } as const;
    await post(tx, { key: newId(), from, to, amount: 500, ...entry });
  });
}

type Reply = Promise<LightMyRequestResponse>;

export const requestDeletion = async (headers: Record<string, string>, payload: object = {}): Reply =>
  api.inject({ method: 'POST', url: '/api/accounts/delete-account/', payload, headers: await confirmed(api, headers) });

/** Runs every waiting deletion of accounts, or of companies, as at the end of its grace period. */
export async function eraseRequested({ kind, run } = eraseAccountJob): Promise<void> {
  const jobs = await api.db.query<{ id: number; payload: unknown; run_at: string }>(sql`
    delete from jobs where kind = ${kind} returning id, payload, run_at`);
  for (const { payload, run_at } of jobs) {
    await api.db.transaction((tx) => run(api.context, tx, payload, new Date(run_at)));
  }
}

/** Requests the deletion, and lets the grace period end. */
export async function deleteAccount(headers: Record<string, string>, payload?: object) {
  const reply = await requestDeletion(headers, payload);
  await eraseRequested();
  return reply;
}
export const requestCompanyDeletion = async (headers: Record<string, string>, query = ''): Reply =>
  api.inject({
    method: 'DELETE',
    url: `/api/accounts/company-delete/${query}`,
    headers: await confirmed(api, headers),
  });
/** Requests the deletion of the company, and lets the grace period end. */
export async function deleteOwn(headers: Record<string, string>, query = '') {
  const reply = await requestCompanyDeletion(headers, query);
  await eraseRequested(eraseCompanyJob);
  return reply;
}
export const deleteAny = (id: string, headers = asAdmin): Reply =>
  api.inject({ method: 'DELETE', url: `/api/accounts/admin/delete-company/${id}`, headers });
export async function mailsTo(email: string): Promise<OutboxMail[]> {
  const reply = await api.inject({ url: '/api/dev/outbox/', query: { to: email } });
  return reply.json<{ results: OutboxMail[] }>().results;
}

/** Every text that the database stores permanently; no personal data may remain there. */
export async function traces(word: string): Promise<string[]> {
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
