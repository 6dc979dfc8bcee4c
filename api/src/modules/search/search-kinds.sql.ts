import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { SearchType } from '@wspolnik/contract/search';
import { circleFilter } from '../../platform/geo.sql.ts';
import { cityFilter } from '../../platform/lists/cities.sql.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { joinSql, type Sql, sql } from '../../storage/sql.ts';
import { companyCardFields, isShown, joinViewer, userCardFields, viewerOf } from '../network/index.ts';
import { cardJoins, cardJson } from '../offers/index.ts';
import { postCardJoins, postCardJson } from '../posts/index.ts';
import type { Placed } from '../search-words/index.ts';

/** Where a kind is found and how it is shown. Columns are those of `alias`. */
export interface Kind {
  table: Sql;
  listed: Sql;
  id: Sql;
  tsv: Sql;
  /** The folded name or title; null for a kind without one. */
  name: Sql | null;
  /** Few with all the words are followed by those with some of them. */
  isFilled?: true;
  /** Among equally relevant ones of a `page`; ids break ties in the same direction. */
  key: Sql;
  order: Sql;
  /** Where it is; null for a kind without a town. */
  place: { city: Sql; cell: Sql; lat: Sql; lng: Sql } | null;
  /** The nearest by spelling, as (id, similarity). Null for a kind without a name. */
  closest: ((q: string, most: number) => Sql) | null;
  /** The card, and the joins that it needs beside the table. */
  card: (viewer: Identity | null) => { json: Sql; joins: Sql };
}

const profileCard = (fields: Sql, node: Sql, viewer: Identity | null) => ({
  json: sql`json_build_object(${fields})`,
  joins: sql`join network_nodes n on ${node} ${joinViewer(viewerOf(viewer))}`,
});

const COMPANIES: Kind = {
  table: sql`companies c`,
  listed: sql`c.status = 'active' and c.deleted_at is null`,
  id: sql`c.id`,
  tsv: sql`c.tsv`,
  name: sql`c.name_norm`,
  isFilled: true,
  key: sql`c.rating`,
  order: sql`page.key desc, page.found_id desc`,
  place: { city: sql`c.city_norm`, cell: sql`c.geo_cell`, lat: sql`c.lat`, lng: sql`c.lng` },
  closest: (q, most) => sql`closest_companies(${q}, ${most}::int)`,
  card: (viewer) => profileCard(companyCardFields(viewerOf(viewer)), sql`n.company_id = c.id`, viewer),
};

/** Of the contract's `PersonHit`. */
function tagFields(viewer: Identity | null): Sql {
  const shown = (tags: Sql) =>
    sql`case when ${isShown(sql`u.details_visibility`, viewerOf(viewer))} then ${tags} else '{}' end`;
  return sql`'seeks', ${shown(sql`u.seeks`)}, 'offers', ${shown(sql`u.offers`)}`;
}

const USERS: Kind = {
  table: sql`users u`,
  listed: sql`u.email_verified_at is not null and u.disabled_at is null and u.deleted_at is null`,
  id: sql`u.id`,
  tsv: sql`u.tsv`,
  name: sql`u.name_norm`,
  key: sql`u.name_order`,
  order: sql`page.key, page.found_id`,
  place: null,
  closest: (q, most) => sql`closest_users(${q}, ${most}::int)`,
  card: (viewer) =>
    profileCard(sql`${userCardFields(viewerOf(viewer))}, ${tagFields(viewer)}`, sql`n.user_id = u.id`, viewer),
};

const OFFERS: Kind = {
  table: sql`offers o`,
  listed: sql`o.is_listed`,
  id: sql`o.id`,
  tsv: sql`o.tsv`,
  name: sql`o.norm`,
  isFilled: true,
  key: sql`o.created_at`,
  order: sql`page.key desc, page.found_id desc`,
  place: { city: sql`o.city_norm`, cell: sql`o.geo_cell`, lat: sql`o.latitude`, lng: sql`o.longitude` },
  closest: (q, most) => sql`closest_offers(${q}, ${most}::int)`,
  card: (viewer) => ({ json: cardJson(viewer), joins: cardJoins(viewer) }),
};

const POSTS: Kind = {
  table: sql`posts p`,
  listed: sql`p.deleted_at is null and p.is_listed`,
  id: sql`p.id`,
  tsv: sql`p.tsv`,
  name: null,
  key: sql`p.created_at`,
  order: sql`page.key desc, page.found_id desc`,
  place: null,
  closest: null,
  card: (viewer) => ({ json: postCardJson(viewer), joins: postCardJoins(viewer) }),
};

/** As a guest sees them; whoever is signed in also finds people by their details ({@link kindFor}). */
export const KINDS: Record<SearchType, Kind> = { companies: COMPANIES, users: USERS, offers: OFFERS, posts: POSTS };

function kindFor(type: SearchType, viewer: Identity | null): Kind {
  return type === 'users' && viewer ? { ...USERS, tsv: sql`u.known_tsv` } : KINDS[type];
}

/** Those of a kind that are in a place, and match the conditions. */
export function kindIn(
  type: SearchType,
  viewer: Identity | null,
  { placed, conditions }: { placed: Placed | null; conditions: readonly Sql[] },
): Kind {
  const kind = kindFor(type, viewer);
  const place = placed && kind.place;
  const listed = [
    kind.listed,
    ...conditions,
    ...(place && placed.cities ? [cityFilter(place.city, placed.cities).find] : []),
    ...(place && placed.circle ? [circleFilter(placed.circle, place).find] : []),
  ];
  return { ...kind, listed: joinSql(listed, ' and ') };
}

/** Most matches that are ranked. One more than is counted exactly, to tell "more than" from "exactly". */
export const MOST_RANKED = EXACT_COUNT_LIMIT + 1;

/** Cards of a page of ids with the columns of `order`, as JSON text. */
export function cardsOf({ table, id, card }: Kind, viewer: Identity | null, page: Sql, order: Sql): Sql {
  const { json, joins } = card(viewer);
  return sql`(select coalesce(json_agg(t.card), '[]')::text from (
    select ${json} as card from ${page} page join ${table} on ${id} = page.found_id ${joins} order by ${order}) t)`;
}
