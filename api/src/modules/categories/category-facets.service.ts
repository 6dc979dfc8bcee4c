import type { CategoryFacet } from '../../contract/categories.ts';
import type { ListFilter } from '../../platform/lists/list-filter.ts';
import type { ListSource } from '../../platform/lists/list-page.sql.ts';
import { chooseConditions } from '../../platform/lists/read-list.ts';
import type { Db } from '../../storage/db.ts';
import { selectCategoryFacets } from './category-facets.sql.ts';

/** Newest matches that stand for all where there are far more. */
const SAMPLED = 2_000;

/**
 * The categories of the rows that match the filters, in the columns category_1 to 3. Exact, unless so many rows have the words, or are
 * around the place, that only the newest 2 000 are looked at. At most three statements.
 */
export async function countByCategory(
  db: Db,
  source: ListSource,
  filters: readonly ListFilter[],
): Promise<CategoryFacet[]> {
  const { by, conditions, matches } = await chooseConditions(db, source, filters, SAMPLED);
  const newest = { most: SAMPLED, total: Math.round(matches) };
  return selectCategoryFacets(db, source, { conditions, ...(by === 'walk' && { newest }) });
}
