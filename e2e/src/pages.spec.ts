import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { demo, startSignedIn } from './support/accounts.ts';
import { fixedPriceOffer } from './support/offers.ts';
import { expect, test } from './support/test.ts';

type Account = 'owner' | 'admin' | 'user';

/** Every page of the release; with whom it shows its content. `:offer` is an offer of the demo data. */
const PAGES: [path: string, account?: Account][] = [
  ['/'],
  ['/how-it-works'],
  ['/contact'],
  ['/404'],
  ['/library'],
  ['/documents/terms-of-service'],
  ['/documents/privacy-policy'],
  ['/auth'],
  ['/auth/login'],
  ['/auth/signup'],
  ['/auth/password-forget'],
  ['/auth/password-forget/reset?uidb64=AAAA&token=none'],
  ['/auth/verify-email?uidb64=AAAA&token=none'],
  ['/auth/change-profile', 'owner'],
  ['/auth/logout'],
  ['/offers'],
  ['/offers/:offer', 'user'],
  ['/offers/create', 'owner'],
  ['/offers/manage', 'owner'],
  ['/offers/:offer/edit', 'admin'],
  ['/companies'],
  ['/posts'],
  ['/messages', 'user'],
  ['/transactions/orders', 'owner'],
  ['/transactions/sales', 'owner'],
  ['/points/registry', 'owner'],
  ['/admin', 'admin'],
  ['/admin/companies/activation-requests', 'admin'],
];

const VIEWS = [
  { width: 1280, height: 800, scheme: 'light' },
  { width: 1280, height: 800, scheme: 'dark' },
  { width: 390, height: 844, scheme: 'light' },
  { width: 390, height: 844, scheme: 'dark' },
] as const;

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const [path, account] of PAGES) {
  test(`${path} is accessible, light and dark, wide and narrow`, async ({ page, watch }) => {
    if (account) await startSignedIn(page, demo(account), account === 'owner' ? 'company' : 'person');
    const url = path.replace(':offer', path.includes(':offer') ? (await fixedPriceOffer(page.request)).id : '');
    const found: string[] = [];
    for (const { width, height, scheme } of VIEWS) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.goto(url);
      await settled(page);
      // The page's policy refuses scripts of axe's own making in other frames; there are none.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      for (const { id, nodes } of violations) {
        found.push(...nodes.map(({ target }) => `${width} ${scheme}: ${id} at ${target.join(' ')}`));
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) found.push(`${width} ${scheme}: ${overflow} px wider than the screen`);
    }
    expect(found).toEqual([]);
    expect(await watch.violations()).toEqual([]);
  });
}
