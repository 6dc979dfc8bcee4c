import type { MembershipCards } from '@wspolnik/contract';
import { defineRead, listQuery, oneOf } from '@wspolnik/kit';

/** The limits are those of `MembershipCardQuery` in the API contract; a number has at most twelve digits. */
export const membershipQuery = listQuery('/companies/payments/membership-numbers', {
  q: (raw) => (/^\d{1,12}$/.test(raw) ? raw : ''),
  premium: oneOf(['true', 'false']),
});
export type MembershipQuery = ReturnType<typeof membershipQuery.parse>;

/** A page of the free numbers, and all numbers of the company in use. */
export const membershipRead = defineRead<MembershipCards, MembershipQuery>('accounts/company-membership-cards/', {
  query: membershipQuery,
  defaults: { limit: '30' },
});
