import { type Static, Type } from 'typebox';
import { CategoryRef } from './categories.ts';
import { Nullable } from './common.ts';

/** A category with its small square picture, its own or that of the category above. */
export const ReadCategory = Type.Object({ ...CategoryRef.properties, image: Nullable(Type.String()) });
export type ReadCategory = Static<typeof ReadCategory>;

/** How the text of a search was understood. */
export const SearchReading = Type.Object({
  /** Without the town, as typed, or with typing errors corrected; empty for everything in the town. */
  words: Type.String(),
  corrected: Type.Boolean(),
  /** The town that the text names. `scope`: the results are in it, near it, or anywhere because nothing is near. */
  place: Nullable(
    Type.Object({
      name: Type.String(),
      region: Nullable(Type.String()),
      scope: Type.Enum(['town', 'near', 'anywhere'] as const),
    }),
  ),
  /** Categories that the words name or lead to, the best first. */
  categories: Type.Array(ReadCategory, { maxItems: 3 }),
});
export type SearchReading = Static<typeof SearchReading>;
