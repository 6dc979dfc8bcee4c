/**
 * Text that a pattern reads, without what pasting brings along: invisible characters (zero width, directions, soft hyphens,
 * byte order marks) and spaces around it; every dash is a hyphen. As `plainText` of the API. Not for free texts: emoji are
 * joined by invisible characters.
 */
export const plainText = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim();
