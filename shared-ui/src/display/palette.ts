import tones from './tones.module.css';

const TONES = 15;

/** Class that sets `--tone`: the same for the same name, everywhere and always. A list sets it too often for a style. */
export function toneOf(name: string): string | undefined {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return tones[`tone${hash % TONES}`];
}

/** First letters of the first two words: `Pracownia Cyfrowa Nowak` → `PC`. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}
