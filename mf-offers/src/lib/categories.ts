import type { Category } from '@wspolnik/api/contract';

type Named = Pick<Category, 'name' | 'name_en'>;
export type CheckState = 'all' | 'some' | 'none';

export const categoryName = (category: Named, locale: string): string =>
  locale === 'en' ? category.name_en : category.name;

/** The categories themselves with everything below them. */
export function flatten(tree: readonly Category[]): Category[] {
  return tree.flatMap((node) => [node, ...flatten(node.children)]);
}

/** How much of a category is chosen; choosing a parent means all of its children. */
export function checkState(node: Category, chosen: ReadonlySet<string>): CheckState {
  if (chosen.has(node.id)) return 'all';
  if (node.children.length === 0) return 'none';
  const states = node.children.map((child) => checkState(child, chosen));
  if (states.every((state) => state === 'all')) return 'all';
  return states.every((state) => state === 'none') ? 'none' : 'some';
}

/**
 * Ids after a click on `target`, as few as say it: a parent stands for its children once all of them are chosen. Ids that
 * the tree does not know are dropped.
 */
export function toggleCategory(tree: readonly Category[], chosen: readonly string[], target: Category): string[] {
  const leaves = new Set(leafIds(flatten(tree).filter(({ id }) => chosen.includes(id))));
  const wasChosen = leafIds([target]).every((id) => leaves.has(id));
  for (const id of leafIds([target])) {
    if (wasChosen) leaves.delete(id);
    else leaves.add(id);
  }
  return collapse(tree, leaves);
}

function leafIds(nodes: readonly Category[]): string[] {
  return flatten(nodes)
    .filter(({ children }) => children.length === 0)
    .map(({ id }) => id);
}

function collapse(tree: readonly Category[], leaves: ReadonlySet<string>): string[] {
  return tree.flatMap((node) => {
    if (leafIds([node]).every((id) => leaves.has(id))) return [node.id];
    return collapse(node.children, leaves);
  });
}
