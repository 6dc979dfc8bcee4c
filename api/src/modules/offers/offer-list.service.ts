import type { OfferListQuery } from '../../contract/offers.ts';
import type { Identity } from '../../platform/identity.ts';
import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import type { RawPage } from '../../platform/raw-page.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { type CountCache, isPastExact, type OfferCount } from './count-cache.ts';
import { estimateOffers, type OfferSelection, selectOfferPage } from './offer-list.sql.ts';

export interface OfferListInput {
  query: Omit<OfferListQuery, 'status'>;
  viewer: Identity | null;
  own?: boolean;
  conditions: readonly Sql[];
}

/** Words of `q`: all of them, each as a prefix. Null when there is no letter or digit in it. */
function words(q: string | undefined): string | null {
  const text = q?.trim() ?? '';
  return /[\p{L}\p{N}]/u.test(text) ? text : null;
}

async function toCount(db: Db, conditions: readonly Sql[], counted: number): Promise<OfferCount> {
  if (!isPastExact(counted)) return { count: counted, exact: true };
  const estimate = await estimateOffers(db, conditions);
  return { count: Math.max(EXACT_COUNT_LIMIT + 1, estimate), exact: false };
}

async function selectPage(db: Db, cache: CountCache, selection: OfferSelection): Promise<RawPage> {
  const key = cache.keyOf(selection.conditions);
  const cached = cache.get(key);
  const { results, count } = await selectOfferPage(db, selection, cached === null);
  if (cached) return { results, ...cached };
  const total = await toCount(db, selection.conditions, count ?? 0);
  cache.put(key, total);
  return { results, ...total };
}

/** At most two statements for a guest, three with a misspelt `q`; who calls costs one more. */
export async function listOffers(
  db: Db,
  cache: CountCache,
  { query, viewer, own = false, conditions }: OfferListInput,
): Promise<RawPage> {
  const q = words(query.q);
  const { page, limit } = query;
  const select = (wanted: readonly Sql[]) =>
    selectPage(db, cache, {
      conditions: wanted,
      sort: query.sort_by ?? 'date_desc',
      limit,
      offset: (page - 1) * limit,
      viewer,
      own,
    });
  if (!q) return select(conditions);
  const found = await select([...conditions, sql`o.tsv @@ f_prefix_query(${q})`]);
  // Similar words only when the right ones find nothing: offers_norm costs ten times offers_tsv and finds less apt offers.
  return found.count > 0 ? found : select([...conditions, sql`f_words(${q}) <% o.norm`]);
}
