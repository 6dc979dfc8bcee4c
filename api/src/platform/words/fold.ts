/** Letters without a decomposition, as `fold_text` of the database folds them. */
const LETTERS: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** Lower case without diacritics, as `fold_text` of the database, so that the words can be compared with the indexed ones. */
export function foldWord(text: string): string {
  const bare = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[łøđßæœı]/g, (letter) => LETTERS[letter] ?? letter);
}
