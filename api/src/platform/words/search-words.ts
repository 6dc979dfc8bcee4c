import { stemsOf } from '../polish/polish-stems.ts';
import { imperfectivesOf } from '../polish/verb-pairs.ts';
import { stemLexeme, wordsOf } from './stem-vector.ts';

/** More words than anyone types. Each costs an index scan. */
const MOST_WORDS = 8;
/** Letters of a word that has a root, of its ending, and of the root at least. */
const LEAST_DERIVED = 6;
const ENDING = 3;
const LEAST_ROOT = 5;

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
  /** As `own`, without longer words that begin with it, unless the dictionary does not know it. */
  whole: string;
  /** Other words that mean the same; null for none. */
  means: string | null;
  /** The trade that it belongs to, by the names of categories; null for none. */
  trade: string | null;
  /** `own`, `means` and `trade`. */
  forms: string;
  /** What is done with many things, as "montaż": the thing is another word. */
  isGeneral: boolean;
  /** Words of the same root, as "klimatyzacja" and "klimatyzator"; null for a phrase and for short words. */
  related: string | null;
}

export interface SearchedWords {
  /** All of them, folded. */
  text: string;
  words: readonly SearchedWord[];
  /** All words, in any inflection. */
  all: string;
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

/** Polish derives by endings of about three letters: lada recepcyjna, recepcja; tokarz, tokarka. */
function rootsOf(word: string): string | null {
  const stems = stemsOf(word);
  const roots = (stems.length > 0 ? stems : [word])
    .filter((stem) => stem.length >= LEAST_DERIVED && /^[a-z]+$/.test(stem))
    .map((stem) => stem.slice(0, Math.max(LEAST_ROOT, stem.length - ENDING)));
  return roots.length > 0 ? [...new Set(roots)].map((root) => `'${root}':*`).join('|') : null;
}

function meaningful(words: string[]): string[] {
  const kept = words.filter((word) => !FUNCTION_WORDS.has(word));
  return kept.length > 0 ? kept : words;
}

const anyOf = (queries: readonly string[]) =>
  queries.length > 0 ? [...new Set(queries)].map((query) => `(${query})`).join('|') : null;

interface Meaning {
  means: readonly string[];
  trades: readonly string[];
  isGeneral: boolean;
}

/** A word, or a phrase whose words belong together, and the texts of tsqueries of what means the same and of its trade. */
export function searchedWord(
  words: readonly string[],
  { means = [], trades = [], isGeneral = false }: Partial<Meaning> = {},
): SearchedWord {
  const own = words.length === 1 ? formsOf(words[0] ?? '') : words.map((word) => `(${formsOf(word)})`).join('&');
  const verbs = words.length === 1 ? imperfectivesOf(words[0] ?? '').map(stemLexeme) : [];
  const same = [...means, ...verbs];
  const isKnown = words.every((word) => stemsOf(word).length > 0);
  return {
    word: words.join(' '),
    exact: words.map((word) => `'${word}':*`).join('&'),
    own,
    whole: isKnown ? own.replaceAll(':*', '') : own,
    means: anyOf(same),
    trade: anyOf(trades),
    forms: same.length + trades.length > 0 ? (anyOf([own, ...same, ...trades]) ?? own) : own,
    isGeneral,
    related: words.length === 1 ? rootsOf(words[0] ?? '') : null,
  };
}

/** The query of words. `text`: all that was typed, folded. Null without a word. */
export function combineWords(text: string, words: readonly SearchedWord[]): SearchedWords | null {
  if (words.length === 0) return null;
  return { text, words, all: words.map(({ forms }) => `(${forms})`).join('&') };
}

/** Null without a letter or digit to search for. */
export function searchedWords(q: string | undefined): SearchedWords | null {
  const found = foldedWords(q ?? '');
  return combineWords(
    found.join(' '),
    meaningful([...new Set(found)]).map((word) => searchedWord([word])),
  );
}
