import type { Identity } from '../../platform/identity.ts';
import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import type { RawPage } from '../../platform/raw-page.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { companyCardFields, userCardFields } from '../network/network-card.sql.ts';
import { joinViewer, viewerOf } from '../network/network-status.sql.ts';
import { cardJoins, cardJson } from '../offers/offer-card.sql.ts';

export interface Window {
  limit: number;
  offset: number;
}

/** A kind of profile: its table, the visible rows, their order, and the card. */
interface Kind {
  table: Sql;
  listed: Sql;
  /** The column and direction of the order; ids break ties in the same direction. */
  key: Sql;
  order: Sql;
  tsv: Sql;
  id: Sql;
  closest(q: string, most: number): Sql;
  card(viewer: Identity | null): Sql;
}

function cardOf(fields: Sql, node: Sql, viewer: Identity | null): Sql {
  return sql`select json_build_object(${fields}) from network_nodes n ${joinViewer(viewerOf(viewer))} where ${node}`;
}

const COMPANIES: Kind = {
  table: sql`companies c`,
  listed: sql`c.status = 'active' and c.deleted_at is null`,
  key: sql`c.rating`,
  order: sql`page.key desc, page.id desc`,
  tsv: sql`c.tsv`,
  id: sql`c.id`,
  closest: (q, most) => sql`closest_companies(${q}, ${most}::int)`,
  card: (viewer) => cardOf(companyCardFields(viewerOf(viewer)), sql`n.company_id = c.id`, viewer),
};

const USERS: Kind = {
  table: sql`users u`,
  listed: sql`u.email_verified_at is not null and u.disabled_at is null and u.deleted_at is null`,
  key: sql`u.name_norm`,
  order: sql`page.key, page.id`,
  tsv: sql`u.tsv`,
  id: sql`u.id`,
  closest: (q, most) => sql`closest_users(${q}, ${most}::int)`,
  card: (viewer) => cardOf(userCardFields(viewerOf(viewer)), sql`n.user_id = u.id`, viewer),
};

export const PROFILE_KINDS = { companies: COMPANIES, users: USERS };
export type ProfileKind = keyof typeof PROFILE_KINDS;

/** The cards of a page of ids, as JSON text. `page` has `id` and the columns of `order`. */
function cards({ table, id, card }: Kind, viewer: Identity | null, page: Sql, order: Sql): Sql {
  return sql`select coalesce(json_agg(t.card), '[]')::text from (
    select (${card(viewer)}) as card from (${page}) page join ${table} on ${id} = page.id order by ${order}) t`;
}

function toRaw(row: { results: string; count: number } | undefined): RawPage {
  const count = row?.count ?? 0;
  return {
    results: row?.results ?? '[]',
    count: Math.min(count, EXACT_COUNT_LIMIT),
    exact: count <= EXACT_COUNT_LIMIT,
  };
}

/**
 * Profiles with every word of `q`, companies by rating, people by name. One statement that reads at most 10 001 matches from
 * the index of words; only these are sorted. Walking in the order of the list until the page is full would be faster for some
 * words, and would read the whole table for others.
 */
export async function selectProfiles(
  db: Db,
  name: ProfileKind,
  q: string,
  viewer: Identity | null,
  { limit, offset }: Window,
): Promise<RawPage> {
  const kind = PROFILE_KINDS[name];
  const { table, listed, key, order, tsv, id } = kind;
  const page = sql`select * from hits page order by ${order} limit ${limit}::int offset ${offset}::int`;
  return toRaw(
    await db.one(sql`
      with hits as materialized (
        select ${id} as id, ${key} as key from ${table} where ${listed} and ${tsv} @@ f_prefix_query(${q})
        limit ${EXACT_COUNT_LIMIT + 1}::int)
      select (${cards(kind, viewer, page, order)}) as results, (select count(*)::int from hits) as count`),
  );
}

/** Further ones are hardly similar. */
const MOST_CLOSEST = 100;
const NEAREST_FIRST = sql`page.similarity desc, page.id`;

/** The hundred closest by spelling, found by the trigram index of the name. */
export async function selectClosestProfiles(
  db: Db,
  name: ProfileKind,
  q: string,
  viewer: Identity | null,
  { limit, offset }: Window,
): Promise<RawPage> {
  const kind = PROFILE_KINDS[name];
  const page = sql`select * from near order by similarity desc, id limit ${limit}::int offset ${offset}::int`;
  return toRaw(
    await db.one(sql`
      with near as materialized (select * from ${kind.closest(q, MOST_CLOSEST)})
      select (${cards(kind, viewer, page, NEAREST_FIRST)}) as results, (select count(*)::int from near) as count`),
  );
}

export interface ClosestRow {
  companies: string;
  users: string;
  offers: string;
}

/** The closest by spelling of every kind that has names, in one statement. */
export async function selectClosest(db: Db, q: string, viewer: Identity | null, limit: number): Promise<ClosestRow> {
  const nearest = (kind: Kind) => cards(kind, viewer, sql`select * from ${kind.closest(q, limit)}`, NEAREST_FIRST);
  const row = await db.one<ClosestRow>(sql`
    select (${nearest(COMPANIES)}) as companies, (${nearest(USERS)}) as users,
      (select coalesce(json_agg(t.card), '[]')::text from (
        select ${cardJson(viewer)} as card from closest_offers(${q}, ${limit}::int) page
        join offers o on o.id = page.id ${cardJoins(viewer)} order by ${NEAREST_FIRST}) t) as offers`);
  return row ?? { companies: '[]', users: '[]', offers: '[]' };
}
