import type { CategoryFacet } from '@wspolnik/contract/categories';
import type { SearchReading } from '@wspolnik/contract/search-reading';
import type { CountCache } from '../../platform/count-cache.ts';
import type { ListFilter } from '../../platform/lists/list-filter.ts';
import type { ListRequest } from '../../platform/lists/list-page.sql.ts';
import { readList, readMatches } from '../../platform/lists/read-list.ts';
import { selectIdsWithSome } from '../../platform/lists/some-words.sql.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { RawPage } from '../../platform/wire/raw-page.ts';
import { type SearchedWords, searchedWords } from '../../platform/words/search-words.ts';
import type { Db } from '../../storage/db.ts';
import { countByCategory } from '../categories/index.ts';
import { FEW, namesTown, type Placed, readPlaced, type SearchBook, toReading } from '../search-words/index.ts';
import { selectNearestWords } from './known-words.sql.ts';
import { offerFilters, similarTitles } from './offer-filters.sql.ts';
import { matchesNothing, type OfferQuery } from './offer-query.ts';
import { offerSource, orderOf, SOME_SOURCE } from './offer-source.sql.ts';

/** `similar`: no offer has the words of `q`; these are the closest by spelling. */
export interface RawOfferPage extends RawPage {
  similar?: true;
  /** What was read in the end, when that is not the query itself. */
  asked?: OfferQuery;
  reading?: SearchReading;
}

export const NO_OFFERS: RawOfferPage = { results: '[]', count: 0, exact: true };

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
async function readClosest(db: Db, query: OfferQuery, read: ReadOffers): Promise<RawOfferPage | null> {
  const nearest = await selectNearestWords(db, query.text);
  const words = searchedWords(nearest ?? '');
  const found = words
    ? await read({ ...query, words }, [])
    : await read(withoutWords(query), [similarTitles(query.text)]);
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

/** In the town that the query names; where nothing is there, in the next larger place. */
async function findPlaced({ book, read }: Searched, query: OfferQuery, corrected = false): Promise<RawOfferPage> {
  const { inTown } = query;
  if (!inTown) {
    const found = await read(query, []);
    const isFew = query.read && query.words && (corrected || found.count < FEW);
    return isFew && query.read
      ? { ...found, reading: await toReading(book, query.read, { scope: 'town', corrected }) }
      : found;
  }
  const askedIn = ({ words, cities, circle }: Placed): OfferQuery =>
    words ? { ...query, words, cities, circle } : { ...withoutWords(query), cities, circle };
  const { found, placed } = await readPlaced(inTown, (place) => read(askedIn(place), []));
  return {
    ...found,
    asked: askedIn(placed),
    reading: await toReading(book, inTown, { scope: placed.scope, corrected }),
  };
}

/** The query with its typing errors corrected; null without any. */
async function correctedQuery({ db, book }: Searched, query: OfferQuery): Promise<OfferQuery | null> {
  const text = await book.correct(db, query.text);
  if (text === null) return null;
  const read = await book.read(text);
  const inTown = (query.inTown || !query.cities) && !query.circle && namesTown(read) ? read : null;
  const words = inTown ? inTown.words : read.all;
  return { ...query, read, inTown, words, text, cities: inTown?.town.folded ?? (query.inTown ? null : query.cities) };
}

/** What has some of the words, in the town that the query names or the next larger place. */
async function findSome(
  { db, book, readClosest }: Searched,
  query: OfferQuery,
  corrected: boolean,
): Promise<RawOfferPage> {
  const find = async (words: SearchedWords | null, place: Pick<OfferQuery, 'cities' | 'circle'>) => {
    if (!words) return NO_OFFERS;
    const placed = { ...query, ...place, words: null };
    const ids = await selectIdsWithSome(db, SOME_SOURCE, offerFilters(placed), words);
    return ids.length > 0 ? readClosest({ ...placed, ids }, []) : NO_OFFERS;
  };
  const { inTown, words } = query;
  const { found, placed } = inTown
    ? await readPlaced(inTown, (place) => find(place.words, place))
    : { found: await find(words, query), placed: null };
  if (!query.read) return found;
  return { ...found, reading: await toReading(book, query.read, { scope: placed?.scope ?? 'town', corrected }) };
}

/** What the words find, then what they find without typing errors, then what some of them find, then what is spelt alike. */
export async function searchList(searched: Searched, query: OfferQuery): Promise<RawOfferPage> {
  const found = await findPlaced(searched, query);
  if (found.count > 0 || !query.words) return found;
  const corrected = await correctedQuery(searched, query);
  const next = corrected && (await findPlaced({ ...searched, read: searched.readClosest }, corrected, true));
  if (next && next.count > 0) return { ...next, similar: true };
  const some = await findSome(searched, corrected ?? query, corrected !== null);
  if (some.count > 0) return { ...found, ...some, similar: true };
  const closest = await readClosest(searched.db, query, searched.readClosest);
  return closest ? { ...found, ...closest } : found;
}

/** A list without words has no relevance. */
function withoutWords(query: OfferQuery): OfferQuery {
  return { ...query, words: null, sort: query.sort === 'relevance' ? 'date_desc' : query.sort };
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
  if (matchesNothing(query)) return NO_OFFERS;
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
