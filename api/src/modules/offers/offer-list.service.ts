import type { OfferListQuery } from '../../contract/offers.ts';
import { type CountCache, isPastExact, type RowCount } from '../../platform/count-cache.ts';
import type { Identity } from '../../platform/identity.ts';
import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import type { RawPage } from '../../platform/raw-page.ts';
import type { Db } from '../../storage/db.ts';
import { plannedByValue, type Sql, sql } from '../../storage/sql.ts';
import { estimateOffers, type OfferSelection, selectOfferPage, selectWordQuery } from './offer-list.sql.ts';

export interface OfferListInput {
  query: Omit<OfferListQuery, 'status'>;
  viewer: Identity | null;
  own?: boolean;
  conditions: readonly Sql[];
}

/** Twice the exact totals: guesses may be wrong by as much. */
const BELIEVED = 2 * EXACT_COUNT_LIMIT;

/** Words of `q`: all of them, each as a prefix. Null when there is no letter or digit in it. */
function words(q: string | undefined): string | null {
  const text = q?.trim() ?? '';
  return /[\p{L}\p{N}]/u.test(text) ? text : null;
}

/**
 * The planner's guess takes a millisecond and is believed where it is far past the exact totals and concerns one filter
 * alone, whose values the statistics know; filters together are counted. Null when it says too little.
 */
async function guess(db: Db, conditions: readonly Sql[]): Promise<RowCount | null> {
  const [, filter, ...others] = conditions;
  if (!filter?.byValue || others.length > 0) return null;
  const estimate = await estimateOffers(db, conditions);
  return estimate > BELIEVED ? { count: estimate, exact: false } : null;
}

async function toCount(db: Db, conditions: readonly Sql[], counted: number): Promise<RowCount> {
  if (!isPastExact(counted)) return { count: counted, exact: true };
  const estimate = await estimateOffers(db, conditions);
  return { count: Math.max(EXACT_COUNT_LIMIT + 1, estimate), exact: false };
}

async function selectPage(db: Db, cache: CountCache, selection: OfferSelection, mayGuess: boolean): Promise<RawPage> {
  const key = cache.keyOf(selection.conditions);
  const kept = cache.get(key);
  const known = kept ?? (mayGuess ? await guess(db, selection.conditions) : null);
  const { results, count } = await selectOfferPage(db, selection, known === null);
  const total = known ?? (await toCount(db, selection.conditions, count ?? 0));
  if (!kept) cache.put(key, total);
  return { results, ...total };
}

/** At most three statements for a guest, five with a `q`; who calls costs one more. */
export async function listOffers(
  db: Db,
  cache: CountCache,
  { query, viewer, own = false, conditions }: OfferListInput,
): Promise<RawPage> {
  const q = words(query.q);
  const { page, limit } = query;
  const select = (wanted: readonly Sql[], mayGuess: boolean) => {
    const sort = query.sort_by ?? 'date_desc';
    const selection = { conditions: wanted, sort, limit, offset: (page - 1) * limit, viewer, own };
    return selectPage(db, cache, selection, mayGuess);
  };
  // Nobody has so many offers of their own that a guess would do.
  if (!q) return select(conditions, !own);
  const found = await select(
    [...conditions, plannedByValue(sql`o.tsv @@ ${await selectWordQuery(db, q)}::tsquery`)],
    !own,
  );
  // Similar words only when the right ones find nothing: offers_norm costs ten times offers_tsv and finds less apt offers.
  return found.count > 0 ? found : select([...conditions, plannedByValue(sql`f_words(${q}) <% o.norm`)], false);
}
