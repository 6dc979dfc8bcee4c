import { labelHolds } from '../../format/fold-text.ts';

/** A category as the API's tree returns it. */
export interface CategoryNode {
  id: string;
  name: string;
  name_en: string;
  /** A small square picture. */
  image?: string | null;
  /** Active offers in the category and below it. */
  offer_count?: number;
  /** Active companies in the category and below it. */
  company_count?: number;
  /** Its offers take applications. */
  is_job?: boolean;
  children: readonly CategoryNode[];
}

/** The unit that a row counts. */
export type CategoryCount = 'offer_count' | 'company_count';

export type CheckState = boolean | 'mixed';

/** A visible row of the tree. */
export interface TreeRow {
  node: CategoryNode;
  /** Level, from 1. */
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
  /** Keeps the categories that contain the text, with their ancestors and descendants. */
  typed: string;
  locale: string;
}

/** The visible rows: those of expanded branches, or in a search those that lead to a match. */
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
    // Below a match, every category can be reached.
    const below = leads ? view : { ...view, typed: '' };
    return open ? [row, ...visibleRows(node.children, below, level + 1, node.id)] : [row];
  });
}

/** Number of categories that contain the text. */
export const countMatches = (nodes: readonly CategoryNode[], typed: string, locale: string): number =>
  nodes.reduce(
    (sum, node) =>
      sum + Number(labelHolds(categoryName(node, locale), typed)) + countMatches(node.children, typed, locale),
    0,
  );

/** Whether all, none or some of a category is selected; a selected category includes all below it. */
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

/** The shortest equivalent list: a category replaces its children when all of them are selected. */
const shortest = (node: CategoryNode, chosen: ReadonlySet<string>): string[] =>
  leaves(node).every((leaf) => chosen.has(leaf))
    ? [node.id]
    : node.children.flatMap((child) => shortest(child, chosen));

/** The value after a click on a checkbox: selects a mixed or empty one, clears a selected one. */
export function toggleCategory(nodes: readonly CategoryNode[], value: readonly string[], node: CategoryNode): string[] {
  const states = checkStates(nodes, new Set(value));
  const chosen = new Set(nodes.flatMap(leaves).filter((leaf) => states.get(leaf) === true));
  for (const leaf of leaves(node)) {
    if (states.get(node.id) === true) chosen.delete(leaf);
    else chosen.add(leaf);
  }
  return nodes.flatMap((top) => shortest(top, chosen));
}

/** The path from the root to a category; empty when the tree has no such id. */
export function pathOf(nodes: readonly CategoryNode[], id: string): CategoryNode[] {
  for (const node of nodes) {
    const below = node.id === id ? [node] : pathOf(node.children, id);
    if (below.length > 0) return node.id === id ? [node] : [node, ...below];
  }
  return [];
}
