import type { NotificationKind } from '../../contract/notifications.ts';
import type {
  DecideWithdrawalBody,
  RequestWithdrawalBody,
  Withdrawal,
  WithdrawalStatus,
} from '../../contract/withdrawals.ts';
import { type AccountOwner, accountOwnerOf } from '../../platform/account-owner.ts';
import type { Context } from '../../platform/context.ts';
import type { Identity } from '../../platform/identity.ts';
import { newId } from '../../platform/ids.ts';
import { toGrosze, toMoney } from '../../platform/money.ts';
import { invalidField, problem } from '../../platform/problem.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import {
  accountsOfDebts,
  announceBalances,
  collectDebts,
  ledgerAccount,
  lockDebts,
  openAccounts,
  post,
  systemAccount,
} from '../points/index.ts';
import { findPayoutAccount } from './payout-accounts.sql.ts';
import { NEXT } from './withdrawal-requests.service.ts';
import { openNumbers, sealNumbers } from './withdrawal-secrets.ts';
import { hashTarget, readTarget } from './withdrawal-target.ts';
import * as store from './withdrawals.sql.ts';

async function assertUsable(tx: Db, accountOwner: AccountOwner, hash: string, now: Date): Promise<void> {
  const account = await findPayoutAccount(tx, accountOwner, hash);
  if (!account) throw problem('account_not_added');
  if (Date.parse(account.usable_at) > now.getTime()) throw problem('account_waiting');
}

/**
 * withdrawable → hold, until an admin has paid it out. A person for their own points, an owner for the company's. The account
 * is one of their payout accounts whose 24 hours are over.
 *
 * @throws ApiProblem forbidden, validation_failed (amount, bank_number, broker_account), account_not_added, account_waiting,
 *   insufficient_points
 */
export async function requestWithdrawal(
  tx: Db,
  vault: Vault,
  caller: Identity,
  body: RequestWithdrawalBody,
  now: Date,
): Promise<{ id: string }> {
  if (caller.company && caller.company.role !== 'owner') throw problem('forbidden');
  const amount = toGrosze(body.amount);
  if (amount <= 0) throw invalidField('amount', 'min', { min: toMoney(1) });
  const target = readTarget(body);
  const accountOwner = accountOwnerOf(caller);
  await assertUsable(tx, accountOwner, hashTarget(vault, target), now);
  const id = newId();
  await store.insertWithdrawal(
    tx,
    { id, accountOwner, requestedBy: caller.user.id, amount, ...sealNumbers(vault, id, target) },
    now,
  );
  await announceBalances(tx, [accountOwner], now);
  const accounts = await openAccounts(tx, [
    [accountOwner, 'withdrawable'],
    [accountOwner, 'hold'],
  ]);
  const from = accounts.of(accountOwner, 'withdrawable');
  if (from.balance < amount) throw problem('insufficient_points');
  await postPayOff(tx, { key: `withdraw:${id}`, from: from.id, to: accounts.of(accountOwner, 'hold').id, amount, now });
  return { id };
}

/** @throws ApiProblem not_found */
export async function readWithdrawal({ db, vault }: Pick<Context, 'db' | 'vault'>, id: string): Promise<Withdrawal> {
  const row = await store.selectOne(db, id);
  if (!row) throw problem('not_found');
  return openNumbers(vault, row);
}

interface PayOff {
  key: `${'withdraw' | 'withdraw-paid' | 'withdraw-rejected'}:${string}`;
  from: number;
  to: number;
  amount: number;
  now: Date;
}

function postPayOff(tx: Db, { key, now, ...move }: PayOff): Promise<void> {
  const status = key.startsWith('withdraw-paid')
    ? 'paid_off'
    : key.startsWith('withdraw-rejected')
      ? 'rejected'
      : 'withdrawn';
  return post(tx, { key, ...move, type: 'PAY_OFF', status, orderId: null, at: now });
}

/** hold → withdrawable; debts are repaid first. */
async function giveBack(tx: Db, id: string, accountOwner: AccountOwner, amount: number, now: Date): Promise<void> {
  const debts = await lockDebts(tx, [accountOwner]);
  const own = [
    [accountOwner, 'hold'],
    [accountOwner, 'withdrawable'],
  ] as const;
  const accounts = await openAccounts(tx, [...own, ...accountsOfDebts(debts)]);
  const [from, to] = [accounts.of(accountOwner, 'hold').id, accounts.of(accountOwner, 'withdrawable').id];
  await postPayOff(tx, { key: `withdraw-rejected:${id}`, from, to, amount, now });
  await collectDebts(tx, debts, accounts, now);
}

async function move(tx: Db, row: store.WithdrawalRow, status: WithdrawalStatus, now: Date): Promise<void> {
  const { id, amount } = row;
  const accountOwner = { userId: row.user_id, companyId: row.company_id };
  // An approval moves no points, but open pages refetch the withdrawal with the balance.
  await announceBalances(tx, [accountOwner], now);
  if (status === 'approved') return;
  if (status === 'rejected') return giveBack(tx, id, accountOwner, amount, now);
  const from = await ledgerAccount(tx, accountOwner, 'hold');
  const to = await systemAccount(tx, 'clearing.bank');
  await postPayOff(tx, { key: `withdraw-paid:${id}`, from, to, amount, now });
}

const KIND_OF = {
  approved: 'WithdrawalApproved',
  paid: 'WithdrawalPaid',
  rejected: 'WithdrawalRejected',
} as const satisfies Partial<Record<WithdrawalStatus, NotificationKind>>;

interface Decided {
  status: keyof typeof KIND_OF;
  reason: string | null;
  adminId: string;
}

/** Only the audit log names the admin. */
async function notifyDecided(tx: Db, row: store.WithdrawalRow, decided: Decided, now: Date): Promise<void> {
  const { status, reason, adminId } = decided;
  const to = { userId: row.user_id, companyId: row.company_id };
  const params = { amount: toMoney(row.amount), ...(status === 'rejected' && reason ? { reason } : {}) };
  await notify(tx, { to, kind: KIND_OF[status], actor: null, actingUserId: adminId, params }, now);
}

/**
 * An admin approves, pays or rejects; never an own withdrawal, nor one of a company that the admin belongs to.
 *
 * @throws ApiProblem not_found, own_profile, invalid_transition, validation_failed (rejected_reason)
 */
export async function decideWithdrawal(
  tx: Db,
  adminId: string,
  { id, status, rejected_reason }: DecideWithdrawalBody,
  now: Date,
): Promise<{ id: string }> {
  const reason = rejected_reason?.trim() || null;
  const row = await store.lockWithdrawal(tx, id, adminId);
  if (!row) throw problem('not_found');
  if (row.is_own) throw problem('own_profile');
  const allowed = NEXT[row.status];
  if (!allowed.includes(status)) throw problem('invalid_transition', { allowed_actions: [...allowed] });
  if (status === 'rejected' && !reason) throw invalidField('rejected_reason', 'required');
  await store.updateWithdrawal(tx, id, { status, reason: status === 'rejected' ? reason : null, adminId }, now);
  const details = { from: row.status, reason };
  await insertAudit(
    tx,
    { actorId: adminId, action: `withdrawal.${status}`, subjectType: 'withdrawal', subjectId: id, details },
    now,
  );
  await move(tx, row, status, now);
  await notifyDecided(tx, row, { status, reason, adminId }, now);
  return { id };
}
