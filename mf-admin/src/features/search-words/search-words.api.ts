import type { SearchWord, SearchWordFields } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

export const createSearchWord = (json: SearchWordFields) =>
  sendJSON<SearchWord>('POST', 'accounts/admin/search-words/', { json });

export const changeSearchWord = (id: string, json: SearchWordFields) =>
  sendJSON<SearchWord>('PUT', `accounts/admin/search-words/${encodeURIComponent(id)}/`, { json });

export const deleteSearchWord = (id: string) =>
  sendJSON('DELETE', `accounts/admin/search-words/${encodeURIComponent(id)}/`);
