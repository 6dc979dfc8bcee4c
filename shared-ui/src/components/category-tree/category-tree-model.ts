import { labelHolds } from '../../format/fold-text.ts';

/** A category as the API's tree answers it. */
export interface CategoryNode {
  id: string;
  name: string;
  name_en: string;
  /** Active offers in it and below it. */
  offer_count?: number;
  children: readonly CategoryNode[];
}

export type CheckState = boolean | 'mixed';

/** A line of the tree as it stands on the screen. */
export interface TreeRow {
  node: CategoryNode;
  /** From 1. */
  level: number;
  parent: string | null;
  position: number;
  siblings: number;
  expanded: boolean;
}

export const categoryName = (node: CategoryNode, locale: string): string =>
  locale === 'en' ? node.name_en : node.name;

const holds = (node: CategoryNode, typed: string, locale: string): boolean =>
  labelHolds(categoryName(node, locale), typed) || node.children.some((child) => holds(child, typed, locale));

export interface TreeView {
  expanded: ReadonlySet<string>;
  /** Leaves only what holds it, with what it stands in and below it. */
  typed: string;
  locale: string;
}

/** The lines that are shown: expanded branches, or in a search those that lead to what was found. */
export function visibleRows(
  nodes: readonly CategoryNode[],
  view: TreeView,
  level = 1,
  parent: string | null = null,
): TreeRow[] {
  const { expanded, typed, locale } = view;
  const shown = typed ? nodes.filter((node) => holds(node, typed, locale)) : nodes;
  return shown.flatMap((node, index) => {
    const leads = typed !== '' && node.children.some((child) => holds(child, typed, locale));
    const open = node.children.length > 0 && (leads || expanded.has(node.id));
    const row: TreeRow = { node, level, parent, position: index + 1, siblings: shown.length, expanded: open };
    // Below what holds the text itself, everything can be reached.
    const below = leads ? view : { ...view, typed: '' };
    return open ? [row, ...visibleRows(node.children, below, level + 1, node.id)] : [row];
  });
}

/** How many categories hold what was typed. */
export const countMatches = (nodes: readonly CategoryNode[], typed: string, locale: string): number =>
  nodes.reduce(
    (sum, node) =>
      sum + Number(labelHolds(categoryName(node, locale), typed)) + countMatches(node.children, typed, locale),
    0,
  );

/** Whether all, none or some of a category is chosen; a chosen one stands for everything below it. */
export function checkState(node: CategoryNode, value: ReadonlySet<string>, above = false): CheckState {
  if (above || value.has(node.id)) return true;
  if (node.children.length === 0) return false;
  const states = node.children.map((child) => checkState(child, value));
  if (states.every((state) => state === true)) return true;
  return states.some((state) => state !== false) ? 'mixed' : false;
}

/** States of all categories by id. */
export function checkStates(
  nodes: readonly CategoryNode[],
  value: ReadonlySet<string>,
  above = false,
): Map<string, CheckState> {
  const states = new Map<string, CheckState>();
  for (const node of nodes) {
    const state = checkState(node, value, above);
    states.set(node.id, state);
    for (const [id, below] of checkStates(node.children, value, state === true)) states.set(id, below);
  }
  return states;
}

const leaves = (node: CategoryNode): string[] => (node.children.length > 0 ? node.children.flatMap(leaves) : [node.id]);

/** The shortest list that says the same: a category whose every child is chosen stands for them. */
const shortest = (node: CategoryNode, chosen: ReadonlySet<string>): string[] =>
  leaves(node).every((leaf) => chosen.has(leaf))
    ? [node.id]
    : node.children.flatMap((child) => shortest(child, chosen));

/** The value after one box was clicked: a partial or empty one is filled, a full one emptied. */
export function toggleCategory(nodes: readonly CategoryNode[], value: readonly string[], node: CategoryNode): string[] {
  const states = checkStates(nodes, new Set(value));
  const chosen = new Set(nodes.flatMap(leaves).filter((leaf) => states.get(leaf) === true));
  for (const leaf of leaves(node)) {
    if (states.get(node.id) === true) chosen.delete(leaf);
    else chosen.add(leaf);
  }
  return nodes.flatMap((top) => shortest(top, chosen));
}

/** The way from the top to a category, or nothing when the tree has none of that id. */
export function pathOf(nodes: readonly CategoryNode[], id: string): CategoryNode[] {
  for (const node of nodes) {
    const below = node.id === id ? [node] : pathOf(node.children, id);
    if (below.length > 0) return node.id === id ? [node] : [node, ...below];
  }
  return [];
}
