import { nrb } from '../demo/check-digits.ts';
import { MAX_OPEN_OF_OFFER, MAX_OPEN_OF_SELLER } from '../modules/orders/purchase-limits.ts';
import { newId } from '../platform/ids.ts';
import { toMoney } from '../platform/money.ts';
import { userAsOwner } from '../platform/sign-in/account-owner.ts';
import { createPasswords } from '../platform/sign-in/passwords.ts';
import type { Vault } from '../platform/vault/vault.ts';
import type { Database } from '../storage/db.ts';
import { sql } from '../storage/sql.ts';
import { addUsableAccount } from './payout-accounts.ts';

/** Grosze per purchase. */
export const REWARD = 200;
const PRICE = 10_000;
/** Each offer as buyers see it. */
const SEEN = { expected_price: toMoney(PRICE), expected_vat_rate: '23', expected_reward: toMoney(REWARD) };
/** So that a buyer can reach the limit of a seller. */
const OFFERS = Math.ceil(MAX_OPEN_OF_SELLER / MAX_OPEN_OF_OFFER);
const PASSWORD = 'Demo!2345';
/** Sign-ins: each takes a thread for its password. */
const AT_ONCE = 8;
const PLENTY = 100_000_000;
/** Where every buyer's withdrawals go. */
export const ACCOUNT = nrb(1);

interface Prepared {
  seller: string;
  /** The seller's, of the same price and reward. */
  offers: string[];
  warmUpOffers: string[];
  /** Purchases that the seller's balance covers. */
  covered: number;
  emails: string[];
}

export interface LedgerWorld extends Prepared {
  /** Headers of the signed-in buyers. */
  headers: Record<string, string>[];
}

/** How often each buyer may buy from a seller before {@link endOrders}. */
export const PURCHASES_EACH = MAX_OPEN_OF_SELLER;

/** Spreads purchases over buyers and offers, so that none exceeds a limit. */
export function nthPurchase({ headers }: Pick<LedgerWorld, 'headers'>, offers: readonly string[], nth: number) {
  const offer_id = offers[Math.floor(nth / headers.length) % offers.length] ?? '';
  return { headers: headers[nth % headers.length] ?? {}, body: { offer_id, ...SEEN } };
}

/** Lets everybody buy again: no order is open any more. Their rewards stay where they are. */
export async function endOrders(db: Database): Promise<void> {
  await db.query(sql`update orders set status = 'completed' where status = 'bought'`);
}

async function addSeller(
  db: Database,
  category: string,
  grosze: number,
): Promise<{ seller: string; offers: string[] }> {
  const seller = newId();
  const offers = Array.from({ length: OFFERS }, () => newId());
  await db.query(sql`insert into companies (id, name, city, status) values (${seller}, 'Firma', 'Łódź', 'active')`);
  await db.query(sql`
    insert into offers (id, company_id, category_id, title, description, price_from, loyalty_points, is_active)
    select id, ${seller}, ${category}, 'Audyt', 'Opis', ${PRICE}::bigint, ${REWARD}::bigint, true from unnest(${offers}::uuid[]) as id`);
  await db.query(sql`
    select ledger_post(${newId()}, ledger_account(null, null, 'clearing.card'), ledger_account(null, ${seller}, 'available'),
                       ${grosze}::bigint, 'WALLET_RECHARGE', 'paid_off', null, ${new Date()})`);
  return { seller, offers };
}

/** One seller whose balance covers three quarters of `buys`, and `buyers` who have earned enough to withdraw. */
export async function prepareLedger(db: Database, vault: Vault, buys: number, buyers: number): Promise<Prepared> {
  const category = newId();
  await db.query(sql`insert into categories (id, node, name, name_en) values (${category}, 1, 'IT', 'IT')`);
  const covered = Math.floor(buys * 0.75);
  const main = await addSeller(db, category, covered * REWARD);
  const warmUp = await addSeller(db, category, PLENTY);
  const hash = await (await createPasswords()).hash(PASSWORD);
  const emails = Array.from({ length: buyers }, (_, index) => `buyer${index}@bench.test`);
  for (const email of emails) {
    const id = newId();
    await db.query(sql`
      insert into users (id, email, first_name, last_name, password_hash, email_verified_at)
      values (${id}, ${email}, 'Anna', 'Nowak', ${hash}, ${new Date()})`);
    await db.query(sql`
      select ledger_post(${newId()}, ledger_account(null, null, 'clearing.card'),
                         ledger_account(${id}, null, 'withdrawable'), ${PLENTY}::bigint, 'BUY', 'withdrawable', null,
                         ${new Date()})`);
    await addUsableAccount(db, vault, userAsOwner(id), { bank_number: ACCOUNT });
  }
  await db.query(sql`vacuum analyze`);
  return { ...main, warmUpOffers: warmUp.offers, covered, emails };
}

export async function signInAll(prepared: Prepared, url: string): Promise<LedgerWorld> {
  const send = async (path: string, json: object, more: Record<string, string> = {}) => {
    const headers = { 'content-type': 'application/json', ...more };
    const reply = await fetch(`${url}/api/accounts/${path}`, { method: 'POST', headers, body: JSON.stringify(json) });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
    return (await reply.json()) as { access?: string; token?: string };
  };
  const signIn = async (email: string) => {
    const { access } = await send('login/', { email, password: PASSWORD });
    const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
    // For withdrawals to ACCOUNT; valid as long as the session's token.
    const { token = '' } = await send('confirm/', { password: PASSWORD }, headers);
    return { ...headers, confirmation: token };
  };
  const headers: Record<string, string>[] = [];
  for (let first = 0; first < prepared.emails.length; first += AT_ONCE) {
    const some = prepared.emails.slice(first, first + AT_ONCE);
    headers.push(...(await Promise.all(some.map(signIn))));
  }
  return { ...prepared, headers };
}

export async function balancesOf(db: Database, seller: string) {
  const row = await db.one<{ available: number; frozen: number; pendingRewards: number }>(sql`
    select coalesce(sum(balance) filter (where kind = 'available'), 0)::bigint as available,
           coalesce(sum(balance) filter (where kind = 'frozen'), 0)::bigint as frozen,
           (select count(*) from reward_dues where company_id = ${seller}) as "pendingRewards"
    from ledger_accounts where company_id = ${seller}`);
  if (!row) throw new Error('the seller vanished');
  return row;
}
