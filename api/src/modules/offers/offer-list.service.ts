import type { OfferListQuery } from '../../contract/offers.ts';
import { type CountCache, isPastExact, type RowCount } from '../../platform/count-cache.ts';
import type { Identity } from '../../platform/identity.ts';
import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import type { RawPage } from '../../platform/raw-page.ts';
import type { Db } from '../../storage/db.ts';
import { plannedByValue, type Sql, sql } from '../../storage/sql.ts';
import { judgeable, LISTED } from './offer-filters.ts';
import {
  type Counting,
  estimateOffers,
  type OfferRows,
  type OfferSelection,
  selectOfferPage,
} from './offer-list.sql.ts';
import { selectWords, type WordStatistics } from './offer-words.sql.ts';
import { chooseAccess, comparedWords, indexedWords } from './word-access.ts';

/** `similar`: none has the words of `q`; these are the closest by spelling. */
export interface RawOfferPage extends RawPage {
  similar?: true;
}

export interface OfferListInput {
  query: Omit<OfferListQuery, 'status'>;
  viewer: Identity | null;
  own?: boolean;
  conditions: readonly Sql[];
}

/** Twice the exact totals: guesses may be wrong by as much. */
const BELIEVED = 2 * EXACT_COUNT_LIMIT;
/** A word in more than this share of the offers narrows a count less than any other filter. */
const FREQUENT = 0.1;

/** How a page is found and its total known. */
interface Way {
  conditions: readonly Sql[];
  /** When nothing better is known. */
  counting: Counting;
  guess(): Promise<RowCount | null>;
}

/** Text of `q`. Null when there is no letter or digit in it. */
export function textOf(q: string | undefined): string | null {
  const text = q?.trim() ?? '';
  return /[\p{L}\p{N}]/u.test(text) ? text : null;
}

const noGuess = async () => null;

/** Believed where it is far past the exact totals. */
function believed(estimate: number): RowCount | null {
  return estimate > BELIEVED ? { count: Math.round(estimate), exact: false } : null;
}

/** The planner's guess takes a millisecond and concerns one filter at most: several together are counted (ADR 14). */
async function guess(db: Db, conditions: readonly Sql[], query: OfferListInput['query']): Promise<RowCount | null> {
  const [visible, ...filters] = conditions;
  const judged = judgeable(filters, query);
  return visible && judged ? believed(await estimateOffers(db, [visible, judged])) : null;
}

async function toCount(db: Db, conditions: readonly Sql[], counted: number): Promise<RowCount> {
  if (!isPastExact(counted)) return { count: counted, exact: true };
  const estimate = await estimateOffers(db, conditions);
  return { count: Math.max(EXACT_COUNT_LIMIT + 1, estimate), exact: false };
}

/** A page that is not full is the last one, whatever was guessed. */
function corrected(total: RowCount, { rows }: OfferRows, { limit, offset }: OfferSelection): RowCount {
  const isLast = rows < limit && (rows > 0 || offset === 0);
  return total.exact || !isLast ? total : { count: offset + rows, exact: !isPastExact(offset + rows) };
}

async function selectPage(
  db: Db,
  cache: CountCache,
  key: string,
  selection: Omit<OfferSelection, 'conditions'>,
  { conditions, counting, guess }: Way,
): Promise<RawPage> {
  const kept = cache.get(key);
  const known = kept ?? (await guess());
  const wanted = { ...selection, conditions };
  const found = await selectOfferPage(db, wanted, known ? null : counting);
  const total = known ? corrected(known, found, wanted) : await toCount(db, conditions, found.count ?? 0);
  if (!kept) cache.put(key, total);
  return { results: found.results, ...total };
}

/** The words in the way that costs least for how frequent they are; where that is unknown, as the planner likes. */
function wordWay(db: Db, input: OfferListInput, { words, total }: WordStatistics, wanted: number): Way {
  const { conditions, query, own } = input;
  const planned = [...conditions, indexedWords(words)];
  if (words.length === 0) return { conditions: [sql`false`], counting: { apart: [sql`false`] }, guess: noGuess };
  if (!total || conditions[0] !== LISTED) {
    return {
      conditions: planned,
      counting: { apart: planned },
      guess: own ? noGuess : () => guess(db, planned, query),
    };
  }
  const access = chooseAccess(words, total, wanted);
  const guessed = believed(access.estimate);
  // All that match are read for the total, so the page may as well be taken from them.
  if (!guessed) {
    const found = [...conditions, chooseAccess(words, total, total).condition];
    return { conditions: found, counting: 'together', guess: noGuess };
  }
  if (conditions.length === 1) {
    const page = [...conditions, access.condition];
    return { conditions: page, counting: { apart: page }, guess: async () => guessed };
  }
  const compared = [...conditions, comparedWords(words)];
  const counted = words.every(({ offers }) => (offers ?? 0) > total * FREQUENT) ? compared : planned;
  return { conditions: compared, counting: { apart: counted }, guess: noGuess };
}

/** At most three statements for a guest, five with a `q`; who calls costs one more. */
export async function listOffers(db: Db, cache: CountCache, input: OfferListInput): Promise<RawOfferPage> {
  const { query, viewer, own = false, conditions } = input;
  const { page, limit, sort_by: sort = 'date_desc' } = query;
  const selection = { sort, limit, offset: (page - 1) * limit, viewer, own };
  const text = textOf(query.q);
  if (!text) {
    // Nobody has so many offers of their own that a guess would do.
    const way = {
      conditions,
      counting: { apart: conditions },
      guess: own ? noGuess : () => guess(db, conditions, query),
    };
    return selectPage(db, cache, cache.keyOf(conditions), selection, way);
  }
  const statistics = await selectWords(db, text);
  const key = cache.keyOf([...conditions, indexedWords(statistics.words)]);
  const found = await selectPage(db, cache, key, selection, wordWay(db, input, statistics, selection.offset + limit));
  if (found.count > 0) return found;
  // Similar words only when the right ones find nothing: offers_norm costs ten times offers_tsv and finds less apt offers.
  const similar = [...conditions, plannedByValue(sql`f_words(${text}) <% o.norm`)];
  const way: Way = { conditions: similar, counting: 'together', guess: noGuess };
  const closest = await selectPage(db, cache, cache.keyOf(similar), selection, way);
  return closest.count > 0 ? { ...closest, similar: true } : closest;
}
