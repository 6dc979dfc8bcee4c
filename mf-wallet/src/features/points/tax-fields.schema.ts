import type { TaxFields } from '@wspolnik/contract';
import { ADDRESS_LENGTH, CITY_LENGTH, HOUSE_NUMBER_LENGTH, TAX_DATA_FROM } from '@wspolnik/contract/limits';
import { formatMoney } from '@wspolnik/system';
import { rules } from '@wspolnik/system/forms';
import { type Schema, string } from 'yup';

export const NO_TAX_FIELDS: TaxFields = { pesel: '', street: '', house_number: '', postal_code: '', town: '' };

const POSTAL_CODE = /^\s*\d{2}[- ]?\d{3}\s*$/;

/** With `isKept` an empty PESEL leaves the one that was given. */
export const taxRules = ({ isKept = false } = {}): Record<keyof TaxFields, Schema> => ({
  pesel: isKept ? rules.pesel() : rules.pesel().required(),
  street: rules.maxLength(ADDRESS_LENGTH).trim().required(),
  house_number: rules.maxLength(HOUSE_NUMBER_LENGTH).trim().required(),
  postal_code: string().required().matches(POSTAL_CODE, 'validators.postalCode'),
  town: rules.maxLength(CITY_LENGTH).trim().required(),
});

/** The rules of the fields, which hold while the amount asks for them. */
export function taxRulesFor(isAsked: (amount: string) => boolean): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(taxRules()).map(([name, rule]) => [
      name,
      string().when('amount', ([amount]) => (isAsked(String(amount ?? '')) ? rule : string())),
    ]),
  );
}

/** `2000,00 zł` as people write it. */
export const limitText = (): string => formatMoney(TAX_DATA_FROM.toFixed(2));
