import type { WithdrawalRequestPage } from '@wspolnik/contract/withdrawal-requests';
import type { AddPayoutAccountBody, Withdrawal, WithdrawalPage } from '@wspolnik/contract/withdrawals';
import type { LightMyRequestResponse } from 'fastify';
import { nrb } from '../../../demo/check-digits.ts';
import { newId } from '../../../platform/ids.ts';
import { type AccountOwner, companyAsOwner, userAsOwner } from '../../../platform/sign-in/account-owner.ts';
import { sql } from '../../../storage/sql.ts';
import { createTestApi } from '../../../testing/harness.ts';
import { addUsableAccount } from '../../../testing/payout-accounts.ts';
import { addCompany, addMember, addUser, as, signIn, confirmed as withConfirmation } from '../../../testing/people.ts';
import { openAccounts, post, systemAccount } from '../../points/ledger.sql.ts';
import { balanceIn } from '../../points/testing/points.ts';

export const api = await createTestApi();
export const { db } = api;
export const company = await addCompany(api, 'Firma');
const tokens: Record<string, string> = {};
export const ids: Record<string, string> = {};
for (const [login, role] of [
  ['person', null],
  ['stranger', null],
  ['owner', 'owner'],
  ['manager', 'manager'],
  ['member', 'member'],
  ['admin', null],
  ['other-admin', null],
] as const) {
  const id = await addUser(api, { email: `${login}@test.pl`, role: login.endsWith('admin') ? 'ADMIN' : 'USER' });
  if (role) await addMember(api, company, id, role);
  ids[login] = id;
  tokens[login] = (await signIn(api, `${login}@test.pl`)).access;
}

/** Credits earned points in the way of matured rewards. */
export async function earn(accountOwner: AccountOwner, grosze: number, orderId: string | null = null): Promise<void> {
  await db.transaction(async (tx) => {
    const accounts = await openAccounts(tx, [[accountOwner, 'withdrawable']]);
    const from = await systemAccount(tx, 'clearing.card');
    const to = accounts.of(accountOwner, 'withdrawable').id;
    const at = new Date();
    const entry = { type: 'BUY', status: 'withdrawable', orderId, at } as const;
    await post(tx, { key: newId(), from, to, amount: grosze, ...entry });
  });
}
export const person = userAsOwner(ids.person ?? '');
await earn(person, 10_000);
await earn(companyAsOwner(company), 5_000);

export const headersOf = (login: string, companyId?: string) => as(tokens[login] ?? '', companyId);
type Reply = Promise<LightMyRequestResponse>;

const post_ = (url: string, payload: object, headers: Record<string, string>, key = newId()): Reply =>
  api.inject({ method: 'POST', url: `/api/${url}`, payload, headers: { ...headers, 'idempotency-key': key } });
/** The headers of somebody who has just given the password. */
export const confirmed = (login: string, companyId?: string) => withConfirmation(api, headersOf(login, companyId));
/** To an account that the owner has had for long. */
export async function request(payload: object, login = 'person', companyId?: string, key?: string): Reply {
  const { bank_number, broker_account } = payload as AddPayoutAccountBody;
  const owner = companyId ? companyAsOwner(companyId) : userAsOwner(ids[login] ?? '');
  await addUsableAccount(db, api.context.vault, owner, { bank_number, broker_account }).catch(() => undefined);
  return post_('payment/requestwithdrawal/', payload, await confirmed(login, companyId), key);
}
/** By an admin who sees what is. */
export async function decide(payload: { id: string; [field: string]: unknown }, login = 'admin'): Reply {
  const row = await db.one<{ status: string }>(sql`select status from withdrawals where id = ${payload.id}`);
  const seen = { seen_status: row?.status ?? 'requested' };
  return post_('accounts/admin/withdrawal-requests/', { ...seen, ...payload }, headersOf(login));
}
export const own = async (login: string, companyId?: string, query = '') =>
  (
    await api.inject({ url: `/api/payment/withdrawals/${query}`, headers: headersOf(login, companyId) })
  ).json<WithdrawalPage>();
export const all = async (query = '') =>
  (
    await api.inject({ url: `/api/accounts/admin/withdrawal-requests/${query}`, headers: headersOf('admin') })
  ).json<WithdrawalRequestPage>();
export const points = async (accountOwner: AccountOwner) => [
  await balanceIn(db, accountOwner, 'withdrawable'),
  await balanceIn(db, accountOwner, 'hold'),
];
export const framesOf = async (userId = '') =>
  (await db.query(sql`select 1 as one from realtime_frames where user_id = ${userId} and type = 'balance.changed'`))
    .length;
export const adminFramesOf = async (userId = '') =>
  (await db.query(sql`select 1 as one from realtime_frames where user_id = ${userId} and type = 'withdrawal.changed'`))
    .length;
export const bank_number = nrb(1);
export const ask = async (amount = '10.00') => (await request({ amount, bank_number })).json<Withdrawal>();

export const cancel = (id: string, login = 'person', companyId?: string): Reply =>
  post_(`payment/withdrawals/${id}/cancel/`, {}, headersOf(login, companyId));

export const detail = async (id: string, login = 'admin') =>
  api.inject({ url: `/api/accounts/admin/withdrawal-requests/${id}/`, headers: headersOf(login) });
/** By an admin who sees those that can be decided so. */
export const several = (
  payload: { status: string; [field: string]: unknown },
  login = 'admin',
  key?: string,
): Reply => {
  const seen = { seen_status: payload.status === 'paid' ? 'approved' : 'requested' };
  return post_('accounts/admin/withdrawal-requests/several/', { ...seen, ...payload }, headersOf(login), key);
};
export const file = (payload: object, login = 'admin', key?: string): Reply =>
  post_('accounts/admin/withdrawal-files/', payload, headersOf(login), key);
export const take = (id: string, seen_holder: string | null, login = 'admin'): Reply =>
  post_(`accounts/admin/withdrawal-requests/${id}/take/`, { seen_holder }, headersOf(login));
export const notSent = (fileId: string, payload: object, login = 'admin'): Reply =>
  post_(`accounts/admin/withdrawal-files/${fileId}/not-sent/`, payload, headersOf(login));
