import assert from 'node:assert/strict';
import { newId } from '../../../platform/ids.ts';
import { type AccountOwner, companyAsOwner } from '../../../platform/sign-in/account-owner.ts';
import type { Db } from '../../../storage/db.ts';
import { sql } from '../../../storage/sql.ts';
import { type AccountKind, ledgerAccount, post, systemAccount } from '../ledger.sql.ts';
import type { RewardOrder } from '../rewards.ts';

/** Credits points in the way of a paid recharge. */
export async function credit(tx: Db, companyId: string, grosze: number, key: string = newId()): Promise<void> {
  await post(tx, {
    key,
    from: await systemAccount(tx, 'clearing.card'),
    to: await ledgerAccount(tx, companyAsOwner(companyId), 'available'),
    amount: grosze,
    type: 'WALLET_RECHARGE',
    status: 'paid_off',
    orderId: null,
    at: new Date(),
  });
}

export async function balanceIn(db: Db, { userId, companyId }: AccountOwner, kind: AccountKind): Promise<number> {
  const row = await db.one<{ balance: number }>(sql`
    select balance from ledger_accounts
    where user_id is not distinct from ${userId}::uuid and company_id is not distinct from ${companyId}::uuid
      and kind = ${kind}`);
  return row?.balance ?? 0;
}

/** An order whose reward the database shares. */
export type NewOrder = Omit<RewardOrder, 'reward_buyer' | 'reward_network'>;

/** An order in its state after the purchase, without the rules of buying. Answers it with the parts of its reward. */
export async function addOrder(db: Db, offerId: string, order: NewOrder): Promise<RewardOrder> {
  const parts = await db.one<Pick<RewardOrder, 'reward_buyer' | 'reward_network'>>(sql`
    insert into orders (id, offer_id, seller_id, buyer_user_id, buyer_company_id, referrer_user_id, referrer_company_id,
                        offer_title, price, reward)
    values (${order.id}, ${offerId}, ${order.seller_id}, ${order.buyer_user_id}, ${order.buyer_company_id},
            ${order.referrer_user_id}, ${order.referrer_company_id}, 'Audyt', 100000, ${order.reward})
    returning reward_buyer, reward_network`);
  assert.ok(parts);
  return { ...order, ...parts };
}

interface Faults {
  balance: number;
  system: number;
  debt: number;
  negative: number;
}

/**
 * Invariants: every balance and running balance is the sum of its entries; all points equal those that came in less those
 * that went out; no balance is below zero; debts equal their accounts.
 */
export async function assertWholeLedger(db: Db): Promise<void> {
  const faults = await db.one<Faults>(sql`
    with moved as (
      select account, sum(amount) as total from (
        select to_account as account, amount from ledger_entries union all
        select from_account, -amount from ledger_entries) sides group by account
    ), held as (
      select a.*, coalesce(m.total, 0) as total from ledger_accounts a left join moved m on m.account = a.id
    )
    select
      (select count(*)::int from held where kind not like 'clearing.%' and balance <> total) as balance,
      (select coalesce(sum(total), 0)::int from held) as system,
      (select count(*)::int from held h where h.kind = 'debt' and h.balance <> coalesce((
        select sum(d.amount - d.paid) from reward_debts d
        where d.debtor_user_id = h.user_id or d.debtor_company_id = h.company_id), 0)) as debt,
      (select count(*)::int from held where balance < 0) as negative`);
  assert.deepEqual(faults, { balance: 0, system: 0, debt: 0, negative: 0 });
}

/** Points of all account owners, without debts, equal payments in less payments out. Grosze. */
export async function assertConserved(db: Db): Promise<void> {
  const row = await db.one<{ held: number; net: number }>(sql`
    select (select coalesce(sum(balance), 0)::bigint from ledger_accounts where kind <> 'debt') as held,
           (select coalesce(sum(case when f.kind = 'clearing.card' then e.amount else 0 end
                              - case when t.kind = 'clearing.bank' then e.amount else 0 end), 0)::bigint
              from ledger_entries e join ledger_accounts f on f.id = e.from_account
              join ledger_accounts t on t.id = e.to_account) as net`);
  assert.equal(row?.held, row?.net);
}
