import { likeLiteral } from '../../platform/words/like.sql.ts';
import { type Sql, sql } from '../../storage/sql.ts';

/**
 * Of a word too short for a trigram, the beginning of a name's word is found (see `wordsOf`).
 * Index companies_name_search.
 */
export function nameHolds(word: string): Sql {
  const literal = likeLiteral(word);
  if (word.length > 2) return sql`c.name_norm like fold_text(${`%${literal}%`})`;
  return sql`(c.name_norm like fold_text(${`${literal}%`}) or c.name_norm like fold_text(${`% ${literal}%`}))`;
}
