import type { Sql } from '../../storage/sql.ts';

/** A filter of a list as SQL conditions. */
export interface ListFilter {
  /** For an index. */
  find: Sql;
  /** The same in a form whose matches the planner can estimate; `find` by default. */
  estimate?: Sql;
  /**
   * Set where the planner cannot estimate the matches: the same in a form that no index supports, for rows that are read anyway,
   * with the columns beside the id that it reads.
   */
  test?: { condition: Sql; reads: Sql };
  /** Leaves some thousands of rows at most, as the offers of one company. */
  isNarrow?: boolean;
  /** Matches are too dear to count where there are many: the total is an estimate then. */
  isEstimated?: boolean;
}

type Tested = ListFilter & { test: NonNullable<ListFilter['test']> };

/** Filters that the planner can estimate, and the others. */
export function partFilters(filters: readonly ListFilter[]): { plain: ListFilter[]; tested: Tested[] } {
  return {
    plain: filters.filter(({ test }) => !test),
    tested: filters.filter((filter): filter is Tested => filter.test !== undefined),
  };
}
