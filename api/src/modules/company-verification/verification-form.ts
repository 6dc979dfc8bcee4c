import type { VerificationFields } from '@wspolnik/contract/company-verification';
import { digitsOf, isKrs, isNip, isNrb, isRegon } from '../../platform/check-digits.ts';
import { type FieldErrors, problem } from '../../platform/wire/problem.ts';

export interface CheckedNumbers {
  nip: string;
  regon: string;
  krs: string | null;
  bank_number: string;
}

/**
 * Numbers in their stored form: digits only.
 *
 * @throws ApiProblem validation_failed: nip, regon, krs, bankNumber, required, each on its field
 */
export function readVerificationForm(fields: VerificationFields): CheckedNumbers {
  const numbers: CheckedNumbers = {
    nip: digitsOf(fields.nip),
    regon: digitsOf(fields.regon),
    krs: digitsOf(fields.krs ?? '') || null,
    bank_number: digitsOf(fields.bank_number),
  };
  const errors: FieldErrors = {};
  const check = (field: keyof CheckedNumbers, code: string, isValid: (digits: string) => boolean) => {
    const digits = numbers[field] ?? '';
    if (digits === '') errors[field] = [{ code: 'required' }];
    else if (!isValid(digits)) errors[field] = [{ code }];
  };
  check('nip', 'nip', isNip);
  check('regon', 'regon', isRegon);
  check('bank_number', 'bankNumber', isNrb);
  if (numbers.krs) check('krs', 'krs', isKrs);
  if (Object.keys(errors).length > 0) throw problem('validation_failed', { fields: errors });
  return numbers;
}
