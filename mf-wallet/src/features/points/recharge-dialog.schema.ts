import { fromGrosze, toGrosze } from '@wspolnik/system';
import { rules } from '@wspolnik/system/forms';
import { object } from 'yup';

/** In zł, the API's limits. */
export const SMALLEST_RECHARGE = '10';
export const LARGEST_RECHARGE = '50000';

export interface RechargeValues {
  amount: string;
}

export const rechargeSchema = object({
  amount: rules.amount({ min: SMALLEST_RECHARGE, max: LARGEST_RECHARGE }).required(),
});

/** The recharge that covers the missing amount. */
export function rechargeFor(missing: string): string {
  const grosze = Math.min(Math.max(toGrosze(missing), toGrosze(SMALLEST_RECHARGE)), toGrosze(LARGEST_RECHARGE));
  return fromGrosze(grosze);
}
