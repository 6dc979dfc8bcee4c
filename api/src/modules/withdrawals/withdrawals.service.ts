import type { RequestWithdrawalBody, Withdrawal } from '@wspolnik/contract/withdrawals';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { toGrosze, toMoney } from '../../platform/money.ts';
import { type AccountOwner, accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { announceBalances, openAccounts, post } from '../points/index.ts';
import { requireTaxData } from '../tax-data/index.ts';
import { findPayoutAccount } from './payout-accounts.sql.ts';
import { announceWithdrawals } from './withdrawal-holding.service.ts';
import { openNumbers, sealNumbers } from './withdrawal-secrets.ts';
import { hashTarget, readTarget } from './withdrawal-target.ts';
import * as store from './withdrawals.sql.ts';

async function assertUsable(tx: Db, accountOwner: AccountOwner, hash: string, now: Date): Promise<void> {
  const account = await findPayoutAccount(tx, accountOwner, hash);
  if (!account) throw problem('account_not_added');
  if (Date.parse(account.usable_at) > now.getTime()) throw problem('account_waiting');
}

/** A person for their own points, an owner for the company's. */
export function assertMayWithdraw({ company }: Identity): void {
  if (company && company.role !== 'owner') throw problem('forbidden');
}

/**
 * withdrawable → hold, until an admin has paid it out. The account is one of their payout accounts whose 24 hours are over.
 *
 * @throws ApiProblem forbidden, validation_failed (amount, bank_number, broker_account), account_not_added, account_waiting,
 *   insufficient_points, validation_failed (the tax data of a person who reaches the limit of the year)
 */
export async function requestWithdrawal(
  tx: Db,
  vault: Vault,
  caller: Identity,
  body: RequestWithdrawalBody,
  now: Date,
): Promise<{ id: string }> {
  assertMayWithdraw(caller);
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
  await announceWithdrawals(tx, now);
  await announceBalances(tx, [accountOwner], now);
  const accounts = await openAccounts(tx, [
    [accountOwner, 'withdrawable'],
    [accountOwner, 'hold'],
  ]);
  const from = accounts.of(accountOwner, 'withdrawable');
  if (from.balance < amount) throw problem('insufficient_points');
  const { userId } = accountOwner;
  if (userId) await requireTaxData(tx, vault, { userId, typed: body }, now);
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

export function postPayOff(tx: Db, { key, now, ...move }: PayOff): Promise<void> {
  const status = key.startsWith('withdraw-paid')
    ? 'paid_off'
    : key.startsWith('withdraw-rejected')
      ? 'rejected'
      : 'withdrawn';
  return post(tx, { key, ...move, type: 'PAY_OFF', status, orderId: null, at: now });
}
