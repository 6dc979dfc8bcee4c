import { plannedByValue, type Sql, sql } from '../../storage/sql.ts';
import type { Word } from './offer-words.sql.ts';

/** Microseconds, measured on a million offers: to compare the words with the next offer of the list … */
const WALK_US = 2;
/** … to fetch an offer that offers_tsv found … */
const FETCH_US = 2.5;
/** … and to read one entry of a word from offers_tsv. A prefix reads all of its entries, however few remain. */
const ENTRY_US = 0.3;
/** Microseconds that an exact total may cost; above this a page is walked to, and its total is an estimate. */
const EXACT_US = 8_000;
/** A word without statistics is in at most a thousandth of the offers. */
const RARE_SHARE = 0.0005;
/** Words that occur together less often than expected are searched this many times further. */
const PATIENCE = 3;
const LEAST_WALK = 1_000;

export interface WordAccess {
  condition: Sql;
  /** Offers with all the words, if the words were independent. */
  estimate: number;
  /** Found by offers_tsv, not only by walking. */
  indexed: boolean;
  /** Microseconds. */
  cost: number;
}

function all(words: readonly Word[]): string {
  return words.map(({ query }) => query).join(' & ');
}

/** Words for the index: the planner decides. */
export function indexedWords(words: readonly Word[]): Sql {
  return plannedByValue(sql`o.tsv @@ ${all(words)}::tsquery`);
}

/** The same as `@@`, which no index supports: for words that are compared with offers that are read anyway. */
export function comparedWords(words: readonly Word[]): Sql {
  return plannedByValue(sql`ts_match_vq(o.tsv, ${all(words)}::tsquery)`);
}

function offersOf(word: Word, total: number): number {
  return Math.min(word.offers ?? total * RARE_SHARE, total);
}

function shareOf(words: readonly Word[], total: number): number {
  return words.reduce((product, word) => (product * offersOf(word, total)) / total, 1);
}

/**
 * How the words are found: the rarest by offers_tsv with the others compared, or, when they are frequent together, by
 * comparing all of them on a walk until `wanted` offers are found.
 */
export function chooseAccess(words: readonly Word[], total: number, wanted: number): WordAccess {
  const rarestFirst = [...words].sort((one, other) => offersOf(one, total) - offersOf(other, total));
  const share = shareOf(words, total);
  let best = { count: 0, cost: Math.min(total, wanted / share) * WALK_US };
  let entries = 0;
  for (const [index, word] of rarestFirst.entries()) {
    entries += offersOf(word, total);
    const cost = entries * ENTRY_US + total * shareOf(rarestFirst.slice(0, index + 1), total) * FETCH_US;
    if (cost < best.cost) best = { count: index + 1, cost };
  }
  const [found, compared] = [rarestFirst.slice(0, best.count), rarestFirst.slice(best.count)];
  const parts = [
    ...(found.length > 0 ? [indexedWords(found)] : []),
    ...(compared.length > 0 ? [comparedWords(compared)] : []),
  ];
  const condition = parts.reduce((joined, part) => sql`${joined} and ${part}`);
  return { condition, estimate: total * share, indexed: found.length > 0, cost: best.cost };
}

/** Either reads all matches, which gives the exact total too, or walks the list to the page's end. */
export interface WordStrategy {
  /** The cheapest condition that finds all matches. */
  exact: Sql;
  /** Set when walking to the page is cheaper. */
  walk: { test: Sql; most: number; share: number } | null;
}

/** Whether finding all matches is so cheap that no further estimate is needed. */
export function isCheap({ cost }: WordAccess): boolean {
  return cost <= EXACT_US;
}

/** `among`: approximate number of offers that match the other filters, readable in the order of the list. */
export function chooseStrategy(
  words: readonly Word[],
  { total, among, wanted }: { total: number; among: number; wanted: number },
): WordStrategy {
  const index = chooseAccess(words, total, total);
  const throughAll = among * WALK_US;
  const exact = index.cost <= throughAll ? index.condition : comparedWords(words);
  const cost = Math.min(index.cost, throughAll);
  const share = shareOf(words, total);
  const steps = Math.min(among, wanted / share);
  if (cost <= EXACT_US || steps * WALK_US >= cost) return { exact, walk: null };
  const most = Math.ceil(PATIENCE * steps) + LEAST_WALK;
  return { exact, walk: { test: comparedWords(words), most, share } };
}
