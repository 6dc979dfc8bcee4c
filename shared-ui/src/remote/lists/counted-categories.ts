type Counts = 'offer_count' | 'company_count';

/** As the API answers `facets=category`. */
interface Facets {
  category: readonly { id: string; count: number }[];
}

/** The tree with the counts of a list's facets; as it is without facets. */
export function countedCategories<Category extends { id: string; children: Category[] } & Record<Counts, number>>(
  categories: Category[],
  counts: Counts,
  facets: Facets | undefined,
): Category[] {
  if (!facets) return categories;
  const found = new Map(facets.category.map(({ id, count }) => [id, count]));
  const recounted = (nodes: readonly Category[]): Category[] =>
    nodes.map((node) => ({ ...node, [counts]: found.get(node.id) ?? 0, children: recounted(node.children) }));
  return recounted(categories);
}
