import type { SavedSearch, SavedSearchBody, SavedSearchPage } from '@wspolnik/api/contract';
import { type ApiError, sendJSON } from '@wspolnik/shared-auth';
import useSWR from 'swr';
import { swrKeys } from '../../lib/swr-keys.ts';

/** The saved searches of the profile in use, newest first; a removed one is gone from the list at once. */
export function useSavedSearches() {
  const { data, error, mutate } = useSWR<SavedSearchPage, ApiError>(swrKeys.savedSearches());
  const save = async (body: SavedSearchBody) => {
    await sendJSON<SavedSearch>('POST', 'saved-searches/', { json: body });
    await mutate();
  };
  const remove = async ({ id }: SavedSearch) => {
    const without = (page: SavedSearchPage | undefined) =>
      page && { ...page, count: page.count - 1, results: page.results.filter((search) => search.id !== id) };
    const send = async (page: SavedSearchPage | undefined) => {
      await sendJSON('DELETE', `saved-searches/${id}/`);
      return without(page);
    };
    // Comes back into the list when it could not be removed.
    await mutate(send, { optimisticData: (page) => without(page) as SavedSearchPage, revalidate: false });
  };
  return { searches: data?.results, error, retry: () => void mutate(), save, remove };
}
