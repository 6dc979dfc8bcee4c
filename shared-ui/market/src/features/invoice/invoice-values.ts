import type { InvoiceDetails, InvoiceDetailsBody } from '@wspolnik/contract';
import { ADDRESS_LENGTH, CITY_LENGTH, COMPANY_NAME_LENGTH, EMAIL_LENGTH } from '@wspolnik/contract/limits';
import { rules } from '@wspolnik/system/forms';
import { object } from 'yup';

/** As they are typed. */
export type InvoiceValues = Record<keyof InvoiceDetails, string>;

/** `61 1090 1014 0000 0712 1981 2874`, as banks print it. */
export const groupAccount = (account: string): string =>
  account.replace(/^(\d{2})/, '$1 ').replace(/(\d{4})(?=\d)/g, '$1 ');

export function valuesOf(details: InvoiceDetails | null): InvoiceValues {
  const { name, nip, address, zip_code, city, email, phone, bank_number } = details ?? ({} as Partial<InvoiceDetails>);
  return {
    name: name ?? '',
    nip: nip ?? '',
    address: address ?? '',
    zip_code: zip_code ?? '',
    city: city ?? '',
    email: email ?? '',
    phone: phone ?? '',
    bank_number: groupAccount(bank_number ?? ''),
  };
}

/** What is sent; the API reads numbers with spaces. */
export function bodyOf(values: InvoiceValues): InvoiceDetailsBody {
  const filled = Object.entries(values).filter(([, value]) => value.trim() !== '');
  return { ...Object.fromEntries(filled), name: values.name } as InvoiceDetailsBody;
}

/** A person may have no NIP. */
export const invoiceSchema = (isCompany: boolean) =>
  object({
    name: rules.required().max(COMPANY_NAME_LENGTH),
    nip: isCompany ? rules.nip().required() : rules.nip(),
    address: rules.maxLength(ADDRESS_LENGTH),
    zip_code: rules.zip(),
    city: rules.maxLength(CITY_LENGTH),
    email: rules.email().max(EMAIL_LENGTH),
    phone: rules.phone(),
    bank_number: rules.bankNumber(),
  });
