import { joinSql, type Sql, sql } from '../../storage/sql.ts';
import type { SearchedWords } from '../words/search-words.ts';

const LEXEME = /('(?:[^']|'')*')(?::(\*?)([A-D]*))?/g;
/** Occurs in no text: stems are marked by what follows the sign. */
const NOTHING = "'='";

/** The text of a tsquery, limited to words of some weights: 'A' is the title, 'AB' the title and the category. */
export function ofWeights(query: string, weights: string): string {
  return query.replace(LEXEME, (_, lexeme: string, prefix = '', limited = '') => {
    const left = limited === '' ? weights : [...weights].filter((weight) => limited.includes(weight)).join('');
    return left === '' ? NOTHING : `${lexeme}:${prefix}${left}`;
  });
}

/** Fields by their weights, each with those before it. Further words are text. */
const FIELDS = ['A', 'AB', 'ABC'];

/**
 * How relevant a row with all the words is, above 0: those whose words are all in the first field before those that need the second,
 * and so on. Within a field the words as typed come before other forms of them; of those that only belong to the trade, the ones first
 * whose title has the words, or what means the same. Of equal ones those come first whose category has the words too.
 */
export function relevance(tsv: Sql, searched: SearchedWords): Sql {
  const { words } = searched;
  const named = ofWeights(words.map(({ own }) => `(${own})`).join('&'), 'B');
  const inTrade = sql`ts_match_vq(${tsv}, ${named}::tsquery)::int`;
  if (words.every(({ own, forms }) => own === forms)) return sql`(${levelOf(tsv, searched)} + 0.25 * ${inTrade})`;
  const titled = words.map(({ own, means, trade }) => {
    const isTitled = sql`2 * ts_match_vq(${tsv}, ${ofWeights(own, 'A')}::tsquery)::int`;
    if (!means || !trade) return sql`+ ${isTitled}`;
    return sql`+ greatest(${isTitled}, ts_match_vq(${tsv}, ${`(${ofWeights(means, 'A')})&(${trade})`}::tsquery)::int)`;
  });
  return sql`30 * (${levelOf(tsv, searched)}) + ${inTrade} ${joinSql(titled, ' ')}`;
}

/** A word that means the same in another trade is no title: "prawnik" is no assistant in a lawyer's office. */
const namesIn = ({ words }: SearchedWords): string =>
  words.map(({ own, means, trade }) => `(${means && !trade ? `${own}|${means}` : own})`).join('&');

function levelOf(tsv: Sql, searched: SearchedWords): Sql {
  const exact = searched.words.map((word) => `(${word.exact})`).join('&');
  const level = (weights: string) => {
    const any = ofWeights(weights === 'A' ? namesIn(searched) : searched.all, weights);
    const typed = ofWeights(exact, weights);
    return sql`when ts_match_vq(${tsv}, ${any}::tsquery) then ${2 * (FIELDS.length - FIELDS.indexOf(weights)) + 1}::int + ts_match_vq(${tsv}, ${typed}::tsquery)::int`;
  };
  const levels = FIELDS.map(level).reduce((before, one) => sql`${before} ${one}`);
  return sql`case ${levels} else 1 + ts_match_vq(${tsv}, ${exact}::tsquery)::int end`;
}
