import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

export interface FrequentWords {
  /** All words as prefixes, as the text of a tsquery. */
  query: string;
  prefixes: readonly string[];
}

/** Rarer words are found by offers_tsv at any depth of the list. */
export const FREQUENT_SHARE = 0.015;
/**
 * The share for bits is lower by this factor, because shares come from samples and a chunk may be a week older than the last
 * one.
 */
const MARGIN = 0.8;

export interface Upkeep {
  /** Chunks of one run. */
  most: number;
  /** Smaller markets are walked without bits. */
  leastOffers: number;
  /** Offers of a chunk when it is cut. Its 4 096 bits leave room for offers that return to it later. */
  size: number;
  /** Changes of a chunk, or days, after which its bits are rebuilt. */
  staleChanges: number;
  staleDays: number;
}

/** One transaction at a time builds or deletes bits. Readers and writers of offers do not wait. */
export async function lockBits(tx: Db): Promise<void> {
  await tx.query(sql`lock table offer_chunks in share row exclusive mode`);
}

/**
 * Deletes the recorded words of a company's offers after they have left the lists. The bits of their chunks are deleted as
 * well, because they would be wrong without the changes; the next run rebuilds them.
 */
export async function discardChanges(tx: Db, companyId: string): Promise<void> {
  await lockBits(tx);
  await tx.query(sql`
    with forgotten as (
      delete from offer_changes g using offers o where o.id = g.offer_id and o.company_id = ${companyId}
      returning (select c.id from offer_chunks c where (c.from_at, c.from_id) <= (g.created_at, g.offer_id)
                 order by c.from_at desc, c.from_id desc limit 1) as chunk),
    unbuilt as (update offer_chunks set built_at = null where id in (select chunk from forgotten))
    delete from offer_bits where chunk in (select chunk from forgotten)`);
}

/**
 * Chunks whose bits are missing or stale, those with the most changes first. The first call for a large market starts with a
 * single chunk of all offers.
 */
export async function selectStaleChunks(tx: Db, upkeep: Upkeep): Promise<number[]> {
  const row = await tx.one<{ large: boolean }>(sql`
    select coalesce((select offers from offer_prefixes where prefix = ''), 0) >= ${upkeep.leastOffers}::int as large`);
  if (!row?.large) {
    await tx.query(sql`delete from offer_chunks`);
    await tx.query(sql`delete from offer_changes`);
    return [];
  }
  await tx.query(sql`
    insert into offer_chunks (from_at, from_id)
    select '-infinity', '00000000-0000-0000-0000-000000000000' where not exists (select 1 from offer_chunks)`);
  const rows = await tx.query<{ id: number }>(sql`
    with changes as (
      select (select c.id from offer_chunks c where (c.from_at, c.from_id) <= (g.created_at, g.offer_id)
              order by c.from_at desc, c.from_id desc limit 1) as chunk
      from offer_changes g),
    changed as (select chunk, count(*) as times from changes group by chunk)
    select c.id from offer_chunks c left join changed on changed.chunk = c.id
    where c.built_at is null or c.built_at < now() - make_interval(days => ${upkeep.staleDays}::int) or changed.times >= ${upkeep.staleChanges}::int
    order by c.built_at is not null, changed.times desc nulls last, c.built_at limit ${upkeep.most}::int`);
  return rows.map(({ id }) => id);
}

/** Cuts off the part of a chunk that exceeds its length as a new chunk without bits. Answers its id. */
async function cut(tx: Db, chunk: number, size: number): Promise<number | undefined> {
  const row = await tx.one<{ id: number }>(sql`
    insert into offer_chunks (from_at, from_id)
    select o.created_at, o.id from offer_spans s cross join lateral (
      select o.created_at, o.id from offers o
      where o.is_listed and (o.created_at, o.id) >= (s.from_at, s.from_id) and (o.created_at, o.id) < (s.to_at, s.to_id)
      order by o.created_at, o.id offset ${size}::int limit 1) o
    where s.id = ${chunk}
    returning id`);
  return row?.id;
}

/** Rebuilds the bits of a chunk. Answers the chunk that was cut off its end, if it had become too long. */
export async function buildChunk(tx: Db, chunk: number, { size }: Upkeep): Promise<number | undefined> {
  const rest = await cut(tx, chunk, size);
  await tx.query(sql`delete from offer_bits where chunk = ${chunk}`);
  // One statement and so one snapshot: it deletes exactly the changes that its bits include.
  await tx.query(sql`
    with span as materialized (select * from offer_spans where id = ${chunk}),
    known as (
      delete from offer_changes g using span s
      where (g.created_at, g.offer_id) >= (s.from_at, s.from_id) and (g.created_at, g.offer_id) < (s.to_at, s.to_id)),
    built as (update offer_chunks set built_at = now() where id = ${chunk}),
    placed as materialized (
      select row_number() over (order by o.created_at, o.id)::int - 1 as place, o.tsv from span s join offers o
        on o.is_listed and (o.created_at, o.id) >= (s.from_at, s.from_id) and (o.created_at, o.id) < (s.to_at, s.to_id)),
    words as materialized (select l.lexeme collate "C" as word, p.place from placed p, unnest(p.tsv) l),
    frequent as materialized (
      select p.prefix collate "C" as prefix from offer_prefixes p
      where p.prefix <> '' and p.offers >= ${FREQUENT_SHARE * MARGIN}::float8 * (select a.offers from offer_prefixes a where a.prefix = '')),
    begun as materialized (
      select w.word, f.prefix from (select distinct word from words) w
      cross join generate_series(1, (select max(char_length(prefix)) from frequent)) n
      join frequent f on f.prefix = left(w.word, n) where n <= char_length(w.word)),
    set as (select b.prefix, bits_at(w.place, 1) as bits from words w join begun b on b.word = w.word group by b.prefix)
    insert into offer_bits (chunk, prefix, bits)
    select ${chunk}, f.prefix, coalesce(s.bits, repeat('0', 4096)::bit(4096))
    from frequent f left join set s on s.prefix = f.prefix`);
  return rest;
}
