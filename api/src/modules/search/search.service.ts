import type { SearchSeparateQuery, SearchType } from '@wspolnik/contract/search';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { RawPage } from '../../platform/wire/raw-page.ts';
import { type SearchedWords, searchedWords } from '../../platform/words/search-words.ts';
import type { Db } from '../../storage/db.ts';
import { searchOffers } from '../offer-search/index.ts';
import { type FoundPage, selectAllNearest, selectHits, selectNearest, type Window } from './search.sql.ts';

/** Results per kind in the search over all kinds. */
const SHOWN = 5;
const NOTHING: FoundPage = { results: '[]', count: 0, exact: true, closest: false };

/** Results are JSON text, as written by PostgreSQL. */
export interface SearchHits {
  closest: boolean;
  companies: RawPage;
  users: RawPage;
  offers: RawPage;
  posts: RawPage;
}

/** Pages of offers with all the words are a list of offers like any other. At most four statements for offers, otherwise one. */
async function findPage(
  db: Db,
  type: SearchType,
  words: SearchedWords,
  viewer: Identity | null,
  window: Window,
): Promise<FoundPage> {
  if (type === 'offers') {
    const found = await searchOffers(db, words, viewer, window);
    if (found.count > 0) return { ...found, closest: false };
  }
  return selectHits(db, type, words, viewer, window);
}

function counted(results: string): RawPage {
  return { results, count: (JSON.parse(results) as unknown[]).length, exact: true };
}

/** The best of each kind; without a match, those with some of the words, then those spelt alike. At most five statements. */
export async function searchAll(db: Db, text: string | undefined, viewer: Identity | null): Promise<SearchHits> {
  const words = searchedWords(text);
  if (!words) return { closest: false, companies: NOTHING, users: NOTHING, offers: NOTHING, posts: NOTHING };
  const find = (type: keyof Omit<SearchHits, 'closest'>) =>
    selectHits(db, type, words, viewer, { limit: SHOWN, offset: 0 });
  const [companies, users, offers, posts] = await Promise.all([
    find('companies'),
    find('users'),
    find('offers'),
    find('posts'),
  ]);
  const pages = [companies, users, offers, posts];
  const matched = pages.some(({ count, closest }) => count > 0 && !closest);
  // Beside true matches, what has only some of the words would confuse.
  const kept = (page: FoundPage) => (matched && page.closest ? NOTHING : page);
  if (matched || pages.some(({ count }) => count > 0)) {
    return {
      closest: !matched,
      companies: kept(companies),
      users: kept(users),
      offers: kept(offers),
      posts: kept(posts),
    };
  }
  const nearest = await selectAllNearest(db, words, viewer, SHOWN);
  const hits = {
    companies: counted(nearest.companies),
    users: counted(nearest.users),
    offers: counted(nearest.offers),
    posts,
  };
  return { closest: Object.values(hits).some(({ count }) => count > 0), ...hits };
}

/** One kind, page by page, with the same fallbacks. At most two statements, five for offers. */
export async function searchSeparate(
  db: Db,
  { q, type, page, limit }: SearchSeparateQuery,
  viewer: Identity | null,
): Promise<FoundPage> {
  const words = searchedWords(q);
  if (!words) return NOTHING;
  const window = { limit, offset: (page - 1) * limit };
  const found = await findPage(db, type, words, viewer, window);
  return found.count > 0 ? found : selectNearest(db, type, words, viewer, window);
}
