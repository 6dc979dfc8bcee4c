import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe's findings on the current page, each as `rule: where`; optionally only of these rules. */
export async function axe(page: Page, rules?: string[]): Promise<string[]> {
  // The page's policy refuses scripts that axe injects into other frames; there are none. Half of its time is for what passes.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Sets the system's theme, which the page follows. */
export async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const root = expect(page.locator('html'));
  await (colorScheme === 'dark' ? root : root.not).toHaveClass(/dark/);
}
