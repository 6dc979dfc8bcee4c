const HARD = '\u00a0';
/** Polish typesetting leaves none of these words at the end of a line. */
const SHORT_WORD = /(?<=^|[\s(„])([aiouwz]) /giu;
/** A number and its unit. */
const NUMBER = /(\d) (?=\p{L})/gu;

/** A Polish text with no-break spaces after words of one letter and between a number and its unit. */
export const hardSpaces = (text: string): string => text.replace(SHORT_WORD, `$1${HARD}`).replace(NUMBER, `$1${HARD}`);

/** The text as it is typeset in its language. */
export const typeset = (text: string, locale: 'pl' | 'en'): string => (locale === 'pl' ? hardSpaces(text) : text);
