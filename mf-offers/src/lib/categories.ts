import type { Category } from '@wspolnik/contract';

type Named = Pick<Category, 'name' | 'name_en'>;

export const categoryName = (category: Named, locale: string): string =>
  locale === 'en' ? category.name_en : category.name;

/** The categories with all their descendants, depth first. */
export function flatten(tree: readonly Category[]): Category[] {
  return tree.flatMap((node) => [node, ...flatten(node.children)]);
}
