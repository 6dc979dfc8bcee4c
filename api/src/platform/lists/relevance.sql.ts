import { type Sql, sql } from '../../storage/sql.ts';
import type { SearchedWords } from '../words/search-words.ts';

const LEXEME = /('(?:[^']|'')*')(:\*)?/g;

/** The text of a tsquery, limited to words of some weights: 'A' is the title, 'AB' the title and the category. */
function ofWeights(query: string, weights: string): string {
  return query.replace(LEXEME, (_, lexeme: string, prefix?: string) => `${lexeme}:${prefix ? '*' : ''}${weights}`);
}

/** Fields by their weights, each with those before it. Further words are text. */
const FIELDS = ['A', 'AB', 'ABC'];

/**
 * How relevant a row with all the words is, above 0: those whose words are all in the first field before those that need the second,
 * and so on. Within a field the words as typed come before other forms of them.
 */
export function relevance(tsv: Sql, { words, all }: SearchedWords): Sql {
  const exact = words.map((word) => `(${word.exact})`).join('&');
  const level = (weights: string) => {
    const [any, typed] = [ofWeights(all, weights), ofWeights(exact, weights)];
    return sql`when ts_match_vq(${tsv}, ${any}::tsquery) then ${2 * (FIELDS.length - FIELDS.indexOf(weights)) + 1}::int + ts_match_vq(${tsv}, ${typed}::tsquery)::int`;
  };
  const levels = FIELDS.map(level).reduce((before, one) => sql`${before} ${one}`);
  return sql`case ${levels} else 1 + ts_match_vq(${tsv}, ${exact}::tsquery)::int end`;
}
