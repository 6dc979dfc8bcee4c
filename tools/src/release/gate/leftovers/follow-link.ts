import type { Page } from 'playwright';
import { settles } from '../visit-pages.ts';

/** Goes to a page of the site by the product's own router, as by a link, in the open document. */
export async function followLink(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    // The router says at once that the page is busy.
    link.click();
    link.remove();
  }, address);
  if (!(await settles(page))) throw new Error(`${address} does not come to rest after a navigation.`);
}
