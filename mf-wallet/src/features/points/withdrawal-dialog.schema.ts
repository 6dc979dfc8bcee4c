import type { PayoutAccount, TaxFields } from '@wspolnik/contract';
import type { ProofValues } from '@wspolnik/kit/confirmation';
import { rules } from '@wspolnik/system/forms';
import { object, type Schema, string } from 'yup';

export interface WithdrawalValues extends ProofValues, TaxFields {
  amount: string;
  /** Id of a payout account. */
  account: string;
}

/** Minimum payout in zł. */
const SMALLEST = '0.01';

/**
 * `withdrawable` contains the earned points in zł. Recharged points cannot be withdrawn. `others` has the rules of
 * the confirmation and of the tax data.
 */
export const withdrawalSchema = (withdrawable: string, others: Record<string, Schema>) =>
  object({
    amount: rules.amount({ min: SMALLEST, max: withdrawable }).required(),
    account: string().required(),
    ...others,
  });

/** Of an account that is known for long enough. */
export const isUsable = ({ usable_at }: PayoutAccount, now: number): boolean => Date.parse(usable_at) <= now;

/** The end of the number distinguishes one's accounts; the whole number could be read over a shoulder. */
export function maskedNumber({ bank_number, broker_account }: Pick<PayoutAccount, 'bank_number' | 'broker_account'>) {
  return `…${(bank_number ?? broker_account ?? '').slice(-4)}`;
}
