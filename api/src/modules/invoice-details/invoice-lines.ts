import type { InvoiceDetails } from '@wspolnik/contract/deals';
import { isText } from '../../platform/words/text.ts';

const ACCOUNT = { pl: 'Rachunek', en: 'Account' } as const;

/** Two digits, then groups of four, as banks write an account. */
const grouped = (digits: string): string => [digits.slice(0, 2), ...(digits.slice(2).match(/.{1,4}/g) ?? [])].join(' ');

/** What a document writes below the name of a side. */
export function invoiceLines(details: InvoiceDetails, locale: 'pl' | 'en'): string[] {
  const { nip, address, zip_code, city, email, phone, bank_number } = details;
  const place = [zip_code, city].filter(isText).join(' ');
  const account = bank_number && `${ACCOUNT[locale]} ${grouped(bank_number)}`;
  return [address, place, nip && `NIP ${nip}`, email, phone && `Tel. ${phone}`, account].filter(isText);
}
