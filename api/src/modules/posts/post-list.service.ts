import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { PostListQuery } from '@wspolnik/contract/posts';
import { type CountCache, isPastExact } from '../../platform/count-cache.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { RawPage } from '../../platform/wire/raw-page.ts';
import type { Db } from '../../storage/db.ts';
import type { SearchBook } from '../search-words/index.ts';
import { countedBy, estimatePosts, postSelection, selectPostPage } from './post-list.sql.ts';

/** One statement, two when the total is not exact; identifying the caller costs one more. Independent of the page's size. */
export async function listPosts(
  { db, book, cache }: { db: Db; book: SearchBook; cache: CountCache },
  query: PostListQuery,
  viewer: Identity | null,
): Promise<RawPage> {
  // Posts have no town but in their text.
  const { all } = await book.read(query.q);
  const selection = postSelection(query, all, viewer);
  const key = cache.keyOf(countedBy(selection));
  const cached = cache.get(key);
  const { results, count } = await selectPostPage(db, selection, cached === null);
  if (cached) return { results, ...cached };
  const counted = count ?? 0;
  const total = isPastExact(counted)
    ? { count: Math.max(EXACT_COUNT_LIMIT + 1, await estimatePosts(db, selection)), exact: false }
    : { count: counted, exact: true };
  cache.put(key, total);
  return { results, ...total };
}
