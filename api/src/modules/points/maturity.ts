import { DAY_MS } from '@wspolnik/settings';

/** Days from an order's verification until its reward can be withdrawn (domain §3). */
export const MATURES_AFTER_DAYS = 14;

export function rewardMaturesAt(verifiedAt: string): Date {
  return new Date(Date.parse(verifiedAt) + MATURES_AFTER_DAYS * DAY_MS);
}
