import type { TaxFields } from '@wspolnik/contract/tax-data';
import { digitsOf, isPesel } from '../../platform/check-digits.ts';
import { aboutField, type Vault } from '../../platform/vault/vault.ts';
import { ApiProblem, type FieldErrors } from '../../platform/wire/problem.ts';
import { plainText } from '../../platform/words/text.ts';
import type { TaxPayer } from './tax-data.sql.ts';

/** What is encrypted. The name is part of it because the account's is gone when it is deleted. */
export interface TaxRecord extends TaxPayer, TaxFields {}

const SEALED = 'payout_tax_data.sealed';
const POSTAL_CODE = /^\d{2}-\d{3}$/;

export const sealRecord = (vault: Vault, id: string, record: TaxRecord): string =>
  vault.seal(aboutField(SEALED, id), JSON.stringify(record));

export const openRecord = (vault: Vault, id: string, sealed: string): TaxRecord =>
  JSON.parse(vault.open(aboutField(SEALED, id), sealed)) as TaxRecord;

/** Its last digits are enough to recognise it. */
export const maskPesel = (pesel: string): string => `•••••••${pesel.slice(-4)}`;

/** `00950` is written as `00-950`. */
const postalCodeOf = (typed: string): string => plainText(typed).replace(/^(\d{2})\s?(\d{3})$/, '$1-$2');

/**
 * The fields as they are stored.
 *
 * @throws ApiProblem validation_failed (pesel, street, house_number, postal_code, town)
 */
export function readFields(typed: Partial<TaxFields>): TaxFields {
  const read: TaxFields = {
    pesel: digitsOf(typed.pesel ?? ''),
    street: (typed.street ?? '').trim(),
    house_number: (typed.house_number ?? '').trim(),
    postal_code: postalCodeOf(typed.postal_code ?? ''),
    town: (typed.town ?? '').trim(),
  };
  const fields: FieldErrors = {};
  for (const [name, value] of Object.entries(read)) if (plainText(value) === '') fields[name] = [{ code: 'required' }];
  if (!fields.pesel && !isPesel(read.pesel)) fields.pesel = [{ code: 'pesel' }];
  if (!fields.postal_code && !POSTAL_CODE.test(read.postal_code)) fields.postal_code = [{ code: 'postalCode' }];
  if (Object.keys(fields).length > 0) throw new ApiProblem('validation_failed', { fields });
  return read;
}
