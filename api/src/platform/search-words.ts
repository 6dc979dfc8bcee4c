import { foldWord } from './fold.ts';
import { stemsOf } from './polish/polish-stems.ts';

/** More words than anyone types. Each costs an index scan. */
const MOST_WORDS = 8;
/** A shorter stem begins too many other words. */
const LEAST_STEM = 4;
/** With fewer letters a word alone matches anything. */
const LEAST_ALONE = 3;

/** Words without a meaning of their own; left out beside others. Folded. */
const FUNCTION_WORDS = new Set('i w z a o u na do od ze we dla lub oraz po przy and or the of for in to'.split(' '));

/** Endings of Polish nouns and adjectives, folded. The stem is as short as it may be, so the longest of them is cut. */
const ENDINGS = [
  ...['iego', 'iemu', 'iami', 'iach', 'iowi', 'ego', 'emu', 'ymi', 'imi', 'ami', 'ach', 'owi', 'iej', 'iem', 'iom'],
  ...['ych', 'ich', 'ej', 'em', 'om', 'ow', 'ym', 'im', 'ie', 'ia', 'iu', 'io', 'ii', '[aeiouy]'],
];
const INFLECTED = new RegExp(`^(\\p{L}{${LEAST_STEM},}?)(?:${ENDINGS.join('|')})$`, 'u');
/** "okno": three letters and an ending are too few for a stem, so the other endings are listed. */
const SHORT = /^(\p{L}{3})[aeiouy]$/u;
const SHORT_ENDINGS = ['', 'a', 'e', 'i', 'o', 'u', 'y', 'ie', 'om', 'ow', 'em', 'ami', 'ach'];
/** "mebel", "mebli"; "książka", "książek": an e that comes and goes. */
const WITH_E = /^(\p{L}+[^aeiouy])e([^aeiouy])$/u;
const WITHOUT_E = /^(\p{L}{2,}[^aeiouy])([cklnrw])$/u;

export interface SearchedWord {
  /** Folded. */
  word: string;
  /** The word as a prefix, as the text of a tsquery. */
  exact: string;
  /** Beginnings of its inflections. */
  stems: readonly string[];
  /** As `exact`, the word in its other inflections; matches all that `exact` does. */
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

/** The part of a folded word that its inflections share; the word itself when it is short. */
export function stemOf(word: string): string {
  return INFLECTED.exec(word)?.[1] ?? word;
}

/** A folded word as a prefix, as the text of a tsquery. */
export const prefixQuery = (word: string) => `'${word}':*`;

/** The last eight words of a text. */
export function foldedWords(text: string): string[] {
  return (foldWord(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(-MOST_WORDS);
}

/** Beginnings that the inflections of a folded word have: its stem, also with an e that comes and goes. */
function beginningsOf(word: string): string[] {
  const stem = stemOf(word);
  const [, before, after] = WITH_E.exec(stem) ?? [];
  const [, begun, last] = stem === word ? [] : (WITHOUT_E.exec(stem) ?? []);
  if (before && stem.length > LEAST_STEM) return [stem, `${before}${after}`];
  return begun ? [stem, `${begun}e${last}`] : [stem];
}

function formsOf(word: string): string {
  const short = SHORT.exec(word)?.[1];
  const others = short ? SHORT_ENDINGS.map((ending) => `'${short}${ending}'`) : [];
  return [...beginningsOf(word).map(prefixQuery), ...others, ...stemsOf(word).map((stem) => `'${stem}'`)].join('|');
}

function meaningful(words: string[]): string[] {
  const kept = words.filter((word) => !FUNCTION_WORDS.has(word));
  return kept.length > 0 ? kept : words;
}

/** Null without a letter or digit to search for. */
export function searchedWords(q: string | undefined): SearchedWords | null {
  const found = foldedWords(q ?? '');
  const words = meaningful([...new Set(found)]).map((word) => ({
    word,
    exact: prefixQuery(word),
    stems: beginningsOf(word),
    forms: formsOf(word),
  }));
  if (words.length === 0) return null;
  const alone = words.filter(({ word }) => word.length >= LEAST_ALONE);
  return {
    text: found.join(' '),
    words,
    all: words.map(({ forms }) => `(${forms})`).join('&'),
    any: words.length > 1 && alone.length > 0 ? alone.map(({ forms }) => forms).join('|') : null,
  };
}
