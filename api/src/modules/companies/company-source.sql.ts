import { selectCities } from '../../platform/lists/cities.sql.ts';
import type { ListOrder, ListSource } from '../../platform/lists/list-page.sql.ts';
import { relevance } from '../../platform/lists/relevance.sql.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { joinViewer, type Viewer } from '../network/index.ts';
import { companyColumns } from './companies.sql.ts';
import { ACTIVE } from './company-filters.sql.ts';
import type { CompanyQuery, CompanySort } from './company-query.ts';

const DATE = sql`c.created_at`;
const NEWEST = sql`c.created_at desc, c.id desc`;

const ORDERS: Record<CompanySort, ListOrder> = {
  name_asc: { by: sql`c.name_order, c.id`, columns: sql`c.name_order` },
  date_desc: { by: NEWEST, columns: DATE },
  rating_desc: { by: sql`c.rating desc, c.id desc`, columns: sql`c.rating` },
};

/** Where companies with some of the words are looked for. */
export const SOME_SOURCE = { table: sql`companies c`, id: sql`c.id`, key: sql`c.rating`, tsv: sql`c.tsv` };

/** The order of the query. Among equally relevant companies the best rated come first, then the newest. */
export function orderOf({ sort, words, ids }: CompanyQuery): ListOrder {
  if (sort !== 'relevance') return ORDERS[sort];
  if (!words) return ids ? { by: sql`array_position(${ids}::uuid[], c.id)`, columns: DATE } : ORDERS.name_asc;
  // Ratings end at 5.
  const score = sql`(${relevance(sql`c.tsv`, words)}) * 10 + c.rating`;
  return { by: sql`c.score desc, ${NEWEST}`, columns: DATE, score, reads: sql`c.rating` };
}

/** By the index companies_by_city. */
export function selectCompanyCities(db: Db, typed: string): Promise<string[]> {
  return selectCities(db, { table: sql`companies c`, condition: ACTIVE, column: sql`c.city_norm` }, typed);
}

/** Companies as the viewer sees them. */
export function companySource(viewer: Viewer | null): ListSource {
  return {
    table: sql`companies c`,
    alias: sql`c`,
    id: sql`c.id`,
    age: DATE,
    newest: NEWEST,
    card: sql`row_to_json(s)`,
    joins: sql`join lateral (
      select ${companyColumns(viewer)}
      from companies c left join network_nodes n on n.company_id = c.id ${joinViewer(viewer)} where c.id = page.id) s on true`,
  };
}
