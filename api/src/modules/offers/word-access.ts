import { plannedByValue, type Sql, sql } from '../../storage/sql.ts';
import { FREQUENT_SHARE, type FrequentWords } from './offer-bits.sql.ts';
import { PREFIX_LENGTH, type Word } from './offer-words.sql.ts';

/** Microseconds, as measured on a million offers: to compare the words with the next offer of the list … */
const WALK_US = 2;
/** … to fetch an offer that offers_tsv found, wherever it lies … */
const FETCH_US = 2.5;
/** … and to take one entry of a word from offers_tsv. With a prefix all of them are taken, however few are left after it. */
const ENTRY_US = 0.3;
/** What an exact total may cost; past that a page is walked to, and its total is a guess. */
const EXACT_US = 8_000;
/** What is too rare for a figure is in a thousandth of the offers at most. */
const RARE_SHARE = 0.0005;
/** Words that are together less often than apart are looked for this many times as far. */
const PATIENCE = 3;
const LEAST_WALK = 1_000;

export interface WordAccess {
  condition: Sql;
  /** Offers with all the words, as if the words did not know of each other. */
  estimate: number;
  /** Not only walked through: offers_tsv finds them. */
  indexed: boolean;
  /** Microseconds. */
  cost: number;
}

function all(words: readonly Word[]): string {
  return words.map(({ query }) => query).join(' & ');
}

/** For the index: the planner decides. */
export function indexedWords(words: readonly Word[]): Sql {
  return plannedByValue(sql`o.tsv @@ ${all(words)}::tsquery`);
}

/** The same as `@@`, which no index answers: for words that are compared with each offer that is read anyway. */
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
 * How the words are found: the rarest by offers_tsv and the others compared, or, when they are frequent together, all of
 * them compared while the list is walked in its order until `wanted` offers are there.
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

/** The words, if each is so frequent that the market has bits of it. */
export function frequentWords(words: readonly Word[], total: number): FrequentWords | null {
  const known = words.every(
    ({ text, offers }) => text.length <= PREFIX_LENGTH && offers !== null && offers >= FREQUENT_SHARE * total,
  );
  return known ? { query: all(words), prefixes: words.map(({ text }) => text) } : null;
}

/** All that match are read, which gives the exact total too; or the list is walked no further than to the page's end. */
export interface WordStrategy {
  /** What finds all of them at the least cost. */
  exact: Sql;
  /** When walking to the page costs less. */
  walk: { test: Sql; most: number; share: number } | null;
}

/** Whether finding all costs so little that nothing else need be asked. */
export function isCheap({ cost }: WordAccess): boolean {
  return cost <= EXACT_US;
}

/** `among`: how many offers the other filters leave, about, which may be read in the order of the list. */
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
