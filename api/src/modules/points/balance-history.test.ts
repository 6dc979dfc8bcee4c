import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BalanceHistory, WalletExport, WalletPage } from '@wspolnik/contract/points';
import { DAY_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { polishDays } from '../../platform/polish-days.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, as, signIn } from '../../testing/people.ts';
import { addCategory, addOffer } from '../offers/testing/offers.ts';
import { closingBalances } from './balance-history.ts';
import { ledgerAccount, post, systemAccount } from './ledger.sql.ts';
import { grantReward, matureReward, reserveReward } from './rewards.service.ts';
import { addOrder, credit } from './testing/points.ts';

const api = await createTestApi();
const { db, context } = api;
const seller = await addCompany(api, 'Pracownia');
const owner = await addUser(api, { email: 'owner@test.pl' });
await addMember(api, seller, owner, 'owner');
const buyer = await addUser(api, { email: 'buyer@test.pl' });
const offer = await addOffer(api, { company_id: seller, category_id: await addCategory(api, 'IT') });

async function read<T>(path: string, login: string, company?: string): Promise<T> {
  const { access } = await signIn(api, `${login}@test.pl`);
  const reply = await api.inject({ url: `/api/${path}`, headers: as(access, company) });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<T>();
}

const balances = async (query: string, login: string, company?: string) =>
  (await read<BalanceHistory>(`point-balance/history/${query}`, login, company)).balances;

/** A recharge `days` ago. */
async function recharged(grosze: number, days: number): Promise<void> {
  await db.transaction(async (tx) => {
    const from = await systemAccount(tx, 'clearing.card');
    const to = await ledgerAccount(tx, { userId: null, companyId: seller }, 'available');
    const at = new Date(context.clock().getTime() - days * DAY_MS);
    const move = { from, to, amount: grosze, orderId: null, at };
    await post(tx, { key: newId(), ...move, type: 'WALLET_RECHARGE', status: 'paid_off' });
  });
}

async function rewarded(reward: number): Promise<void> {
  const parties = { seller_id: seller, buyer_user_id: buyer, buyer_company_id: null };
  const fresh = { id: newId(), ...parties, referrer_user_id: null, referrer_company_id: null, reward };
  const order = await addOrder(db, offer, fresh);
  await db.transaction((tx) => reserveReward(tx, order, context.clock()));
  await db.transaction((tx) => grantReward(tx, order, context.clock()));
  await db.transaction((tx) => matureReward(tx, order, context.clock()));
}

describe('GET point-balance/history/', () => {
  it('the history answers a company’s balance at the end of each day, today’s equal to the header’s', async () => {
    await recharged(50_000, 400);
    await recharged(10_000, 3);
    await rewarded(4_000);
    const days = await balances('?days=7', 'owner', seller);
    const [fourth, third] = ['500.00', '600.00'];
    assert.deepEqual(
      days.map(({ balance }) => balance),
      [fourth, fourth, fourth, third, third, third, '580.00'],
    );
    assert.deepEqual(
      days.map(({ day }) => day),
      polishDays(context.clock(), 7),
    );
  });

  it('the history answers a person’s withdrawable points, for 90 days by default', async () => {
    const days = await balances('', 'buyer');
    assert.equal(days.length, 90);
    assert.deepEqual([days.at(0)?.balance, days.at(-1)?.balance], ['0.00', '20.00']);
    assert.deepEqual((await balances('', 'owner')).at(-1)?.balance, '0.00');
  });

  it('ends a day at midnight in Poland, in summer and in winter', () => {
    assert.deepEqual(polishDays(new Date('2026-03-29T21:59:00Z'), 3), ['2026-03-27', '2026-03-28', '2026-03-29']);
    assert.equal(polishDays(new Date('2026-03-29T22:00:00Z'), 2)[1], '2026-03-30');
    assert.equal(polishDays(new Date('2026-01-01T22:59:00Z'), 2)[1], '2026-01-01');
    const moved = { '2026-01-02': 500, '2026-01-03': -200 };
    assert.deepEqual(
      closingBalances(['2026-01-01', '2026-01-02', '2026-01-03'], { balance: 1_300, moved }).map((day) => day.balance),
      ['10.00', '15.00', '13.00'],
    );
  });
});

describe('GET wallet-history/export/', () => {
  it('the export exports the filtered rows of the list, without pages', async () => {
    for (let time = 0; time < 35; time += 1) await db.transaction((tx) => credit(tx, seller, 100));
    const list = await read<WalletPage>('wallet-history/?points_type=WALLET_RECHARGE&limit=100', 'owner', seller);
    const all = await read<WalletExport>('wallet-history/export/?points_type=WALLET_RECHARGE', 'owner', seller);
    assert.equal(all.results.length, 37);
    assert.deepEqual(all, { results: list.results, truncated: false });
  });

  it('the oldest rows beyond ten thousand are omitted, which the answer states', async () => {
    await db.query(sql`
      insert into ledger_entries (idempotency_key, from_account, to_account, amount, type, points_status, to_balance)
      select 'many:' || n, f.id, t.id, 1, 'WALLET_RECHARGE', 'paid_off', 0
      from generate_series(1, 10000) n, ledger_accounts f, ledger_accounts t
      where f.kind = 'clearing.card' and t.company_id = ${seller} and t.kind = 'available'`);
    const all = await read<WalletExport>('wallet-history/export/', 'owner', seller);
    assert.deepEqual([all.results.length, all.truncated], [10_000, true]);
  });
});
