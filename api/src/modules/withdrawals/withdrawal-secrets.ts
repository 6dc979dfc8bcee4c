import { aboutField, openField, type Vault } from '../../platform/vault/vault.ts';

const BANK = 'withdrawals.bank_number';
const BROKER = 'withdrawals.broker_account';
export const FILE_CONTENT = 'withdrawal_files.content';

interface Numbers {
  bank_number: string | null;
  broker_account: string | null;
}

/** As stored, with the hash that finds the same account elsewhere. */
export function sealNumbers(vault: Vault, id: string, { bank_number, broker_account }: Numbers) {
  return {
    bank_number: bank_number && vault.seal(aboutField(BANK, id), bank_number),
    bank_hash: bank_number && vault.hash(bank_number),
    broker_account: broker_account && vault.seal(aboutField(BROKER, id), broker_account),
  };
}

/** A stored withdrawal with its numbers as they were given. */
export function openNumbers<Row extends Numbers & { id: string }>(vault: Vault, row: Row): Row {
  const { id, bank_number, broker_account } = row;
  return {
    ...row,
    bank_number: openField(vault, BANK, id, bank_number),
    broker_account: openField(vault, BROKER, id, broker_account),
  };
}
