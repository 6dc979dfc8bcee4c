import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

/** Every column that holds encrypted text. */
export interface SealedColumn {
  /** `table.column`, which is also what its values are bound to. */
  name: string;
  table: Sql;
  /** A uuid. */
  key: Sql;
  value: Sql;
}

export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { name: 'companies.bank_number', table: sql`companies`, key: sql`id`, value: sql`bank_number` },
  {
    name: 'company_verifications.bank_number',
    table: sql`company_verifications`,
    key: sql`id`,
    value: sql`bank_number`,
  },
  { name: 'withdrawals.bank_number', table: sql`withdrawals`, key: sql`id`, value: sql`bank_number` },
  { name: 'withdrawals.broker_account', table: sql`withdrawals`, key: sql`id`, value: sql`broker_account` },
  { name: 'payout_accounts.bank_number', table: sql`payout_accounts`, key: sql`id`, value: sql`bank_number` },
  { name: 'payout_accounts.broker_account', table: sql`payout_accounts`, key: sql`id`, value: sql`broker_account` },
  { name: 'invoice_details.bank_number', table: sql`invoice_details`, key: sql`id`, value: sql`bank_number` },
  { name: 'order_invoices.bank_number', table: sql`order_invoices`, key: sql`id`, value: sql`bank_number` },
  { name: 'withdrawal_files.content', table: sql`withdrawal_files`, key: sql`id`, value: sql`content` },
  { name: 'totp_authenticators.secret', table: sql`totp_authenticators`, key: sql`user_id`, value: sql`secret` },
];

export interface SealedRow {
  key: string;
  value: string;
}

export const FIRST_KEY = '00000000-0000-0000-0000-000000000000';

/** The next rows after the key `after`, locked in the order of keys; without empty values, which stand for erased ones. */
export function lockSealed(tx: Db, { table, key, value }: SealedColumn, after: string, limit: number) {
  return tx.query<SealedRow>(sql`
    select ${key} as key, ${value} as value from ${table}
    where ${key} > ${after}::uuid and ${value} <> '' order by ${key} limit ${limit} for no key update`);
}

export async function updateSealed(tx: Db, { table, key, value }: SealedColumn, rows: readonly SealedRow[]) {
  await tx.query(sql`
    update ${table} t set ${value} = n.value
    from unnest(${rows.map((row) => row.key)}::uuid[], ${rows.map((row) => row.value)}::text[]) n (key, value)
    where t.${key} = n.key`);
}

/** Keys of the encrypted files that are in use. */
export async function selectSealedFiles(db: Db): Promise<string[]> {
  const rows = await db.query<{ key: string }>(sql`
    select document as key from company_verifications where starts_with(document, 'sealed-')
    union select file_key from data_exports where starts_with(file_key, 'sealed-') order by key`);
  return rows.map(({ key }) => key);
}

export async function updateHashKey(db: Db, sealed: string): Promise<void> {
  await db.query(sql`update hash_key set sealed = ${sealed}`);
}
