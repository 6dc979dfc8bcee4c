import type { CategoryFacet } from '@wspolnik/contract/categories';
import type { CountCache } from '../../platform/count-cache.ts';
import type { ListFilter } from '../../platform/lists/list-filter.ts';
import type { ListRequest } from '../../platform/lists/list-page.sql.ts';
import { readList, readMatches } from '../../platform/lists/read-list.ts';
import { selectIdsWithSome } from '../../platform/lists/some-words.sql.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { EMPTY_PAGE } from '../../platform/wire/raw-page.ts';
import { searchedWords } from '../../platform/words/search-words.ts';
import type { Db } from '../../storage/db.ts';
import { countByCategory } from '../categories/index.ts';
import {
  correctedQuery,
  findPlaced,
  findSome,
  type SearchBook,
  type TextList,
  type TextPage,
} from '../search-words/index.ts';
import { selectNearestWords } from './known-words.sql.ts';
import { offerFilters, similarTitles } from './offer-filters.sql.ts';
import { matchesNothing, type OfferQuery } from './offer-query.ts';
import { offerSource, orderOf, SOME_SOURCE } from './offer-source.sql.ts';

export type RawOfferPage = TextPage<OfferQuery>;

export interface OfferWindow {
  page: number;
  limit: number;
  viewer: Identity | null;
}

function toRequest(
  query: OfferQuery,
  { page, limit, viewer }: OfferWindow,
  more: readonly ListFilter[] = [],
): ListRequest {
  return {
    source: offerSource(viewer, query.shown.offers === 'own'),
    filters: [...offerFilters(query), ...more],
    order: orderOf(query),
    limit,
    offset: (page - 1) * limit,
  };
}

/** Reads a list of these filters or with these words. */
type ReadOffers = (query: OfferQuery, more: ListFilter[]) => Promise<RawOfferPage>;

/** The closest offers by spelling: those with the known words most similar to the typed ones, else those with similar titles. */
async function findClosest(db: Db, query: OfferQuery, read: ReadOffers): Promise<RawOfferPage | null> {
  const nearest = await selectNearestWords(db, query.text);
  const words = searchedWords(nearest ?? '');
  const found = words
    ? await read({ ...query, words }, [])
    : await read(withWords(query, null), [similarTitles(query.text)]);
  return found.count > 0 ? { ...found, similar: true } : null;
}

interface Searched {
  db: Db;
  book: SearchBook;
  /** For the list. */
  read: ReadOffers;
  /** For what the list falls back to: nothing counts its total. */
  readClosest: ReadOffers;
}

/** What the words find, then what they find without typing errors, then what some of them find, then what is spelt alike. */
export async function searchList({ db, book, read, readClosest }: Searched, query: OfferQuery): Promise<RawOfferPage> {
  const list: TextList<OfferQuery> = {
    db,
    book,
    read: (asked) => read(asked, []),
    idsWithSome: (asked, words) => selectIdsWithSome(db, SOME_SOURCE, offerFilters(asked), words),
    withWords,
  };
  const found = await findPlaced(list, query);
  if (found.count > 0 || !query.words) return found;
  const similar = { ...list, read: (asked: OfferQuery) => readClosest(asked, []) };
  const corrected = await correctedQuery(similar, query);
  const next = corrected && (await findPlaced(similar, corrected, true));
  if (next && next.count > 0) return { ...next, similar: true };
  const some = await findSome(similar, corrected ?? query, corrected !== null);
  if (some.count > 0) return { ...found, ...some, similar: true };
  const closest = await findClosest(db, query, readClosest);
  return closest ? { ...found, ...closest } : found;
}

function withWords(query: OfferQuery, words: OfferQuery['words']): OfferQuery {
  return { ...query, words, sort: !words && query.sort === 'relevance' ? 'date_desc' : query.sort };
}

/** The categories of the offers that match all filters but the categories. At most three statements. */
export async function countCategories(db: Db, asked: OfferQuery): Promise<CategoryFacet[]> {
  const query = { ...asked, categories: null };
  return matchesNothing(query) ? [] : countByCategory(db, offerSource(null), offerFilters(query));
}

/** At most six statements, five without a town, and more where nothing is found; identifying the caller costs one more. */
export async function listOffers(
  { db, book, cache }: { db: Db; book: SearchBook; cache: CountCache },
  query: OfferQuery,
  window: OfferWindow,
): Promise<RawOfferPage> {
  if (matchesNothing(query)) return EMPTY_PAGE;
  return searchList(
    {
      db,
      book,
      read: (asked, more) => readList(db, cache, toRequest(asked, window, more)),
      readClosest: (asked, more) => readMatches(db, toRequest(asked, window, more)),
    },
    query,
  );
}
