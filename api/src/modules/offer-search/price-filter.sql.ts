import type { ListFilter } from '../../platform/lists/list-filter.ts';
import { plannedByValue, sql } from '../../storage/sql.ts';
import type { OfferQuery } from './offer-query.ts';

/**
 * The highest price of an offer; the expression of the index offers_price_top. Individual pricing has no price to compare.
 */
const TOP = sql`coalesce(o.price_to, o.price_from)`;

/** Compares with the whole range of an offer: 100–200 zł matches "from 150". */
export function priceFilter({ from, to }: OfferQuery['price']): ListFilter | null {
  if (from === null) return to === null ? null : { find: plannedByValue(sql`o.price_from <= ${to}::bigint`) };
  if (to === null) return { find: plannedByValue(sql`${TOP} >= ${from}::bigint`) };
  const find = plannedByValue(sql`${TOP} >= ${from}::bigint and o.price_from <= ${to}::bigint`);
  if (from > to) return { find };
  // Both bounds depend on each other; the statistics offers_price_range know them as one range.
  const estimate = sql`int8range(o.price_from, ${TOP}, '[]') && int8range(${from}::bigint, ${to}::bigint, '[]')`;
  return { find, estimate: plannedByValue(estimate) };
}
