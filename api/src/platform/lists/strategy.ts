import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';

/*
 * How a list is read. Only this file decides it, from what the planner and a sample know of a query, and can be replaced.
 *
 * The planner estimates categories, towns or prices well. It cannot estimate prefixes of words, circles and contacts: of a
 * million offers it expected 300 for a prefix that 240 000 have. How many rows pass these is seen among the newest rows.
 */

/** Known facts of a list before it is read. */
export interface Knowledge {
  /** The planner's estimate of the rows that match the filters it can estimate. */
  among: number;
  /** Of the newest of these rows, how many pass the other filters. Null without other filters, or where `among` is few. */
  sample: Sample | null;
}

/** Newest rows, how many of them pass all tested filters, and how many each of these. */
export interface Sample {
  rows: number;
  passed: number;
  each: readonly number[];
}

/**
 * - `all`: every row of `among` is read and tested once, for the page and the exact total.
 * - `order`: the page in the order of the list, as the planner likes. The total is apart.
 * - `find`: every match is found by indexes, for the page and the exact total.
 * - `walk`: rows are read in the order of the list and tested, `most` of them at most. The total is apart.
 */
export type Access = { by: 'all' | 'order' | 'find' } | { by: 'walk'; most: number };

/** An index reads all rows that have a word before another filter narrows them. One in a hundred rows is many. */
const FREQUENT_SHARE = 0.01;

/**
 * Which of the tested filters an index finds; the others are tested on what it finds. It finds the rarest one, and those that are
 * not frequent.
 */
export function foundByIndex({ sample }: Knowledge, tested: number): boolean[] {
  const each = sample?.each ?? Array.from({ length: tested }, () => 0);
  const rarest = each.indexOf(Math.min(...each));
  return each.map((passed, index) => index === rarest || passed < FREQUENT_SHARE * (sample?.rows ?? 0));
}

/** Up to so many rows are all read and sorted: about as fast as reading a page and counting separately. */
const FEW = 5_000;
/** Newest rows of a sample: a filter that one row in two hundred passes is seen in it ten times. */
export const SAMPLE_ROWS = 2_000;
/** Newest rows whose matches are ranked by relevance, where matches are frequent; otherwise all matches are ranked. */
export const RANKED_ROWS = 5_000;
/** Found rows lie anywhere in the table, walked ones beside each other: reading one takes so many times as long. */
const FOUND_ROW = 2.5;
/** Matches may be rarer further down than in the sample, by this factor. */
const PATIENCE = 3;

export const isFew = (among: number): boolean => among <= FEW;

/** Estimated number of matches. */
export function estimateMatches({ among, sample }: Knowledge): number {
  return sample ? (among * sample.passed) / Math.max(1, sample.rows) : among;
}

/**
 * The access to the first `reach` rows of a list. Between finding all matches and walking to the page's end it takes the one that
 * reads less.
 */
export function chooseAccess(known: Knowledge, reach: number): Access {
  const { among, sample } = known;
  if (isFew(among)) return { by: 'all' };
  if (!sample) return { by: 'order' };
  const matches = estimateMatches(known);
  const walked = matches > 0 ? (reach * among) / matches : Number.POSITIVE_INFINITY;
  if (walked > FOUND_ROW * matches) return { by: 'find' };
  return { by: 'walk', most: RANKED_ROWS + Math.ceil(PATIENCE * walked) };
}

/** Twice the limit of exact totals, because an estimate may be wrong by a factor of two (ADR 14). */
const TRUSTED_FROM = 2 * EXACT_COUNT_LIMIT;

export const isTrusted = (estimate: number): boolean => estimate > TRUSTED_FROM;
