import { cellsAround, circleFilter } from '../../platform/geo.sql.ts';
import { cityFilter } from '../../platform/lists/cities.sql.ts';
import type { ListFilter } from '../../platform/lists/list-filter.ts';
import { wordFilters } from '../../platform/lists/word-filters.sql.ts';
import { likeLiteral } from '../../platform/words/like.sql.ts';
import { joinSql, plannedByValue, type Sql, sql } from '../../storage/sql.ts';
import { contactsOf, type Viewer } from '../network/index.ts';
import type { CompanyQuery } from './company-query.ts';

/** More words than anyone types. Each costs an index scan. */
const MAX_WORDS = 8;
/** With fewer letters a trigram scan reads most of its index. */
const MIN_PART = 3;

const PLACE = { cell: sql`c.geo_cell`, lat: sql`c.lat`, lng: sql`c.lng` };
const LEVELS = [sql`c.category_1`, sql`c.category_2`, sql`c.category_3`];

/** Companies `c` that are visible to everyone. */
export const ACTIVE = sql`c.status = 'active' and c.deleted_at is null`;

/**
 * Matches words in any order, anywhere in the name, by the trigram index companies_name_search. Null when all are too
 * short.
 */
export function partsFilter(q: string): ListFilter | null {
  const words = q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  if (!words.some((word) => word.length >= MIN_PART)) return null;
  const parts = words.map((word) => sql`c.name_norm like '%' || fold_text(${likeLiteral(word)}) || '%'`);
  return { find: plannedByValue(joinSql(parts, ' and ')) };
}

/**
 * The category or one below it. The list uses the column of its level; the map's index starts at the root. Unknown ids
 * match nothing.
 */
function categoryFilter(path: readonly number[], fromRoot: boolean): ListFilter {
  const levels = path.map((node, depth) => sql`${LEVELS[depth] ?? sql`null`} = ${node}::int`);
  return { find: joinSql(fromRoot ? levels : levels.slice(-1), ' and ') };
}

/** Nobody has so many contacts that walking all companies would be faster. */
function contactFilter(viewer: Viewer): ListFilter {
  return {
    find: sql`c.id in (select n.company_id from network_nodes n where n.id = any((${contactsOf(viewer)})::int[]))`,
    isNarrow: true,
  };
}

/** The query's filters, of which one tells what is shown at all: every active company, on the map those with a position. */
export function companyFilters(query: CompanyQuery, { map = false } = {}): ListFilter[] {
  const { words, category, cities, rating, ids, circle, contactsOf: viewer } = query;
  const filters = [
    { find: map ? sql`${ACTIVE} and c.marker is not null` : ACTIVE },
    category && categoryFilter(category, map),
    cities && cityFilter(sql`c.city_norm`, cities),
    rating === null ? null : { find: plannedByValue(sql`c.rating >= ${rating}::numeric`) },
    ids && { find: sql`c.id = any(${ids}::uuid[])`, isNarrow: true },
    // The map reads the best rated first; the index for that order contains the position.
    circle && circleFilter(circle, { ...PLACE, bands: !map }),
    viewer && contactFilter(viewer),
    ...(words ? wordFilters(sql`c.tsv`, words) : []),
  ];
  return filters.filter((filter) => filter !== null);
}

/**
 * The map accepts any stable order: the order of the index that has the markers, or for words, which come from the
 * table, the order in which the table was written.
 */
export function markerOrder({ words, category, cities, circle }: CompanyQuery): Sql {
  if (words) return sql`c.id`;
  if (category) return sql`c.category_1, c.category_2, c.category_3, c.id`;
  if (cities) return sql`c.city_norm, c.id`;
  return circle && cellsAround(circle) ? sql`c.geo_cell, c.id` : sql`c.rating desc, c.id desc`;
}
