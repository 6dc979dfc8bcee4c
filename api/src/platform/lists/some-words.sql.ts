import type { Db } from '../../storage/db.ts';
import { emptySql, joinSql, type Sql, sql } from '../../storage/sql.ts';
import type { SearchedWord, SearchedWords } from '../words/search-words.ts';
import type { ListFilter } from './list-filter.ts';
import { ofWeights } from './relevance.sql.ts';

/** Where rows with some of the words are looked for. */
export interface SomeSource {
  table: Sql;
  /** Which rows. */
  condition: Sql;
  id: Sql;
  /** Among equally relevant ones. */
  key: Sql;
  tsv: Sql;
  /** Whether rows have a title and a category; of others the text counts as a title. */
  hasTitle: boolean;
}

/** Rows that are compared; of a frequent word these are any. */
const MOST_COMPARED = 1_000;
/** How well a row has a word: in its title (more as typed, and in its category as well), by what means the same; in its category; in its text. */
const GRADES = { titled: 6, means: 5, category: 2, mentioned: 1 };
/** What people look for comes first in Polish: "obiady dla pracowników"; and it is what the site has a word for. */
const FIRST = 1.5;
const SUBJECT = 2;
/** "Montaż" without another word is of many trades. */
const GENERAL = 0.5;
/** Of the words that there are, by their rarity. */
const LEAST_PART = 0.4;

/**
 * A longer word that begins with the typed one is related only: "programista" is no "program". What means the same in another trade is
 * worth no more than the trade.
 */
function gradeOf({ tsv, hasTitle }: SomeSource, word: SearchedWord): Sql {
  const { exact, whole, own, means, trade, forms, related } = word;
  if (!hasTitle) return sql`case when ts_match_vq(${tsv}, ${forms}::tsquery) then ${GRADES.means}::int else 0 end`;
  const has = (query: string, weights: string) => sql`ts_match_vq(${tsv}, ${ofWeights(query, weights)}::tsquery)`;
  const meant =
    means && sql`when ${has(means, 'A')} ${trade ? sql`and ${has(trade, 'B')}` : emptySql} then ${GRADES.means}::int`;
  const isRelated = related ? sql`or ${has(related, 'AB')}` : emptySql;
  return sql`case when ${has(whole, 'A')} then ${GRADES.titled}::int + ${has(exact, 'A')}::int + ${has(forms, 'B')}::int
    ${meant ?? emptySql}
    when ${has(forms, 'AB')} then ${GRADES.category}::int
    when ts_match_vq(${tsv}, ${own}::tsquery) ${isRelated} then ${GRADES.mentioned}::int else 0 end`;
}

/** Any of the words where it names the thing itself: in a text a single one has nothing to do with the search. */
function anyOf({ words }: SearchedWords, hasTitle: boolean): string {
  if (!hasTitle) return words.map(({ forms }) => `(${forms})`).join('|');
  return words
    .flatMap(({ forms, related }) => (related ? [forms, related] : [forms]))
    .map((forms) => `(${ofWeights(forms, 'AB')})`)
    .join('|');
}

/**
 * `(found_id, key, score)` of rows with all the words, and of those with the ones that matter: the rarest, or a good part of them, where a
 * rare one matters more than a frequent one. Words that no row has matter nothing, so that something is found whenever a word is.
 */
export function rowsWithSome(source: SomeSource, words: SearchedWords): Sql {
  const { table, condition, id, key, tsv, hasTitle } = source;
  const grades = words.words.map((word) => gradeOf(source, word));
  const first = words.words.find(({ isGeneral }) => !isGeneral);
  const worths = words.words.map((word) => {
    if (word.isGeneral) return GENERAL;
    return (word === first ? FIRST : 1) * (word.own === word.forms ? 1 : SUBJECT);
  });
  const counted = words.words.map(
    (_, index) => sql`count(*) filter (where c.grades[${index + 1}::int] >= ${GRADES.category}::int) over ()`,
  );
  return sql`
    select c.found_id, c.key, s.score
    from (
      select c.*, array[${joinSql(counted, ', ')}]::int[] as counts
      from (
        select ${id} as found_id, ${key} as key, array[${joinSql(grades, ', ')}]::int[] as grades,
          ts_match_vq(${tsv}, ${words.all}::tsquery) as complete
        from ${table}
        where ${condition} and (${tsv} @@ ${anyOf(words, hasTitle)}::tsquery or ${tsv} @@ ${words.all}::tsquery)
        limit ${MOST_COMPARED}::int) c) c
    cross join lateral (
      select sum(w.weight * w.worth * (w.grade + c.complete::int)) as score,
        coalesce(sum(w.weight) filter (where w.grade >= ${GRADES.category}::int), 0) as covered,
        coalesce(sum(w.weight) filter (where w.count > 0), 0) as whole,
        coalesce(max(w.weight) filter (where w.count > 0), 0) as rarest
      from (
        select *, 1 / (1 + ln(1 + g.count)) as weight
        from unnest(c.grades, c.counts, ${worths}::float8[]) g(grade, count, worth)) w) s
    where c.complete or s.covered >= least(${LEAST_PART}::float8 * s.whole, s.rarest)`;
}

/** Most that have only some of the words. Further ones are hardly similar. */
export const MOST_CLOSEST = 100;

/** Ids of the rows with some of the words that pass the filters of a list, the most relevant first. */
export async function selectIdsWithSome(
  db: Db,
  source: Pick<SomeSource, 'table' | 'id' | 'key' | 'tsv'>,
  filters: readonly ListFilter[],
  words: SearchedWords,
): Promise<string[]> {
  const condition = joinSql(
    filters.map(({ find }) => find),
    ' and ',
  );
  const rows = rowsWithSome({ ...source, condition, hasTitle: true }, words);
  const found = await db.query<{ id: string }>(sql`
    select r.found_id as id from (${rows}) r order by r.score desc, r.key desc, r.found_id desc limit ${MOST_CLOSEST}::int`);
  return found.map(({ id }) => id);
}
