import { SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { listQuery, local, oneOf, text } from '@wspolnik/kit';

/** Network statuses that the list can be narrowed to; the API's values. */
export const NETWORK_STATUSES = ['they_connected', 'you_connected'] as const;
/** Steps from the profile in use; 1 is the default of the specification. */
export const DEPTHS = ['1', '2', '3'] as const;
/** The API answers both kinds at once, each in pages. */
export const KINDS = ['users', 'companies'] as const;

/** Invitations are of depth 1. */
export const networkQuery = listQuery(
  '/network',
  {
    q: text(SEARCH_LENGTH),
    depth: oneOf(DEPTHS),
    status: oneOf(NETWORK_STATUSES),
    kind: local(oneOf(KINDS)),
  },
  (query) => (query.status ? { ...query, depth: undefined } : query),
);
export type NetworkQuery = ReturnType<typeof networkQuery.parse>;
