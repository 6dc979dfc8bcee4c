import { type RunOptions, run } from 'axe-core';

/** Rules about things that jsdom cannot show: colours, which journeys and stories judge, and the page around a component. */
const NOT_HERE: RunOptions['rules'] = {
  'color-contrast': { enabled: false },
  'link-in-text-block': { enabled: false },
  region: { enabled: false },
};

/** Each broken rule as `id: markup of the elements`. */
export async function axe(container: Element, rules: RunOptions['rules'] = {}): Promise<string[]> {
  // Half of axe's time is for a report of what passes.
  const { violations } = await run(container, { resultTypes: ['violations'], rules: { ...NOT_HERE, ...rules } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
