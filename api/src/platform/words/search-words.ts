import { stemsOf } from '../polish/polish-stems.ts';
import { stemLexeme, wordsOf } from './stem-vector.ts';

/** More words than anyone types. Each costs an index scan. */
const MOST_WORDS = 8;
/** With fewer letters a single word matches anything. */
const LEAST_ALONE = 3;

/** Words without their own meaning; left out beside others. Folded. */
const FUNCTION_WORDS = new Set('i w z a o u na do od ze we dla lub oraz po przy and or the of for in to'.split(' '));

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);

export interface SearchedWord {
  /** Folded; of a phrase its words with single blanks. */
  word: string;
  /** The word as a prefix, as the text of a tsquery. */
  exact: string;
  /** As `exact`, the word in any inflection; matches all that `exact` does. */
  own: string;
  /** As `own`, or what means the same. */
  forms: string;
}

export interface SearchedWords {
  /** All of them, folded. */
  text: string;
  words: readonly SearchedWord[];
  /** All words, in any inflection. */
  all: string;
  /** Any word, in any inflection. Null when that is the same as `all`. */
  any: string | null;
}

/** The last eight words of a text. */
export function foldedWords(text: string): string[] {
  return wordsOf(text).slice(-MOST_WORDS);
}

/**
 * A folded word as a prefix, in its dictionary form (of texts without stems, as names of people), and by its stems; as the
 * text of a tsquery. `weights`: only of these fields.
 */
export function formsOf(word: string, weights = ''): string {
  const field = weights ? `:${weights}` : '';
  const stems = stemsOf(word);
  const plain = stems.filter((stem) => !stem.startsWith(word)).map((stem) => `'${stem}'${field}`);
  return [`'${word}':*${weights}`, ...plain, ...stems.map((stem) => `${stemLexeme(stem)}${field}`)].join('|');
}

function meaningful(words: string[]): string[] {
  const kept = words.filter((word) => !FUNCTION_WORDS.has(word));
  return kept.length > 0 ? kept : words;
}

/** A word, or a phrase whose words belong together, and the texts of tsqueries that match instead of it. */
export function searchedWord(words: readonly string[], instead: readonly string[] = []): SearchedWord {
  const own = words.length === 1 ? formsOf(words[0] ?? '') : words.map((word) => `(${formsOf(word)})`).join('&');
  return {
    word: words.join(' '),
    exact: words.map((word) => `'${word}':*`).join('&'),
    own,
    forms: instead.length > 0 ? [own, ...instead].map((forms) => `(${forms})`).join('|') : own,
  };
}

/** The query of words. `text`: all that was typed, folded. Null without a word. */
export function combineWords(text: string, words: readonly SearchedWord[]): SearchedWords | null {
  if (words.length === 0) return null;
  const alone = words.filter(({ word }) => word.length >= LEAST_ALONE);
  return {
    text,
    words,
    all: words.map(({ forms }) => `(${forms})`).join('&'),
    any: words.length > 1 && alone.length > 0 ? alone.map(({ forms }) => forms).join('|') : null,
  };
}

/** Null without a letter or digit to search for. */
export function searchedWords(q: string | undefined): SearchedWords | null {
  const found = foldedWords(q ?? '');
  return combineWords(
    found.join(' '),
    meaningful([...new Set(found)]).map((word) => searchedWord([word])),
  );
}
