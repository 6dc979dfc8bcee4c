import { createCountCache } from '../../platform/count-cache.ts';
import { readList } from '../../platform/lists/read-list.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { RawPage } from '../../platform/wire/raw-page.ts';
import type { SearchedWords } from '../../platform/words/search-words.ts';
import type { Db } from '../../storage/db.ts';
import type { Placed } from '../search-words/index.ts';
import { offerFilters } from './offer-filters.sql.ts';
import { ANY_OFFER } from './offer-query.ts';
import { offerSource, orderOf } from './offer-source.sql.ts';

/** Listed offers with all the words in a place, the most relevant first. At most three statements. */
export function searchOffers(
  db: Db,
  { words, placed }: { words: SearchedWords; placed: Placed | null },
  viewer: Identity | null,
  window: { limit: number; offset: number },
): Promise<RawPage> {
  const place = { cities: placed?.cities ?? null, circle: placed?.circle ?? null };
  const query = { ...ANY_OFFER, ...place, words, sort: 'relevance' as const };
  const filters = offerFilters(query);
  return readList(db, createCountCache(), { source: offerSource(viewer), filters, order: orderOf(query), ...window });
}
