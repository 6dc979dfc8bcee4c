import tones from './tones.module.css';

const TONES = 15;

/** Class that sets `--tone`: the same for the same name, everywhere and always. A list sets it too often for a style. */
export function toneOf(name: string): string | undefined {
  let hash = 0;
  // By index: an iterator makes two objects a letter.
  for (let at = 0; at < name.length; at++) hash = (hash * 31 + name.charCodeAt(at)) >>> 0;
  return tones[`tone${hash % TONES}`];
}

/** A name in ASCII and the letters of Polish and its neighbours, as nearly all are. */
const PLAIN_NAME = /^[ -~À-ž]*$/;
const PLAIN_WORD = /[A-Za-z0-9À-ÖØ-öø-ž]+/g;
/** The classes of Unicode take longer to ask than all else about a picture. */
const WORD = /[\p{L}\p{N}]+/gu;

/** First letters of the first two words: `Pracownia Cyfrowa Nowak` → `PC`. */
export function initialsOf(name: string): string {
  const words = name.match(PLAIN_NAME.test(name) ? PLAIN_WORD : WORD) ?? [];
  return words
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase())
    .join('');
}
