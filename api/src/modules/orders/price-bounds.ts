import { MAX_ZLOTY } from '@wspolnik/contract/limits';
import { MAX_PRICE, toMoney } from '../../platform/money.ts';
import { invalidField } from '../../platform/wire/problem.ts';
import type { OfferRow } from '../offers/index.ts';

const SMALLEST_AMOUNT = 1;

/**
 * What an offer may cost, in grosze: an amount within its range; from one grosz to 10^9 zł for an individual price.
 *
 * @param named what `field` says of a gross bound: itself, or its net amount
 * @throws ApiProblem validation_failed on `field` (`min`, `max`)
 */
export function refuseOutside(
  { price_from, price_to }: Pick<OfferRow, 'price_from' | 'price_to'>,
  field: string,
  amount: number,
  named = (bound: number): number => bound,
): void {
  const lowest = Math.max(price_from ?? 0, SMALLEST_AMOUNT);
  if (amount < lowest) throw invalidField(field, 'min', { min: toMoney(named(lowest)) });
  if (amount > (price_to ?? MAX_PRICE)) {
    throw invalidField(field, 'max', { max: price_to === null ? MAX_ZLOTY : toMoney(named(price_to)) });
  }
}
