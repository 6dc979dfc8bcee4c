import type { CompanyMarkerQuery } from '../../contract/companies.ts';
import { cellsAround, inCircle } from '../../platform/geo.sql.ts';
import { joinSql, plannedByValue, type Sql, sql } from '../../storage/sql.ts';
import type { CategoryCatalog } from '../categories/index.ts';
import { contactsOf, type Viewer } from '../network/index.ts';

type CompanyFilters = Omit<CompanyMarkerQuery, 'page' | 'limit'>;

/** More words than anyone types. Each costs an index scan. */
const MAX_WORDS = 8;
/** With fewer letters a trigram scan reads most of its index. */
const MIN_PART = 3;

const PLACE = { cell: sql`c.geo_cell`, lat: sql`c.lat`, lng: sql`c.lng` };

/** Companies `c` that are visible to everyone. */
const ACTIVE = sql`c.status = 'active' and c.deleted_at is null`;

/** Words of `q`. Null when it has no letter or digit. */
export function wordsOf(q: string | undefined): string | null {
  const text = q?.trim() ?? '';
  return /[\p{L}\p{N}]/u.test(text) ? text : null;
}

/** Matches the words as prefixes of words in the name or the city. */
export function withWords(q: string): Sql {
  return plannedByValue(sql`c.tsv @@ f_prefix_query(${q})`);
}

/** Escapes LIKE's special characters in a typed text. */
function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/**
 * Matches words in any order, anywhere in the name, by the trigram index companies_name_search. Null when all are too
 * short.
 */
export function withParts(q: string): Sql | null {
  const words = q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  if (!words.some((word) => word.length >= MIN_PART)) return null;
  const parts = words.map((word) => sql`c.name_norm like '%' || fold_text(${likeLiteral(word)}) || '%'`);
  return plannedByValue(joinSql(parts, ' and '));
}

const LEVELS = [sql`c.category_1`, sql`c.category_2`, sql`c.category_3`];

/**
 * The category or one below it. The list uses the column of its level; the map's index starts at the root. Unknown ids
 * match nothing.
 */
async function inCategory(id: string, catalog: CategoryCatalog, fromRoot: boolean): Promise<Sql> {
  const path = await catalog.pathOf(id.toLowerCase());
  if (!path) return sql`false`;
  const levels = path.map((node, depth) => sql`${LEVELS[depth] ?? sql`null`} = ${node}::int`);
  return joinSql(fromRoot ? levels : levels.slice(-1), ' and ');
}

function circleOf({ lat, lng, radius }: CompanyFilters) {
  return radius !== undefined && lat !== undefined && lng !== undefined ? { lat, lng, radius } : null;
}

/** Conditions of the list and the map, except the words of `q`. A guest has no network to filter by. */
export async function companyFilters(
  filter: CompanyFilters,
  viewer: Viewer | null,
  catalog: CategoryCatalog,
  { map = false } = {},
): Promise<Sql[]> {
  const { category, city, company_rating, network } = filter;
  const found = [map ? sql`${ACTIVE} and c.marker is not null` : ACTIVE];
  if (category) found.push(await inCategory(category, catalog, map));
  if (city?.trim()) found.push(sql`c.city_norm = fold_text(${city.trim()})`);
  if (company_rating) found.push(plannedByValue(sql`c.rating >= ${company_rating}::numeric`));
  const circle = circleOf(filter);
  // The map reads the best rated first; the index for that order contains the position.
  if (circle) found.push(inCircle(circle, { ...PLACE, bands: !map }));
  if (network && viewer) {
    found.push(
      plannedByValue(sql`c.id in (
      select n.company_id from network_nodes n where n.id = any((${contactsOf(viewer)})::int[]))`),
    );
  }
  return found;
}

/**
 * The map accepts any stable order: the order of the index that has the markers, or for words, which come from the
 * table, the order in which the table was written.
 */
export function markerOrder(filter: CompanyFilters): Sql {
  const circle = circleOf(filter);
  if (wordsOf(filter.q)) return sql`c.id`;
  if (filter.category) return sql`c.category_1, c.category_2, c.category_3, c.id`;
  if (filter.city?.trim()) return sql`c.city_norm, c.id`;
  return circle && cellsAround(circle) ? sql`c.geo_cell, c.id` : sql`c.rating desc, c.id desc`;
}
