import type { SearchReading } from '@wspolnik/contract/search-reading';
import type { ReadQuery } from './read-query.ts';
import type { SearchBook } from './search-book.ts';

/** With fewer results the page offers the categories of the words, and a search adds what has some of the words. */
export const FEW = 5;
/** Most categories that are offered. */
const MOST_CATEGORIES = 3;

interface Shown {
  scope: NonNullable<SearchReading['place']>['scope'];
  corrected: boolean;
}

/** What the page says about how a search was understood. */
export async function toReading(book: SearchBook, read: ReadQuery, shown: Shown): Promise<SearchReading> {
  const found = await Promise.all(read.categoryIds.slice(0, MOST_CATEGORIES).map((id) => book.category(id)));
  return {
    words: read.rest,
    corrected: shown.corrected,
    place: read.town && { name: read.town.name, region: read.town.region, scope: shown.scope },
    categories: found
      .filter((category) => category !== undefined)
      .map(({ id, name, name_en, image }) => ({ id, name, name_en, image })),
  };
}
