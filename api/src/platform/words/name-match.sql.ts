import { joinSql, type Sql, sql } from '../../storage/sql.ts';
import { likeLiteral } from './like.sql.ts';

/** The words of a searched name, folded as names are. Eight at most. */
function foldedWords(q: string | undefined): Sql[] {
  const words = (q ?? '').split(/\s+/).filter(Boolean).slice(0, 8);
  return words.map((word) => sql`fold_text(${likeLiteral(word)})`);
}

/** Each word anywhere in the folded name. */
export function hasWords(name: Sql, q: string | undefined): Sql[] {
  return foldedWords(q).map((word) => sql`${name} like '%' || ${word} || '%'`);
}

/** 0 for a folded name that begins with the text, 1 for one with words that begin with those of the text, otherwise 2. */
export function nameRank(name: Sql, q: string | undefined): Sql {
  const words = foldedWords(q);
  if (words.length === 0) return sql`0::int`;
  const begun = words.map((word) => sql`' ' || ${name} like '% ' || ${word} || '%'`);
  const text = likeLiteral((q ?? '').trim().replace(/\s+/g, ' '));
  return sql`case when ${name} like fold_text(${text}) || '%' then 0 when ${joinSql(begun, ' and ')} then 1 else 2 end`;
}
