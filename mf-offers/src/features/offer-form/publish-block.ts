import type { OwnedCompany, OwnOfferPage } from '@wspolnik/api/contract';
import { hasFreePlace } from '../../lib/own-offers.ts';

/** Why a new offer cannot be shown: the company's state, overdue dues, or the plan's limit, which an inactive one escapes. */
export type PublishBlock =
  | { kind: 'unverified' | 'submitted' | 'suspended' | 'dues' }
  | { kind: 'limit'; limit: number };

const STATES: Partial<Record<OwnedCompany['status'], 'unverified' | 'submitted' | 'suspended'>> = {
  draft: 'unverified',
  rejected: 'unverified',
  submitted: 'submitted',
  suspended: 'suspended',
};

/** The order of the API's own checks. While the numbers are unknown nothing is said: the API has the last word. */
export function publishBlock(
  status: OwnedCompany['status'],
  publishing: OwnOfferPage | undefined,
): PublishBlock | null {
  const state = STATES[status];
  if (state) return { kind: state };
  if (!publishing) return null;
  if (publishing.dues_overdue) return { kind: 'dues' };
  const { offer_limit } = publishing;
  return offer_limit === null || hasFreePlace(publishing) ? null : { kind: 'limit', limit: offer_limit };
}

/** With the plan full an offer can still be saved inactive. */
export const canSave = (block: PublishBlock | null): boolean => block === null || block.kind === 'limit';
