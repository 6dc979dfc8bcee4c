import tones from './tones.module.css';

const TONES = 15;

/** Class that sets `--tone`; the same name always gets the same class. A class is faster than an inline style in a list. */
export function toneOf(name: string): string | undefined {
  let high = 0;
  let low = 0;
  // A 32-bit hash in two 16-bit halves, because numbers over 30 bits are allocated on the heap. An index loop, because an
  // iterator allocates two objects per letter.
  for (let at = 0; at < name.length; at++) {
    low = low * 31 + name.charCodeAt(at);
    high = (high * 31 + (low >>> 16)) & 0xffff;
    low &= 0xffff;
  }
  // 2^16 modulo 15 is 1, so the two halves can be added.
  return tones[`tone${(high + low) % TONES}`];
}

/** Fast path: ASCII and the Latin letters of Polish and neighbouring languages, which cover nearly all names. */
const PLAIN_NAME = /^[ -~À-ž]*$/;
const PLAIN_WORD = /[A-Za-z0-9À-ÖØ-öø-ž]+/g;
/** Fallback: Unicode property classes are slower than the rest of the avatar. */
const WORD = /[\p{L}\p{N}]+/gu;

/** First letters of the first two words: `Pracownia Cyfrowa Nowak` → `PC`. */
export function initialsOf(name: string): string {
  const words = name.match(PLAIN_NAME.test(name) ? PLAIN_WORD : WORD) ?? [];
  return words
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase())
    .join('');
}
