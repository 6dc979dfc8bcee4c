import type { AddPayoutAccountBody } from '@wspolnik/contract/withdrawals';
import { digitsOf, isNrb } from '../../platform/check-digits.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { ApiProblem, invalidField } from '../../platform/wire/problem.ts';
import { plainText } from '../../platform/words/text.ts';

export interface Target {
  bank_number: string | null;
  broker_account: string | null;
}

/**
 * The target of the money: either a bank account with valid check digits, as digits only, or a broker account.
 *
 * @throws ApiProblem validation_failed (bank_number, broker_account)
 */
export function readTarget(body: AddPayoutAccountBody): Target {
  const bank_number = digitsOf(body.bank_number ?? '') || null;
  const broker_account = plainText(body.broker_account ?? '') || null;
  if ((bank_number === null) === (broker_account === null)) {
    const oneOf = [{ code: 'oneOf' }];
    throw new ApiProblem('validation_failed', { fields: { bank_number: oneOf, broker_account: oneOf } });
  }
  if (bank_number !== null && !isNrb(bank_number)) throw invalidField('bank_number', 'bankNumber');
  return { bank_number, broker_account };
}

/** A broker account that looks like a bank's is another target. */
export const hashTarget = (vault: Vault, { bank_number, broker_account }: Target): string =>
  vault.hash(bank_number ?? `broker ${broker_account}`);
