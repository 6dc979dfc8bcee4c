/** Escapes LIKE's special characters in a typed text. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/**
 * Patterns of a word for a trigram index. It needs three letters in a row, where the beginning of a word counts as one or two
 * more, so of a shorter word only the beginning of a word is found.
 */
export function patternsOf(word: string): string[] {
  const literal = likeLiteral(word);
  return word.length > 2 ? [`%${literal}%`] : [`${literal}%`, `% ${literal}%`];
}

/** The words of a search, eight at most. A NIP written as 526-025-02-74 is one number. */
export function wordsOf(q: string | undefined): string[] {
  const words = (q ?? '').replace(/(?<=\d)-(?=\d)/g, '').split(/\s+/);
  return words.filter(Boolean).slice(0, 8);
}
