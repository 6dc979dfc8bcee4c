import { plannedByValue, type Sql, sql } from '../../storage/sql.ts';
import type { Word } from './offer-words.sql.ts';

/** Microseconds, as measured on a million offers: to read an offer and compare its words … */
const ROW_US = 2.5;
/** … and to take one entry of a word from offers_tsv. With a prefix all of them are taken, however few are left after it. */
const ENTRY_US = 0.3;
/** What is too rare for a figure is in a thousandth of the offers at most. */
const RARE_SHARE = 0.0005;

export interface WordAccess {
  condition: Sql;
  /** Offers with all the words, as if the words did not know of each other. */
  estimate: number;
  /** Not only walked through: offers_tsv finds them. */
  indexed: boolean;
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

/**
 * How the words are found: the rarest by offers_tsv and the others compared, or, when they are frequent together, all of
 * them compared while the list is walked in its order until `wanted` offers are there.
 */
export function chooseAccess(words: readonly Word[], total: number, wanted: number): WordAccess {
  const offers = (word: Word) => Math.min(word.offers ?? total * RARE_SHARE, total);
  const rarestFirst = [...words].sort((one, other) => offers(one) - offers(other));
  const share = (some: readonly Word[]) => some.reduce((product, word) => (product * offers(word)) / total, 1);
  const estimate = total * share(words);
  let best = { count: 0, cost: Math.min(total, wanted / share(words)) * ROW_US };
  let entries = 0;
  for (const [index, word] of rarestFirst.entries()) {
    entries += offers(word);
    const cost = entries * ENTRY_US + total * share(rarestFirst.slice(0, index + 1)) * ROW_US;
    if (cost < best.cost) best = { count: index + 1, cost };
  }
  const [found, compared] = [rarestFirst.slice(0, best.count), rarestFirst.slice(best.count)];
  const parts = [
    ...(found.length > 0 ? [indexedWords(found)] : []),
    ...(compared.length > 0 ? [comparedWords(compared)] : []),
  ];
  const condition = parts.reduce((joined, part) => sql`${joined} and ${part}`);
  return { condition, estimate, indexed: found.length > 0 };
}
