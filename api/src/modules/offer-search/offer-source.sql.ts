import { selectCities } from '../../platform/lists/cities.sql.ts';
import type { ListOrder, ListSource } from '../../platform/lists/list-page.sql.ts';
import { relevance } from '../../platform/lists/relevance.sql.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { cardJoins, cardJson } from '../offers/index.ts';
import type { OfferQuery, OfferSort } from './offer-query.ts';

const DATE = sql`o.created_at`;
const NEWEST = sql`o.created_at desc, o.id desc`;
const PRICE = sql`o.price_from, o.created_at`;

const ORDERS: Record<OfferSort, ListOrder> = {
  date_desc: { by: NEWEST, columns: DATE },
  date_asc: { by: sql`o.created_at, o.id`, columns: DATE },
  // Individual pricing comes last in both directions.
  price_asc: { by: sql`o.price_from nulls last, o.created_at desc, o.id desc`, columns: PRICE },
  price_desc: { by: sql`o.price_from desc nulls last, o.created_at desc, o.id desc`, columns: PRICE },
};

/** Where offers with some of the words are looked for. */
export const SOME_SOURCE = { table: sql`offers o`, id: sql`o.id`, key: DATE, tsv: sql`o.tsv` };

/** The order of the query. Among equally relevant offers the newest come first. */
export function orderOf({ sort, words, ids }: OfferQuery): ListOrder {
  if (sort !== 'relevance') return ORDERS[sort];
  if (!words) return ids ? { by: sql`array_position(${ids}::uuid[], o.id)`, columns: DATE } : ORDERS.date_desc;
  return { by: sql`o.score desc, ${NEWEST}`, columns: DATE, score: relevance(sql`o.tsv`, words) };
}

/** By the index offers_city. */
export function selectOfferCities(db: Db, typed: string): Promise<string[]> {
  return selectCities(db, { table: sql`offers o`, condition: sql`o.is_listed`, column: sql`o.city_norm` }, typed);
}

/** Offers as cards for the viewer; with `own`, as the seller sees them. */
export function offerSource(viewer: Identity | null, own = false): ListSource {
  return {
    table: sql`offers o`,
    alias: sql`o`,
    id: sql`o.id`,
    age: DATE,
    newest: NEWEST,
    card: cardJson(viewer, own),
    joins: sql`join offers o on o.id = page.id ${cardJoins(viewer)}`,
  };
}
