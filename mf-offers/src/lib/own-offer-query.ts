import { queryString } from '@wspolnik/shared-auth';
import { OWN_STATUSES, type OwnOfferQuery, type OwnStatus } from './own-offers.ts';

/** Characters, as in the contract. */
const MAX_WORDS = 200;

const isStatus = (status: string | null): status is OwnStatus => OWN_STATUSES.includes(status as OwnStatus);

/** Reads what makes sense and leaves out the rest. */
export function parseOwnOfferQuery(search: string): OwnOfferQuery {
  const params = new URLSearchParams(search);
  const q = params.get('q')?.slice(0, MAX_WORDS) ?? '';
  const status = params.get('status');
  const page = params.get('page') ?? '';
  return {
    ...(q.trim() !== '' && { q }),
    ...(isStatus(status) && { status }),
    ...(/^[1-9]\d{0,4}$/.test(page) && { page }),
  };
}

/** Path of /offers/manage with this query, without the locale's prefix. */
export function ownOffersPath(query: OwnOfferQuery): string {
  const search = queryString({ ...query });
  return search === '' ? '/offers/manage' : `/offers/manage?${search}`;
}
