import type { NotificationKind } from '@wspolnik/contract/notifications';
import type { DecideWithdrawalBody } from '@wspolnik/contract/withdrawal-requests';
import type { WithdrawalStatus } from '@wspolnik/contract/withdrawals';
import { toMoney } from '../../platform/money.ts';
import { type AccountOwner, accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
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
  systemAccount,
} from '../points/index.ts';
import { anyInFile } from './withdrawal-files.sql.ts';
import { announceWithdrawals } from './withdrawal-holding.service.ts';
import { NEXT } from './withdrawal-requests.service.ts';
import { assertMayWithdraw, postPayOff } from './withdrawals.service.ts';
import { lockOwn, lockWithdrawal, updateWithdrawal, type WithdrawalRow } from './withdrawals.sql.ts';

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

async function move(tx: Db, row: Omit<WithdrawalRow, 'is_own'>, status: WithdrawalStatus, now: Date): Promise<void> {
  const { id, amount } = row;
  const accountOwner = { userId: row.user_id, companyId: row.company_id };
  // An approval moves no points, but open pages refetch the withdrawal with the balance.
  await announceBalances(tx, [accountOwner], now);
  if (status === 'approved') return;
  if (status === 'rejected' || status === 'cancelled') return giveBack(tx, id, accountOwner, amount, now);
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
async function notifyDecided(tx: Db, row: WithdrawalRow, decided: Decided, now: Date): Promise<void> {
  const { status, reason, adminId } = decided;
  const to = { userId: row.user_id, companyId: row.company_id };
  const params = { amount: toMoney(row.amount), ...(status === 'rejected' && reason ? { reason } : {}) };
  await notify(tx, { to, kind: KIND_OF[status], actor: null, actingUserId: adminId, params }, now);
}

/**
 * What an admin must not decide: an own withdrawal, one of a company that they belong to, one that is not as they saw it, one that another
 * admin has in hand, and a rejection while the bank may have its transfer.
 */
async function assertDecidable(
  tx: Db,
  row: WithdrawalRow,
  { status, seen_status }: Pick<DecideWithdrawalBody, 'status' | 'seen_status'>,
  adminId: string,
): Promise<void> {
  if (row.is_own) throw problem('own_profile');
  if (row.status !== seen_status) throw problem('withdrawal_changed', { params: { status: row.status } });
  const allowed = NEXT[row.status];
  if (!allowed.includes(status)) throw problem('invalid_transition', { allowed_actions: [...allowed] });
  if (row.held_by !== null && row.held_by !== adminId) throw problem('held_by_other');
  if (status === 'rejected' && (await anyInFile(tx, [row.id]))) throw problem('in_bank_file');
}

/**
 * An admin approves, pays or rejects.
 *
 * @throws ApiProblem not_found, own_profile, withdrawal_changed, invalid_transition, held_by_other, in_bank_file, validation_failed
 *   (rejected_reason)
 */
export async function decideWithdrawal(
  tx: Db,
  adminId: string,
  { id, seen_status, status, rejected_reason }: DecideWithdrawalBody,
  now: Date,
): Promise<{ id: string }> {
  const reason = rejected_reason?.trim() || null;
  const row = await lockWithdrawal(tx, id, adminId);
  if (!row) throw problem('not_found');
  await assertDecidable(tx, row, { status, seen_status }, adminId);
  if (status === 'rejected' && !reason) throw invalidField('rejected_reason', 'required');
  await updateWithdrawal(tx, id, { status, reason: status === 'rejected' ? reason : null, decidedBy: adminId }, now);
  const details = { from: row.status, reason };
  await insertAudit(
    tx,
    { actorId: adminId, action: `withdrawal.${status}` as const, subjectType: 'withdrawal', subjectId: id, details },
    now,
  );
  await announceWithdrawals(tx, now);
  await move(tx, row, status, now);
  await notifyDecided(tx, row, { status, reason, adminId }, now);
  return { id };
}

/**
 * Who may ask for a withdrawal takes one back that nobody has decided about.
 *
 * @throws ApiProblem forbidden, not_found, withdrawal_changed (decided about by now)
 */
export async function cancelWithdrawal(tx: Db, caller: Identity, id: string, now: Date): Promise<void> {
  assertMayWithdraw(caller);
  const row = await lockOwn(tx, id, accountOwnerOf(caller));
  if (!row) throw problem('not_found');
  if (row.status !== 'requested') throw problem('withdrawal_changed', { params: { status: row.status } });
  await updateWithdrawal(tx, id, { status: 'cancelled', reason: null, decidedBy: caller.user.id }, now);
  await announceWithdrawals(tx, now);
  await move(tx, row, 'cancelled', now);
}
