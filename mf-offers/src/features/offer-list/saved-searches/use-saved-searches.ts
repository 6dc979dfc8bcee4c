import type { SavedSearch, SavedSearchBody, SavedSearchPage } from '@wspolnik/api/contract';
import { sendJSON } from '@wspolnik/shared-auth';
import { changeRead, refresh, useRead } from '@wspolnik/shared-ui/remote';
import { savedSearchesRead } from '../../../lib/offers.reads.ts';

/** The saved searches of the profile in use, newest first; a removed one leaves the list at once. */
export function useSavedSearches() {
  const { data, error, retry } = useRead(savedSearchesRead());
  return { searches: data?.results, error, retry };
}

export async function saveSearch(json: SavedSearchBody): Promise<void> {
  await sendJSON<SavedSearch>('POST', 'saved-searches/', { json });
  await refresh(savedSearchesRead);
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
