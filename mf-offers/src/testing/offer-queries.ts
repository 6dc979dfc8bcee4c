import type { fakeApi } from '@wspolnik/testing';

type Calls = ReturnType<typeof fakeApi>;

/** The queries of all requests for offers, in order. */
export const offerQueries = (calls: Calls) =>
  calls.filter(({ path }) => path === 'offers/').map(({ params }) => Object.fromEntries(params));

/** Those for a page of offers, without those for facets. */
export const queries = (calls: Calls) => offerQueries(calls).filter(({ facets }) => !facets);
