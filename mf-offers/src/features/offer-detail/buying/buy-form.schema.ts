import type { Offer } from '@wspolnik/contract';
import { isAmount, rules } from '@wspolnik/system/forms';
import type { FormikErrors } from 'formik';
import * as yup from 'yup';

export interface BuyFormValues {
  /** Empty for a fixed price. */
  amount: string;
}

type Price = Pick<Offer, 'price_from' | 'price_to'>;

/** The minimum amount of an order: one grosz. */
const SMALLEST_AMOUNT = '0.01';

/** Otherwise it is a range. An individual price is asked for, not bought. */
export const hasFixedPrice = ({ price_to }: Price): boolean => price_to === null;

/** The typed price in the API's format; null while none can be ordered. */
export const typedPrice = ({ amount }: BuyFormValues, errors: FormikErrors<BuyFormValues>): string | null =>
  isAmount(amount) && !errors.amount ? Number(amount).toFixed(2) : null;

const fixedSchema = yup.object({});

/** A range needs an amount within it; a fixed price accepts none. */
export function buyFormSchema({ price_from, price_to }: Price) {
  if (price_to === null) return fixedSchema;
  return yup.object({ amount: rules.amount({ min: price_from ?? SMALLEST_AMOUNT, max: price_to }).required() });
}
