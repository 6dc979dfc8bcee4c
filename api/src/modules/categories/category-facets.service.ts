import type { CategoryFacet } from '@wspolnik/contract/categories';
import type { ListFilter } from '../../platform/lists/list-filter.ts';
import type { ListSource } from '../../platform/lists/list-page.sql.ts';
import { chooseCounting } from '../../platform/lists/read-list.ts';
import type { Db } from '../../storage/db.ts';
import { selectCategoryFacets } from './category-facets.sql.ts';

/** Newest matches that stand for all where there are far more. */
const SAMPLED = 2_000;

/**
 * The categories of the rows that match the filters, in the columns category_1 to 3. Exact up to 10 000 matches at least; beyond, where
 * the words or a circle have very many, only the newest 2 000 are looked at. At most three statements.
 */
export async function countByCategory(
  db: Db,
  source: ListSource,
  filters: readonly ListFilter[],
): Promise<CategoryFacet[]> {
  const { conditions, matches } = await chooseCounting(db, source, filters, { sampled: SAMPLED });
  const newest = matches === null ? null : { most: SAMPLED, total: Math.round(matches) };
  return selectCategoryFacets(db, source, { conditions, newest });
}
