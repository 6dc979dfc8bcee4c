import type { OwnedCompany, OwnOfferPage } from '@wspolnik/contract';
import { hasFreeSlot } from '../../lib/own-offers.ts';

/**
 * What prevents publishing: the company's state, overdue pending rewards, or the plan's limit (which does not apply to
 * inactive offers).
 */
export type PublishBlock =
  | { kind: 'unverified' | 'submitted' | 'suspended' | 'overdueRewards' }
  | { kind: 'limit'; limit: number };

const STATES: Partial<Record<OwnedCompany['status'], 'unverified' | 'submitted' | 'suspended'>> = {
  draft: 'unverified',
  rejected: 'unverified',
  submitted: 'submitted',
  suspended: 'suspended',
};

/** Checks in the order of the API. Returns null while the counts are unknown, because the API checks again. */
export function publishBlock(
  status: OwnedCompany['status'],
  publishing: OwnOfferPage | undefined,
): PublishBlock | null {
  const state = STATES[status];
  if (state) return { kind: state };
  if (!publishing) return null;
  if (publishing.dues_overdue) return { kind: 'overdueRewards' };
  const { offer_limit } = publishing;
  return offer_limit === null || hasFreeSlot(publishing) ? null : { kind: 'limit', limit: offer_limit };
}

/** At the plan's limit an offer can still be saved as inactive. */
export const canSave = (block: PublishBlock | null): boolean => block === null || block.kind === 'limit';
