import { randomInt } from 'node:crypto';

const CONSONANTS = 'bdfgklmnprstwz';
const VOWELS = 'aeiou';
/** 70⁵ words: two of some thousand worlds are equal once in a few hundred runs of all journeys. */
const SYLLABLES = 5;

const letterOf = (letters: string) => letters.charAt(randomInt(letters.length));

/** A word that can be pronounced, that no dictionary has and no other world, e.g. "Bakolumeri". */
export function newWord(): string {
  const word = Array.from({ length: SYLLABLES }, () => letterOf(CONSONANTS) + letterOf(VOWELS)).join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}
