import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** Letters. Longer prefixes are as frequent as these, or rarer. */
const PREFIX_LENGTH = 16;
const ACTIVE = sql`c.status = 'active' and c.deleted_at is null`;

export interface WordUpkeep {
  /** In a smaller market all companies that have a word are read at once. */
  leastCompanies: number;
  /** Share of the companies that a prefix needs to be counted ahead; rarer ones are fast to read. */
  leastShare: number;
  /** Days after which the set of frequent prefixes may have changed. */
  staleDays: number;
}

export interface CompanyWords {
  /** Every word as a prefix, as the text of a tsquery. As a literal value it lets the planner estimate the matches. */
  words: string | null;
  /** Active companies that have the word, when it is the only one and frequent. */
  companies: number | null;
}

/** The words of `q`. Null when it has no letter or digit. */
export async function selectWords(db: Db, q: string): Promise<CompanyWords> {
  const row = await db.one<CompanyWords>(sql`
    with asked as materialized (
      select f_prefix_query(${q}) as query, tsvector_to_array(to_tsvector('simple', f_words(${q}))) as words)
    select a.query::text as words, (
      select p.companies + coalesce((select sum(g.change)::int from company_changes g where ts_match_vq(g.tsv, a.query)), 0)
      from company_prefixes p where cardinality(a.words) = 1 and p.prefix = a.words[1]) as companies
    from asked a`);
  return row ?? { words: null, companies: null };
}

/** Blocks neither readers of the counts nor writers of companies. */
async function lockCounts(tx: Db): Promise<void> {
  await tx.query(sql`lock table company_prefixes in share row exclusive mode`);
}

/** Adds the changes to the counts and deletes them, in one statement and so in one snapshot. */
async function addChanges(tx: Db): Promise<void> {
  await tx.query(sql`
    with gone as (delete from company_changes returning tsv, change),
    added as (
      select b.prefix, sum(g.change)::int as companies from gone g cross join lateral (
        select distinct left(l.lexeme, n) as prefix from unnest(g.tsv) l, generate_series(0, ${PREFIX_LENGTH}::int) n
        where n <= char_length(l.lexeme)) b
      group by b.prefix)
    update company_prefixes p set companies = p.companies + a.companies from added a where a.prefix = p.prefix`);
}

/** Deletes the recorded words of companies that have left the lists. */
export async function discardCompanyChanges(tx: Db): Promise<void> {
  await lockCounts(tx);
  await addChanges(tx);
}

/** Recounts everything and deletes the changes, in one statement; 200 000 companies take some seconds. */
async function countAll(tx: Db, leastShare: number): Promise<void> {
  await tx.query(sql`delete from company_prefixes`);
  await tx.query(sql`
    with known as (delete from company_changes),
    total as materialized (select count(*)::int as companies from companies c where ${ACTIVE}),
    words as materialized (select c.id, l.lexeme as word from companies c, unnest(c.tsv) l where ${ACTIVE}),
    begun as materialized (
      select w.word, left(w.word, n) as prefix, w.times
      from (select word, count(*) as times from words group by word) w, generate_series(1, ${PREFIX_LENGTH}::int) n
      where n <= char_length(w.word)),
    -- An upper bound: a company with two words of the same prefix is counted once below.
    frequent as materialized (
      select prefix from begun group by prefix having sum(times) >= ${leastShare}::float8 * (select companies from total)),
    counted as (
      select b.prefix, count(distinct w.id)::int as companies from frequent f join begun b on b.prefix = f.prefix
      join words w on w.word = b.word group by b.prefix)
    insert into company_prefixes (prefix, companies)
    select '', companies from total union all select prefix, companies from counted`);
}

/** Maintains the counts of a large market; a small one has none. */
export async function keepCounts(tx: Db, { leastCompanies, leastShare, staleDays }: WordUpkeep): Promise<void> {
  await lockCounts(tx);
  const state = await tx.one<{ large: boolean; fresh: boolean }>(sql`
    select (select reltuples from pg_class where oid = 'companies'::regclass) >= ${leastCompanies}::int as large,
      exists (select 1 from company_prefixes
        where prefix = '' and counted_at > now() - make_interval(days => ${staleDays}::int)) as fresh`);
  if (!state?.large) {
    await tx.query(sql`delete from company_prefixes`);
    await tx.query(sql`delete from company_changes`);
  } else if (state.fresh) await addChanges(tx);
  else await countAll(tx, leastShare);
}
