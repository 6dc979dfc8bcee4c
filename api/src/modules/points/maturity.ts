import { MATURES_AFTER_DAYS } from '@wspolnik/contract/limits';
import { DAY_MS } from '@wspolnik/settings';

export function rewardMaturesAt(verifiedAt: string): Date {
  return new Date(Date.parse(verifiedAt) + MATURES_AFTER_DAYS * DAY_MS);
}
