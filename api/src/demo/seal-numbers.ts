import { aboutField, type Vault } from '../platform/vault/vault.ts';
import type { Row, World } from './world.ts';

function sealIn(vault: Vault, row: Row, column: 'bank_number' | 'broker_account' | 'sealed', table: string): void {
  const number = row[column];
  if (typeof number === 'string') row[column] = vault.seal(aboutField(`${table}.${column}`, String(row.id)), number);
}

/** Encrypts the account numbers and the tax data of the world, as the API does when it stores them. */
export function sealNumbers(
  vault: Vault,
  { companies, verifications, withdrawals, payoutAccounts, taxData }: World,
): void {
  const numbers = new Map(companies.map((company) => [company.id, company.bank_number]));
  for (const request of verifications) {
    request.bank_number = numbers.get(String(request.company_id));
    sealIn(vault, request, 'bank_number', 'company_verifications');
  }
  for (const row of [...companies, ...withdrawals]) {
    row.bank_hash = typeof row.bank_number === 'string' ? vault.hash(row.bank_number) : null;
  }
  for (const company of companies) sealIn(vault, company, 'bank_number', 'companies');
  for (const account of payoutAccounts) {
    account.account_hash = vault.hash(String(account.bank_number));
    sealIn(vault, account, 'bank_number', 'payout_accounts');
  }
  for (const given of taxData) sealIn(vault, given, 'sealed', 'payout_tax_data');
  for (const withdrawal of withdrawals) {
    sealIn(vault, withdrawal, 'bank_number', 'withdrawals');
    sealIn(vault, withdrawal, 'broker_account', 'withdrawals');
  }
}
