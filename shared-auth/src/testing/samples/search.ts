import type { AddressResult, SearchReply } from '@wspolnik/api/contract';
import { companyCard, userCard } from './network.ts';
import { offerSummary } from './offers.ts';
import { post } from './posts.ts';

/** All that was found of one kind. */
const hits = <T>(...results: T[]) => ({ count: results.length, count_exact: true, results });

/** One of each kind. */
export function searchReply(overrides: Partial<SearchReply> = {}): SearchReply {
  return {
    closest: false,
    companies: hits(companyCard()),
    users: hits(userCard()),
    offers: hits(offerSummary()),
    posts: hits(post()),
    ...overrides,
  };
}

/** Of geocoding. */
export function addressResult(overrides: Partial<AddressResult> = {}): AddressResult {
  return {
    lat: 52.4064,
    lng: 16.9252,
    city: 'Poznań',
    street: 'Dębowa',
    house_number: '5',
    postal_code: '60-101',
    country: 'PL',
    region: 'wielkopolskie',
    ...overrides,
  };
}
