import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds on the page as it stands, each as `rule: where`; of these rules alone when some are named. */
export async function axe(page: Page, rules?: string[]): Promise<string[]> {
  // The page's policy refuses scripts of axe's own making in other frames; there are none.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** The person's system turns light or dark, and the page with it. */
export async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const root = expect(page.locator('html'));
  await (colorScheme === 'dark' ? root : root.not).toHaveClass(/dark/);
}
