import type { Identity } from '../../platform/identity.ts';
import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import type { RawPage } from '../../platform/raw-page.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { cardJoins, cardJson } from './offer-card.sql.ts';
import { PREFIX_LENGTH } from './offer-words.sql.ts';

/** Words that occur together in a larger share of the offers are found by walking the newest. */
const WALKED_SHARE = 0.001;
/** The walk's limit: words that exclude each other are then left to offers_tsv. */
const MOST_WALKED = 10_000;
/** The assumed share of words without statistics. */
const RARE_SHARE = 0.0005;

/** The words of `q`: all of them and the rarest as queries, the share of the offers that has all, and whether to walk. */
function wordsOf(q: string): Sql {
  return sql`
    select w.*, w.total is not null and w.share >= ${WALKED_SHARE}::float8 as is_frequent
    from (
      select to_tsquery('simple', string_agg(quote_literal(l.lexeme) || ':*', ' & ')) as query,
        (array_agg(to_tsquery('simple', quote_literal(l.lexeme) || ':*') order by coalesce(p.offers, 0)))[1] as rarest,
        max(a.offers) as total,
        exp(sum(ln(least(1, greatest(coalesce(p.offers::float8 / nullif(a.offers, 0), ${RARE_SHARE}::float8), 1e-9))))) as share
      from unnest(to_tsvector('simple', f_words(${q}))) l
      left join offer_prefixes a on a.prefix = ''
      left join offer_prefixes p on p.prefix = left(l.lexeme, ${PREFIX_LENGTH}::int)) w`;
}

/**
 * The newest offers with every word of `q`, for the search over all kinds: one statement that either walks the newest or asks
 * offers_tsv. For frequent words the total is an estimate (ADR 16).
 */
export async function findNewestOffers(db: Db, q: string, viewer: Identity | null, limit: number): Promise<RawPage> {
  const row = await db.one<{ results: string; count: number; guessed: number | null }>(sql`
    with words as materialized (${wordsOf(q)}),
    met as materialized (
      select o.id, o.created_at from (
        select o.id, o.created_at, o.tsv from offers o where o.is_listed and (select is_frequent from words)
        order by o.created_at desc, o.id desc limit ${MOST_WALKED}::int) o
      where ts_match_vq(o.tsv, (select query from words)) order by o.created_at desc, o.id desc limit ${limit}::int),
    asked as materialized (select count(*) < ${limit}::int as index from met),
    found as materialized (
      select o.id, o.created_at from offers o where (select index from asked) and o.is_listed
        and o.tsv @@ (select rarest from words) and ts_match_vq(o.tsv, (select query from words))),
    page as materialized (
      select id, created_at from found union all select id, created_at from met where not (select index from asked)
      order by created_at desc, id desc limit ${limit}::int)
    select (select coalesce(json_agg(t.card), '[]')::text from (
        select ${cardJson(viewer)} as card from page join offers o on o.id = page.id ${cardJoins(viewer)}
        order by o.created_at desc, o.id desc) t) as results,
      (select count(*)::int from found) as count,
      (select round(w.share * w.total)::int from words w where not (select index from asked)) as guessed`);
  if (!row) return { results: '[]', count: 0, exact: true };
  const { results, count, guessed } = row;
  if (guessed !== null) return { results, count: Number(guessed.toPrecision(2)), exact: false };
  return { results, count: Math.min(count, EXACT_COUNT_LIMIT), exact: count <= EXACT_COUNT_LIMIT };
}
