import type { MembershipCards } from '@wspolnik/contract';
import { MAX_CARD_DIGITS } from '@wspolnik/contract/limits';
import { defineRead, listQuery, oneOf } from '@wspolnik/kit';

export const membershipQuery = listQuery('/companies/payments/membership-numbers', {
  q: (raw) => (/^\d+$/.test(raw) && raw.length <= MAX_CARD_DIGITS ? raw : ''),
  premium: oneOf(['true', 'false']),
});
export type MembershipQuery = ReturnType<typeof membershipQuery.parse>;

/** A page of the free numbers, and all numbers of the company in use. */
export const membershipRead = defineRead<MembershipCards, MembershipQuery>('accounts/company-membership-cards/', {
  query: membershipQuery,
  defaults: { limit: '30' },
});
