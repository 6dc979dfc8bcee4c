import type { MailLocale } from '../../platform/mail/templates.ts';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

/** The numbers are encrypted. */
export interface PayoutAccountRow {
  id: string;
  bank_number: string | null;
  broker_account: string | null;
  added_at: string;
  usable_at: string;
}

export interface NewPayoutAccount {
  id: string;
  accountOwner: AccountOwner;
  bank_number: string | null;
  broker_account: string | null;
  account_hash: string;
  addedBy: string;
  usableAt: Date;
}

const COLUMNS = sql`a.id, a.bank_number, a.broker_account, a.added_at, a.usable_at`;

function ownedBy({ userId, companyId }: AccountOwner): Sql {
  return companyId === null ? sql`a.user_id = ${userId}` : sql`a.company_id = ${companyId}`;
}

/** The owner's accounts in the order in which they were added. */
export function selectPayoutAccounts(db: Db, accountOwner: AccountOwner): Promise<PayoutAccountRow[]> {
  return db.query<PayoutAccountRow>(sql`
    select ${COLUMNS} from payout_accounts a where ${ownedBy(accountOwner)} order by a.added_at, a.id`);
}

/** False when the owner has this account. */
export async function insertPayoutAccount(tx: Db, account: NewPayoutAccount, now: Date): Promise<boolean> {
  const { id, accountOwner, bank_number, broker_account, account_hash, addedBy, usableAt } = account;
  const row = await tx.one(sql`
    insert into payout_accounts (id, user_id, company_id, bank_number, broker_account, account_hash, added_by, added_at, usable_at)
    values (${id}, ${accountOwner.userId}, ${accountOwner.companyId}, ${bank_number}, ${broker_account}, ${account_hash}, ${addedBy},
            ${now}, ${usableAt})
    on conflict do nothing returning id`);
  return row !== undefined;
}

/** Index payout_accounts_user or payout_accounts_company. */
export function findPayoutAccount(
  db: Db,
  accountOwner: AccountOwner,
  hash: string,
): Promise<PayoutAccountRow | undefined> {
  return db.one<PayoutAccountRow>(sql`
    select ${COLUMNS} from payout_accounts a where ${ownedBy(accountOwner)} and a.account_hash = ${hash}`);
}

export function deletePayoutAccount(
  tx: Db,
  accountOwner: AccountOwner,
  id: string,
): Promise<PayoutAccountRow | undefined> {
  return tx.one<PayoutAccountRow>(sql`
    delete from payout_accounts a where a.id = ${id} and ${ownedBy(accountOwner)} returning ${COLUMNS}`);
}

interface Owner {
  email: string;
  first_name: string;
  locale: MailLocale;
}

/** The person, or the owners of the company. */
export function selectOwners(db: Db, { userId, companyId }: AccountOwner): Promise<Owner[]> {
  return db.query<Owner>(sql`
    select u.email, u.first_name, u.locale from users u where u.deleted_at is null and (u.id = ${userId} or u.id in (
      select m.user_id from company_members m where m.company_id = ${companyId} and m.role = 'owner')) order by u.id`);
}
