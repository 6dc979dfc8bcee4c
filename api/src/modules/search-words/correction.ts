import { stemsOf } from '../../platform/polish/polish-stems.ts';
import { foldedWords } from '../../platform/words/search-words.ts';
import type { Db } from '../../storage/db.ts';
import { selectSimilarWords } from './correction.sql.ts';

/** Letters from which two errors are allowed; shorter words may have one, and with fewer than four none. */
const LONG = 8;
const LEAST = 4;

/** Errors between two words: letters replaced, left out, added, or two neighbours swapped; `most + 1` for more. */
export function errorsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const replaced = (row[j - 1] ?? 0) + (same ? 0 : 1);
      const cost = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      next.push(swapped ? Math.min(cost, (before[j - 2] ?? 0) + 1) : cost);
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? most + 1;
}

const errorsIn = (word: string) => (word.length >= LONG ? 2 : 1);

/** The nearest of the words within the allowed errors; those that begin with the same letter first. */
export function nearestWord(word: string, vocabulary: readonly string[]): string | null {
  const most = errorsIn(word);
  let best: { word: string; cost: number } | null = null;
  for (const known of vocabulary) {
    if (known.length < LEAST) continue;
    const errors = errorsBetween(word, known, most);
    const cost = errors + (known[0] === word[0] ? 0 : 0.5);
    if (errors <= most && (!best || cost < best.cost)) best = { word: known, cost };
  }
  return best?.word ?? null;
}

/** A word that the dictionary knows is meant. */
const isUnknown = (word: string) => word.length >= LEAST && /^[a-z]+$/.test(word) && stemsOf(word).length === 0;

/** Corrects words that neither the dictionary nor the offers know: to a word of the vocabulary, else of the offers. */
export function createCorrection(vocabulary: readonly string[]) {
  return async (db: Db, text: string): Promise<string | null> => {
    const words = foldedWords(text);
    const unknown = words.filter((word) => isUnknown(word) && !vocabulary.includes(word));
    if (unknown.length === 0) return null;
    const similar = await selectSimilarWords(db, unknown);
    const corrected = new Map<string, string>();
    for (const { word, known, nearest } of similar) {
      if (known) continue;
      const found = nearestWord(word, nearest ? [...vocabulary, nearest] : vocabulary);
      if (found) corrected.set(word, found);
    }
    if (corrected.size === 0) return null;
    return words.map((word) => corrected.get(word) ?? word).join(' ');
  };
}
