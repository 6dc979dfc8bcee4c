import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** Pages of the table in the sample, about 5 000 offers: enough to detect a share of 0.1 %, in two seconds. */
const SAMPLE_PAGES = 700;
/** Offers of the sample. A rarer prefix is found by offers_tsv at once. */
const LEAST_IN_SAMPLE = 5;
/** Letters. Longer prefixes are as frequent as these, or rarer. */
export const PREFIX_LENGTH = 16;

export interface Word {
  text: string;
  /** The word as a prefix, as the text of a tsquery. */
  query: string;
  /** Approximate number of offers that have it; null when few do. */
  offers: number | null;
}

export interface WordStatistics {
  words: Word[];
  /** Approximate number of listed offers; null before the first count. */
  total: number | null;
}

/** Recounts the offers of each frequent prefix. */
export async function countPrefixes(tx: Db): Promise<void> {
  const size = await tx.one<{ pages: number }>(sql`
    select (pg_relation_size('offers') / current_setting('block_size')::int)::int as pages`);
  const times = Math.max(1, (size?.pages ?? 0) / SAMPLE_PAGES);
  await tx.query(sql`delete from offer_prefixes`);
  // '' is a prefix of every word, so its count is the number of offers.
  await tx.query(sql`
    with sampled as materialized (
      select o.id, l.lexeme from offers o tablesample system (${100 / times}::float8), unnest(o.tsv) l where o.is_listed)
    insert into offer_prefixes (prefix, offers)
    select left(s.lexeme, n), round(count(distinct s.id) * ${times}::float8)
    from sampled s, generate_series(0, ${PREFIX_LENGTH}::int) n where n <= char_length(s.lexeme)
    group by 1 having count(distinct s.id) >= ${LEAST_IN_SAMPLE}::int`);
}

/** Shorter words resemble too many others, and numbers resemble none. */
const WORD = '^[[:alpha:]]{4,}$';

/** Updates offer_words with the titles, companies and towns of the listed offers; a million take three seconds. */
export async function collectWords(tx: Db): Promise<void> {
  await tx.query(sql`
    with used as materialized (
      select s.word from ts_stat('select tsv from offers where is_listed', 'ab') s where s.word ~ ${WORD}),
    gone as (delete from offer_words w where not exists (select 1 from used u where u.word = w.word))
    insert into offer_words (word) select u.word from used u on conflict do nothing`);
}

/** The distinct words of `q` with their frequencies. None when it has no letter or digit. */
export async function selectWords(db: Db, q: string): Promise<WordStatistics> {
  const rows = await db.query<Word & { total: number | null }>(sql`
    select w.lexeme as text, quote_literal(w.lexeme) || ':*' as query, p.offers,
      (select a.offers from offer_prefixes a where a.prefix = '') as total
    from unnest(to_tsvector('simple', f_words(${q}))) w
    left join offer_prefixes p on p.prefix = left(w.lexeme, ${PREFIX_LENGTH}::int)`);
  return {
    words: rows.map(({ text, query, offers }) => ({ text, query, offers })),
    total: rows[0]?.total ?? null,
  };
}

/**
 * Corrects the words of `q`: each that is no prefix of a known word becomes the most similar known word. Null when there is
 * no similar one, or nothing to correct.
 */
export async function selectNearestWords(db: Db, q: string): Promise<WordStatistics | null> {
  const rows = await db.query<Word & { total: number | null; known: boolean }>(sql`
    select n.word as text, quote_literal(n.word) || ':*' as query, w.known, p.offers,
      (select a.offers from offer_prefixes a where a.prefix = '') as total
    from (
      select u.lexeme, u.lexeme !~ ${WORD} or exists (
        select 1 from offer_words k where k.word >= u.lexeme and k.word < u.lexeme || chr(1114111)) as known
      from unnest(to_tsvector('simple', f_words(${q}))) u) w
    cross join lateral (
      select case when w.known then w.lexeme else closest_offer_word(w.lexeme) end as word) n
    left join offer_prefixes p on p.prefix = left(n.word, ${PREFIX_LENGTH}::int)`);
  const complete = rows.every(({ query }) => query !== null);
  if (!complete || rows.every(({ known }) => known)) return null;
  return {
    words: rows.map(({ text, query, offers }) => ({ text, query, offers })),
    total: rows[0]?.total ?? null,
  };
}
