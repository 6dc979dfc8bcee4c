export type PageItem = number | 'gap';

const SIBLINGS = 1;

/**
 * Page numbers around the current one: first, last and one sibling on each side; a gap that would hide one page shows it.
 * Totals of seven and more always have the same number of items, so that the buttons do not move under the pointer.
 */
export function pageRange(page: number, total: number): PageItem[] {
  const shown = SIBLINGS * 2 + 5;
  const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  if (total <= shown) return range(1, total);
  const left = Math.max(page - SIBLINGS, 1);
  const right = Math.min(page + SIBLINGS, total);
  const edge = SIBLINGS * 2 + 3;
  if (left <= 3) return [...range(1, edge), 'gap', total];
  if (right >= total - 2) return [1, 'gap', ...range(total - edge + 1, total)];
  return [1, 'gap', ...range(left, right), 'gap', total];
}
