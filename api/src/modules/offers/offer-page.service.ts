import type { OfferListQuery } from '../../contract/offers.ts';
import { type CountCache, isPastExact, type RowCount } from '../../platform/count-cache.ts';
import type { Identity } from '../../platform/identity.ts';
import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import type { RawPage } from '../../platform/raw-page.ts';
import type { Db } from '../../storage/db.ts';
import type { Sql } from '../../storage/sql.ts';
import { estimableCondition } from './offer-filters.ts';
import {
  type Counting,
  estimateOffers,
  type OfferRows,
  type OfferSelection,
  type OfferWalk,
  selectOfferPage,
  type WalkedRows,
  walkOfferPage,
} from './offer-list.sql.ts';

export interface OfferListInput {
  query: Omit<OfferListQuery, 'status'>;
  viewer: Identity | null;
  own?: boolean;
  conditions: readonly Sql[];
}

/** Twice the limit of exact totals, because an estimate may be wrong by a factor of two. */
const TRUSTED_FROM = 2 * EXACT_COUNT_LIMIT;

/** How a page and its total are found. */
export interface Strategy {
  conditions: readonly Sql[];
  /** Used when the others give no answer. */
  counting: Counting;
  guess?(): Promise<RowCount | null>;
  /** Tried first. When the page is not full, the conditions find it with its exact total. */
  walk?: GuessingWalk | null;
}

export interface GuessingWalk extends OfferWalk {
  /** `reached`: offers up to the end of the page. */
  estimate(walked: WalkedRows, reached: number): number;
}

export type Window = Omit<OfferSelection, 'conditions'>;

/** The estimate as a total when it is far above the limit of exact totals. */
export function trustedTotal(estimate: number): RowCount | null {
  return estimate > TRUSTED_FROM ? { count: Math.round(estimate), exact: false } : null;
}

/** The planner's estimate takes a millisecond. It is used for a single filter only; several are counted (ADR 14). */
export async function guessTotal(
  db: Db,
  conditions: readonly Sql[],
  query: OfferListInput['query'],
): Promise<RowCount | null> {
  const [visible, ...filters] = conditions;
  const estimated = estimableCondition(filters, query);
  if (!visible || !estimated) return null;
  return trustedTotal(await estimateOffers(db, [visible, estimated]));
}

async function toCount(db: Db, conditions: readonly Sql[], counted: number): Promise<RowCount> {
  if (!isPastExact(counted)) return { count: counted, exact: true };
  const estimate = await estimateOffers(db, conditions);
  return { count: Math.max(EXACT_COUNT_LIMIT + 1, estimate), exact: false };
}

/** A page that is not full is the last one, whatever the estimate. */
function corrected(total: RowCount, { rows }: OfferRows, { limit, offset }: Window): RowCount {
  const isLast = rows < limit && (rows > 0 || offset === 0);
  return total.exact || !isLast ? total : { count: offset + rows, exact: !isPastExact(offset + rows) };
}

/** Two digits: an estimate should not look exact. */
function rounded(estimate: number): number {
  return Number(Math.round(estimate).toPrecision(2));
}

/** Null when the walk ended before the page was full: the total is then unknown. */
async function walkPage(
  db: Db,
  cache: CountCache,
  key: string,
  window: Window,
  walk: GuessingWalk,
): Promise<RawPage | null> {
  const cached = cache.get(key);
  const found = await walkOfferPage(db, window, walk);
  const reached = window.offset + found.rows;
  if (cached?.exact && reached === cached.count) return { results: found.results, ...cached };
  if (found.rows < window.limit) return null;
  const total = cached ?? { count: Math.max(reached, rounded(walk.estimate(found, reached))), exact: false };
  if (!cached) cache.put(key, total);
  return { results: found.results, ...total };
}

/** At most three statements. */
export async function selectPage(
  db: Db,
  cache: CountCache,
  key: string,
  window: Window,
  strategy: Strategy,
): Promise<RawPage> {
  const walked = strategy.walk && (await walkPage(db, cache, key, window, strategy.walk));
  if (walked) return walked;
  const { conditions, counting } = strategy;
  // After a walk without a result an estimate is not used.
  const cached = strategy.walk ? null : cache.get(key);
  const known = cached ?? (await strategy.guess?.()) ?? null;
  const found = await selectOfferPage(db, { ...window, conditions }, known ? null : counting);
  const total = known ? corrected(known, found, window) : await toCount(db, conditions, found.count ?? 0);
  if (!cached) cache.put(key, total);
  return { results: found.results, ...total };
}
