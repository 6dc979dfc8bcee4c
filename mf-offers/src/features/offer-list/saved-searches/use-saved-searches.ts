import type { SavedSearch, SavedSearchBody, SavedSearchPage } from '@wspolnik/contract';
import { changeRead, refresh, useRead } from '@wspolnik/kit';
import { sendJSON } from '@wspolnik/shared-auth';
import type { OfferQuery } from '../../../lib/offer-query.ts';
import { savedSearchesRead } from '../../../lib/offers.reads.ts';
import { savedQuery, searchKey } from '../../../lib/saved-search.ts';

/** The saved searches of the profile in use, newest first; a removed one leaves the list at once. */
export function useSavedSearches() {
  const { data, error, retry } = useRead(savedSearchesRead());
  return { searches: data?.results, error, retry };
}

/** The saved search that finds the same offers as a query; undefined while unknown, or when there is none. */
export function useSavedAs(query: OfferQuery | undefined): SavedSearch | undefined {
  const key = query ? searchKey(query) : '';
  const { data } = useRead(key ? savedSearchesRead() : null, { revalidateOnFocus: false });
  return key ? data?.results.find(({ filters }) => searchKey(savedQuery(filters)) === key) : undefined;
}

export async function saveSearch(json: SavedSearchBody): Promise<void> {
  await sendJSON<SavedSearch>('POST', 'saved-searches/', { json });
  await refresh(savedSearchesRead);
}

export async function renameSearch(id: string, name: string): Promise<void> {
  const renamed = await sendJSON<SavedSearch>('PUT', `saved-searches/${id}/`, { json: { name } });
  const changed = (page: SavedSearchPage | undefined) =>
    page && { ...page, results: page.results.map((search) => (search.id === id ? renamed : search)) };
  await changeRead(savedSearchesRead(), async (page) => changed(page), { revalidate: false });
}

/** The search returns to the list when it could not be removed. */
export async function removeSearch({ id }: SavedSearch): Promise<void> {
  const without = (page: SavedSearchPage | undefined) =>
    page && { ...page, count: page.count - 1, results: page.results.filter((search) => search.id !== id) };
  const send = async (page: SavedSearchPage | undefined) => {
    await sendJSON('DELETE', `saved-searches/${id}/`);
    return without(page);
  };
  const optimisticData = (page: SavedSearchPage | undefined) => without(page) as SavedSearchPage;
  await changeRead(savedSearchesRead(), send, { optimisticData, revalidate: false });
}
