import type { Locale, Route } from './manifest-types.ts';

/** The named chunks that a page needs in a language. */
export const chunksIn = ({ chunks = [] }: Pick<Route, 'chunks'>, locale: Locale): string[] =>
  chunks.map((chunk) => chunk.replace('{locale}', locale));
