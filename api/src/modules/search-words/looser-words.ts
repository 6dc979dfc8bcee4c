import { ofWeights } from '../../platform/lists/relevance.sql.ts';
import { combineWords, type SearchedWords } from '../../platform/words/search-words.ts';

/** Attempts to find something with fewer words. */
const MOST_ATTEMPTS = 3;
/** Title and category: in a text a single word is too little. */
const FIELDS = 'AB';

/** The words without one of them, the last one first: in Polish the first names what is looked for. */
export function looserWords({ text, words }: SearchedWords): SearchedWords[] {
  if (words.length < 2) return [];
  const limited = words.map((word) => ({
    ...word,
    forms: ofWeights(word.forms, FIELDS),
    own: ofWeights(word.own, FIELDS),
  }));
  const attempts = limited.map((_, left) => limited.filter((_word, index) => index !== left)).toReversed();
  return attempts
    .slice(0, MOST_ATTEMPTS)
    .map((some) => combineWords(text, some))
    .filter((some) => some !== null);
}
