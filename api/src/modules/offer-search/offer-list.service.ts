import type { CategoryFacet } from '@wspolnik/contract/categories';
import type { CountCache } from '../../platform/count-cache.ts';
import type { ListFilter } from '../../platform/lists/list-filter.ts';
import type { ListRequest } from '../../platform/lists/list-page.sql.ts';
import { readList, readMatches } from '../../platform/lists/read-list.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { RawPage } from '../../platform/wire/raw-page.ts';
import { searchedWords } from '../../platform/words/search-words.ts';
import type { Db } from '../../storage/db.ts';
import { countByCategory } from '../categories/index.ts';
import { selectNearestWords } from './known-words.sql.ts';
import { offerFilters, similarTitles } from './offer-filters.sql.ts';
import { matchesNothing, type OfferQuery } from './offer-query.ts';
import { offerSource, orderOf } from './offer-source.sql.ts';

/** `similar`: no offer has the words of `q`; these are the closest by spelling. */
export interface RawOfferPage extends RawPage {
  similar?: true;
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

/**
 * The closest offers by spelling: those with the known words most similar to the typed ones, else those with similar titles. `read`
 * reads a list of these filters or with these words.
 */
export async function readClosest<P extends RawPage>(
  db: Db,
  query: OfferQuery,
  read: (query: OfferQuery, more: ListFilter[]) => Promise<P>,
): Promise<RawOfferPage | null> {
  const nearest = await selectNearestWords(db, query.text);
  const words = searchedWords(nearest ?? '');
  const found = words
    ? await read({ ...query, words }, [])
    : await read(withoutWords(query), [similarTitles(query.text)]);
  return found.count > 0 ? { ...found, similar: true } : null;
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

/** At most six statements, five without a town; identifying the caller costs one more. */
export async function listOffers(
  db: Db,
  cache: CountCache,
  query: OfferQuery,
  window: OfferWindow,
): Promise<RawOfferPage> {
  if (matchesNothing(query)) return NO_OFFERS;
  const found: RawOfferPage = await readList(db, cache, toRequest(query, window));
  if (found.count > 0 || !query.words) return found;
  const closest = await readClosest(db, query, (asked, more) => readMatches(db, toRequest(asked, window, more)));
  return closest ?? found;
}
