import { nrb } from '../../demo/check-digits.ts';
import { credit } from '../../modules/points/testing/points.ts';
import { newId } from '../../platform/ids.ts';
import { toMoney } from '../../platform/money.ts';
import { userAsOwner } from '../../platform/sign-in/account-owner.ts';
import { createPasswords } from '../../platform/sign-in/passwords.ts';
import { parseDataKeys } from '../../platform/vault/data-keys.ts';
import { openVault } from '../../platform/vault/open-vault.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import type { Database } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { DATA_KEYS } from '../data-keys.ts';
import { addUsableAccount } from '../payout-accounts.ts';

export const PASSWORD = 'Demo!2345';
/** Grosze: of an offer, and of its reward. */
const PRICE = 10_000;
const REWARD = 200;
/** Each offer as buyers see it. */
export const SEEN = { expected_price: toMoney(PRICE), expected_vat_rate: '23', expected_reward: toMoney(REWARD) };
/** Purchases that a seller's first points cover; the rewards of later ones are pending until a recharge. */
const COVERED = 20;
const SELLERS = 6;
/** A buyer may have few open orders at once, so there are more of them than clients. */
const BUYERS = 24;
const ADMINS = 2;
/** Grosze that a buyer may withdraw. */
const EARNED = 100_000_000;

/** Where every buyer's withdrawals go. */
export const ACCOUNT = nrb(1);

/** Somebody who signs in, as a company when there is one. */
export interface Account {
  email: string;
  companyId: string | null;
}

export interface Seller {
  owner: Account;
  offer: string;
}

export interface CrashWorld {
  sellers: Seller[];
  buyers: Account[];
  admins: Account[];
}

async function addPerson(db: Database, hash: string, email: string, role: 'USER' | 'ADMIN'): Promise<string> {
  const id = newId();
  await db.query(sql`
    insert into users (id, email, first_name, last_name, password_hash, role, email_verified_at)
    values (${id}, ${email}, 'Anna', 'Nowak', ${hash}, ${role}, ${new Date()})`);
  return id;
}

async function addSeller(db: Database, hash: string, category: string, index: number): Promise<Seller> {
  const email = `seller${index}@crash.test`;
  const [owner, company, offer] = [await addPerson(db, hash, email, 'USER'), newId(), newId()];
  await db.query(sql`
    insert into companies (id, name, city, status) values (${company}, ${`Firma ${index}`}, 'Łódź', 'active')`);
  await db.query(sql`
    insert into company_members (company_id, user_id, role) values (${company}, ${owner}, 'owner')`);
  await db.query(sql`
    insert into offers (id, company_id, category_id, title, description, price_from, loyalty_points, is_active)
    values (${offer}, ${company}, ${category}, 'Audyt', 'Opis', ${PRICE}, ${REWARD}, true)`);
  await credit(db, company, COVERED * REWARD);
  return { owner: { email, companyId: company }, offer };
}

async function addBuyer(db: Database, vault: Vault, hash: string, index: number): Promise<Account> {
  const email = `buyer${index}@crash.test`;
  const id = await addPerson(db, hash, email, 'USER');
  await db.query(sql`
    select ledger_post(${newId()}, ledger_account(null, null, 'clearing.card'), ledger_account(${id}, null, 'withdrawable'),
                       ${EARNED}::bigint, 'BUY', 'withdrawable', null, ${new Date()})`);
  await addUsableAccount(db, vault, userAsOwner(id), { bank_number: ACCOUNT });
  return { email, companyId: null };
}

/** Sellers with few points, buyers with many, and two admins. */
export async function prepareWorld(db: Database): Promise<CrashWorld> {
  const vault = await openVault(db, parseDataKeys(DATA_KEYS));
  const hash = await (await createPasswords()).hash(PASSWORD);
  const category = newId();
  await db.query(sql`
    insert into categories (id, node, name, name_en)
    select ${category}, coalesce(max(node), 0) + 1, 'Pod obciążeniem', 'Under load' from categories`);
  const world: CrashWorld = { sellers: [], buyers: [], admins: [] };
  for (let index = 0; index < SELLERS; index += 1) world.sellers.push(await addSeller(db, hash, category, index));
  for (let index = 0; index < BUYERS; index += 1) world.buyers.push(await addBuyer(db, vault, hash, index));
  for (let index = 0; index < ADMINS; index += 1) {
    const email = `admin${index}@crash.test`;
    await addPerson(db, hash, email, 'ADMIN');
    world.admins.push({ email, companyId: null });
  }
  return world;
}
