import type { TaxData, TaxFields, TaxReport } from '@wspolnik/contract/tax-data';
import type { LightMyRequestResponse } from 'fastify';
import { newId } from '../../../platform/ids.ts';
import { polishYear } from '../../../platform/polish-days.ts';
import { userAsOwner } from '../../../platform/sign-in/account-owner.ts';
import { sql } from '../../../storage/sql.ts';
import { addUsableAccount } from '../../../testing/payout-accounts.ts';
import { addUser, as, signIn, confirmed as withConfirmation } from '../../../testing/people.ts';
import { TAX_FIELDS } from '../../../testing/tax-data.ts';
import { api, bank_number, db, earn, headersOf } from '../../withdrawals/testing/withdrawals.ts';

export const FIELDS = TAX_FIELDS;
export const { pesel: PESEL } = TAX_FIELDS;
export const thisYear = polishYear(api.context.clock());
export const lastYear = thisYear - 1;

type Reply = Promise<LightMyRequestResponse>;

export interface Payee {
  id: string;
  headers: Record<string, string>;
  /** Asks for a withdrawal. */
  withdraw(amount: string, fields?: Partial<TaxFields>, key?: string): Reply;
  read(): Promise<TaxData>;
  save(body: object): Reply;
}

/** A person who has earned 100,000 zł. */
export async function addPayee(names: { first_name?: string; last_name?: string } = {}): Promise<Payee> {
  const email = `${newId()}@payee.test`;
  const id = await addUser(api, { email });
  const { first_name = 'Anna', last_name = 'Nowak' } = names;
  await db.query(sql`update users set first_name = ${first_name}, last_name = ${last_name} where id = ${id}`);
  await earn(userAsOwner(id), 10_000_000);
  const headers = as((await signIn(api, email)).access);
  return {
    id,
    headers,
    async withdraw(amount, fields = {}, key = newId()) {
      await addUsableAccount(db, api.context.vault, userAsOwner(id), { bank_number });
      const sent = { ...(await withConfirmation(api, headers)), 'idempotency-key': key };
      const payload = { amount, bank_number, ...fields };
      return api.inject({ method: 'POST', url: '/api/payment/requestwithdrawal/', payload, headers: sent });
    },
    read: async () => (await api.inject({ url: '/api/payment/tax-data/', headers })).json<TaxData>(),
    save: async (payload) => {
      const sent = await withConfirmation(api, headers);
      return api.inject({ method: 'PUT', url: '/api/payment/tax-data/', payload, headers: sent });
    },
  };
}

/** A withdrawal that was paid then. */
export async function addPaid(userId: string, grosze: number, at: string): Promise<void> {
  const id = newId();
  await db.query(sql`
    insert into withdrawals (id, user_id, requested_by, amount, broker_account, status, created_at, decided_at)
    values (${id}, ${userId}, ${userId}, ${grosze}, '', 'paid', ${at}, ${at})`);
}

/** In the middle of a year. */
export const inYear = (year: number): string => `${year}-06-15T10:00:00Z`;

export const report = async (year: number, query = ''): Promise<TaxReport> =>
  (
    await api.inject({ url: `/api/accounts/admin/tax-report/?year=${year}${query}`, headers: headersOf('admin') })
  ).json<TaxReport>();

/** By an admin who sees what is. */
export async function takeFile(year: number, change: object = {}, login = 'admin', key = newId()) {
  const { count, missing, amount } = await report(year);
  const payload = { year, seen_count: count, seen_missing: missing, seen_amount: amount, ...change };
  const headers = { ...(await withConfirmation(api, headersOf(login))), 'idempotency-key': key };
  return api.inject({ method: 'POST', url: '/api/accounts/admin/tax-report/file/', payload, headers });
}
