/** Fifteen colours for initials; white on each has a contrast of at least 4.5 (tested). */
export const PALETTE = [
  '#0F5C4A',
  '#2E6A94',
  '#5C4B8A',
  '#8A4B08',
  '#9C3F38',
  '#2F7A3F',
  '#6B4A2E',
  '#7A3B6E',
  '#1F6C78',
  '#4A5A1F',
  '#3F5BA9',
  '#A04717',
  '#5A5F66',
  '#85304F',
  '#346B57',
] as const;

/** The same colour for the same name, everywhere and always. */
export function colourOf(name: string): string {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return PALETTE[hash % PALETTE.length] ?? PALETTE[0];
}

/** First letters of the first two words: `Pracownia Cyfrowa Nowak` → `PC`. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('pl') ?? '')
    .join('');
}
