import type { Offer } from '@wspolnik/api/contract';
import { rules } from '@wspolnik/shared-ui/forms';
import * as yup from 'yup';

export interface BuyFormValues {
  /** Empty for a fixed price. */
  amount: string;
}

type Price = Pick<Offer, 'individual_price' | 'price_from' | 'price_to'>;

/** The minimum amount of an order: one grosz. */
const SMALLEST_AMOUNT = '0.01';
/** As of an offer's price. */
const LARGEST_AMOUNT = '1000000000.00';

export const hasFixedPrice = (offer: Price): boolean => !offer.individual_price && offer.price_to === null;

const fixedSchema = yup.object({});

/** An amount is required for individual pricing and for a range; a fixed price accepts none. */
export function buyFormSchema(offer: Price) {
  if (hasFixedPrice(offer)) return fixedSchema;
  const limits = { min: offer.price_from ?? SMALLEST_AMOUNT, max: offer.price_to ?? LARGEST_AMOUNT };
  return yup.object({ amount: rules.amount(limits).required() });
}
