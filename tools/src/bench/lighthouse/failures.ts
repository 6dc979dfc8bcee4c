import type { Result } from 'lighthouse';

/** Of an audit's items. */
const ITEMS = 8;

/** A line for each audit that takes something from the category's score in one of the rounds, and below it what it is about. */
export function describeFailures(rounds: readonly Result[], category: string): string[] {
  const lines = new Map<string, string[]>();
  for (const { categories, audits } of rounds) {
    for (const { id, weight } of categories[category]?.auditRefs ?? []) {
      const { score = null, title, displayValue = '', explanation = '', details } = audits[id] ?? {};
      if (weight === 0 || score === null || score === 1) continue;
      const items: object[] = details && 'items' in details ? details.items.slice(0, ITEMS) : [];
      const line = [id, score.toFixed(2), title, displayValue, explanation].filter(Boolean).join(' · ');
      lines.set(id, [line, ...items.map((item) => `  ${describeItem(item)}`)]);
    }
  }
  return [...lines.values()].flat();
}

/** The selector of a node and why it fails; of anything else its words and numbers. */
function describeItem(item: object): string {
  const parts = Object.entries(item).flatMap(([key, value]) => {
    if (value === null || typeof value !== 'object') return [`${key}: ${value}`];
    const { selector, snippet, explanation, url } = value as Record<string, string | undefined>;
    return [selector, snippet, explanation, url].filter((part) => part !== undefined);
  });
  return parts.join(' · ').replaceAll(/\s+/g, ' ');
}
