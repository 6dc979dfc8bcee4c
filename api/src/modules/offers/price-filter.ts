import type { OfferListQuery } from '../../contract/offers.ts';
import { plannedByValue, type Sql, sql } from '../../storage/sql.ts';
import { divided } from './condition-parts.ts';

/** zł from a query, possibly a float, in grosze. */
export function grosze(zloty: number): number {
  return Math.round(zloty * 100);
}

/**
 * The highest price of an offer; the expression of the index offers_price_top. Individual pricing has no price to compare.
 */
const TOP = sql`coalesce(o.price_to, o.price_from)`;

/**
 * Compares with the whole range of an offer: 100–200 zł matches "from 150". Between two bounds are offers whose highest price
 * is, and offers that begin below the upper bound and end above it: each has an index.
 */
export function priceCondition({ price_from, price_to }: Pick<OfferListQuery, 'price_from' | 'price_to'>): Sql | null {
  const above = (price: number) => sql`${TOP} >= ${grosze(price)}::bigint`;
  const below = (price: number) => sql`o.price_from <= ${grosze(price)}::bigint`;
  if (price_from === undefined) return price_to === undefined ? null : plannedByValue(below(price_to));
  if (price_to === undefined) return plannedByValue(above(price_from));
  const both = sql`${above(price_from)} and ${below(price_to)}`;
  if (price_from > price_to) return plannedByValue(both);
  const within = sql`${above(price_from)} and ${TOP} <= ${grosze(price_to)}::bigint`;
  const around = sql`o.price_to > ${grosze(price_to)}::bigint and ${below(price_to)}`;
  return divided(both, [within, around].map(plannedByValue));
}

/** Both bounds as a condition that the planner can estimate by the statistics offers_price_range. */
export function priceRange(price_from: number, price_to: number): Sql {
  return plannedByValue(sql`int8range(o.price_from, ${TOP}, '[]')
    && int8range(${grosze(price_from)}::bigint, ${grosze(price_to)}::bigint, '[]')`);
}
