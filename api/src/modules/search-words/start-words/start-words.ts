/** A phrase, or a phrase with other words that mean the same. */
type Phrase = string | readonly [phrase: string, words: string];

export interface StartWords {
  /** The first of these names that a category has. */
  categories: readonly string[];
  phrases: readonly Phrase[];
}
