import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import type { FrequentWords } from './offer-bits.sql.ts';
import { cardJoins, cardJson } from './offer-card.sql.ts';
import type { OfferSort } from './offer-filters.ts';
import { type OfferSelection, upTo } from './offer-list.sql.ts';

/** A page may extend past the chunk where it begins. The limit makes the planner walk in order. */
const FAR = sql`limit 200000`;

interface Direction {
  offers: Sql;
  spans: Sql;
  /** Offers from the beginning of the chunk `begin`, in the order of the list. */
  onward: Sql;
}

const DIRECTIONS: Partial<Record<OfferSort, Direction>> = {
  date_desc: {
    offers: sql`o.created_at desc, o.id desc`,
    spans: sql`from_at desc, from_id desc`,
    onward: sql`(o.created_at, o.id) < ((select to_at from begin), (select to_id from begin))`,
  },
  date_asc: {
    offers: sql`o.created_at, o.id`,
    spans: sql`from_at, from_id`,
    onward: sql`(o.created_at, o.id) >= ((select from_at from begin), (select from_id from begin))`,
  },
};

export interface CountedRows {
  /** A JSON array as text. */
  results: string;
  rows: number;
  /** Offers with all the words. */
  count: number;
}

/** Per chunk, how many of its offers have all the words, by their bits and by later changes. */
function counted(query: Sql, prefixes: readonly string[]): Sql {
  const [only, ...more] = prefixes;
  const bits =
    more.length === 0
      ? sql`select chunk, ones as matches from offer_bits where prefix = ${only ?? ''}`
      : sql`select chunk, bit_count(bit_and(bits))::int as matches from offer_bits
          where prefix = any((select ${prefixes}::text[])::text[]) group by chunk having count(*) = ${prefixes.length}::int`;
  return sql`
    changed as materialized (
      select (select c.id from offer_chunks c where (c.from_at, c.from_id) <= (g.created_at, g.offer_id)
              order by c.from_at desc, c.from_id desc limit 1) as chunk, sum(g.change)::int as matches
      from offer_changes g where ts_match_vq(g.tsv, ${query}) group by 1),
    counted as materialized (
      select s.*, b.matches + coalesce(g.matches, 0) as matches
      from offer_spans s join (${bits}) b on b.chunk = s.id left join changed g on g.chunk = s.id)`;
}

/**
 * A page of the listed offers with all the words, at any depth: it counts the chunks before the page and walks through one.
 * Null when the order is not by date, or when a chunk has no bits for one of the words.
 */
export async function selectCountedPage(
  db: Db,
  { sort, limit, offset, viewer }: Omit<OfferSelection, 'conditions'>,
  words: FrequentWords,
): Promise<CountedRows | null> {
  const direction = DIRECTIONS[sort];
  if (!direction) return null;
  const { offers, spans, onward } = direction;
  // One plan for all words, because nothing in it depends on them; planning takes more than a millisecond. The "select" makes
  // PostgreSQL evaluate them once.
  const query = sql`(select ${words.query}::tsquery)`;
  const row = await db.one<CountedRows & { complete: boolean }>(sql`
    with ${counted(query, words.prefixes)},
    placed as materialized (select *, sum(matches) over (order by ${spans}) as reached from counted),
    begin as materialized (
      select *, (reached - matches)::int as before from placed where reached > ${offset}::int order by ${spans} limit 1),
    page as materialized (
      select o.id from (
        select o.id, o.created_at, o.tsv from offers o where o.is_listed and ${onward} order by ${offers} ${FAR}) o
      where ts_match_vq(o.tsv, ${query}) order by ${offers}
      offset ${offset}::int - (select before from begin) ${upTo(limit)}),
    cards as (
      select ${cardJson(viewer)} as card from page join offers o on o.id = page.id ${cardJoins(viewer)} order by ${offers})
    select coalesce(json_agg(c.card), '[]')::text as results, count(*)::int as rows,
      (select coalesce(sum(matches), 0)::int from counted) as count,
      coalesce((select count(*) from counted) = (select nullif(count(*), 0) from offer_chunks), false) as complete
    from cards c`);
  if (!row?.complete) return null;
  // Never observed; if the counts were wrong, the walk decides.
  return row.rows === Math.max(0, Math.min(limit, row.count - offset)) ? row : null;
}
