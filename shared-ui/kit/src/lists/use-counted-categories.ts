import { useMemo } from 'react';
import type { ListQuery } from '../list-query.ts';
import type { ReadPath } from '../read.ts';
import { useListQuery } from '../use-list-query.ts';
import { useList } from '../use-read.ts';

type Counts = 'offer_count' | 'company_count';
type Tree<Category> = { id: string; children: Category[] } & Record<Counts, number>;

/** A page of a list as the API answers it to `facets=category`. */
interface CountedPage {
  facets?: { category?: readonly { id: string; count: number }[] };
}

/** A category is counted as if it was chosen instead of the present ones. */
const WITHOUT_CATEGORY = { category: undefined, categories: undefined, sort_by: undefined, page: undefined };

interface CountedCategories<Query extends object, Category> {
  /** Those of the catalogue, with its counts. */
  categories: Category[];
  counts: Counts;
  of: ListQuery<Query>;
  /** The facets of the list under a query. */
  read(query: Query): ReadPath<CountedPage>;
}

/** The tree of categories with the count of each under the other filters of the address; as it is without any. */
export function useCountedCategories<Query extends object, Category extends Tree<Category>>({
  categories,
  counts,
  of,
  read,
}: CountedCategories<Query, Category>): Category[] {
  const others = { ...useListQuery(of), ...WITHOUT_CATEGORY };
  const facets = useList(of.hasFilters(others) ? read(others) : null).data?.facets?.category;
  return useMemo(() => {
    if (!facets) return categories;
    const found = new Map(facets.map(({ id, count }) => [id, count]));
    const counted = (nodes: readonly Category[]): Category[] =>
      nodes.map((node) => ({ ...node, [counts]: found.get(node.id) ?? 0, children: counted(node.children) }));
    return counted(categories);
  }, [categories, counts, facets]);
}
