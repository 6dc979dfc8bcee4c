import tones from './tones.module.css';

const TONES = 15;

/** Class that sets `--tone`: the same for the same name, everywhere and always. A list sets it too often for a style. */
export function toneOf(name: string): string | undefined {
  let high = 0;
  let low = 0;
  // The hash has 32 bits. By index and in halves: an iterator makes two objects a letter, a number of over 30 bits is one.
  for (let at = 0; at < name.length; at++) {
    low = low * 31 + name.charCodeAt(at);
    high = (high * 31 + (low >>> 16)) & 0xffff;
    low &= 0xffff;
  }
  // 2^16 leaves 1 when it is divided by fifteen.
  return tones[`tone${(high + low) % TONES}`];
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
