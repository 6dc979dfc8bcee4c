import type { InvoiceDetails, InvoiceDetailsBody } from '@wspolnik/contract/deals';
import { digitsOf, isNip, isNrb } from '../../platform/check-digits.ts';
import { isEmail } from '../../platform/contact-fields.ts';
import { ApiProblem, type FieldErrors, problem } from '../../platform/wire/problem.ts';
import { isBlank, nameText, normalizePhone, plainText } from '../../platform/words/text.ts';

/** Characters of a postal code, also of another country. */
const ZIP_MIN = 4;

const textOf = (typed: string | undefined): string | null => {
  const text = nameText(typed ?? '');
  return isBlank(text) ? null : text;
};

function phoneOf(typed: string | undefined, errors: FieldErrors): string | null {
  try {
    return normalizePhone(typed ?? '') || null;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    Object.assign(errors, error.details.fields);
    return null;
  }
}

/**
 * Details in their stored form: numbers as digits only.
 *
 * @throws ApiProblem validation_failed: required (name, of a company nip), nip, bankNumber, zip, email, phone, each on its field
 */
export function readInvoiceForm(body: InvoiceDetailsBody, { isCompany }: { isCompany: boolean }): InvoiceDetails {
  const errors: FieldErrors = {};
  const check = (field: string, code: string, value: string | null, isValid: (value: string) => boolean) => {
    if (value !== null && !isValid(value)) errors[field] = [{ code }];
    return value;
  };
  const details = {
    name: textOf(body.name) ?? '',
    nip: check('nip', 'nip', digitsOf(body.nip ?? '') || null, isNip),
    address: textOf(body.address),
    zip_code: check('zip_code', 'zip', plainText(body.zip_code ?? '') || null, (text) => text.length >= ZIP_MIN),
    city: textOf(body.city),
    email: check('email', 'email', plainText(body.email ?? '') || null, isEmail),
    phone: phoneOf(body.phone, errors),
    bank_number: check('bank_number', 'bankNumber', digitsOf(body.bank_number ?? '') || null, isNrb),
  };
  if (details.name === '') errors.name = [{ code: 'required' }];
  if (isCompany && details.nip === null) errors.nip = [{ code: 'required' }];
  if (Object.keys(errors).length > 0) throw problem('validation_failed', { fields: errors });
  return details;
}
