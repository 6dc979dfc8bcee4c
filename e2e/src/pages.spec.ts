import type { APIRequestContext, Page } from '@playwright/test';
import { demo, signInByApi, startSignedIn } from './testing/accounts.ts';
import { axe, turn } from './testing/axe.ts';
import { newestThread } from './testing/messages.ts';
import { fixedPriceOffer } from './testing/offers.ts';
import { expect, test } from './testing/test.ts';

type Account = 'owner' | 'member' | 'admin' | 'user';

/** Every page of the release, with the account that sees its content. `:own` is the account's company; the rest is demo data. */
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
  ['/auth/login-link'],
  ['/auth/login-link/open?uidb64=AAAA&token=none'],
  ['/auth/password-forget'],
  ['/auth/password-forget/reset?uidb64=AAAA&token=none'],
  ['/auth/verify-email?uidb64=AAAA&token=none'],
  ['/auth/change-profile', 'owner'],
  ['/auth/logout'],
  ['/account/settings/password', 'user'],
  ['/offers'],
  ['/offers/:offer', 'user'],
  ['/offers/create', 'owner'],
  ['/offers/manage', 'owner'],
  ['/offers/:offer/edit', 'admin'],
  ['/companies'],
  ['/companies?view=map'],
  ['/companies/:company', 'user'],
  ['/companies/:own', 'owner'],
  ['/companies/create', 'user'],
  ['/companies/:own/edit', 'owner'],
  ['/companies/:company/edit', 'admin'],
  ['/companies/verify-company', 'owner'],
  ['/companies/payments/plans', 'owner'],
  ['/companies/settings/profile', 'owner'],
  ['/companies/settings/members', 'owner'],
  ['/companies/settings/members', 'member'],
  ['/companies/settings/delete', 'owner'],
  ['/pricing'],
  ['/search?q=strona', 'user'],
  ['/search'],
  ['/companies/payments/membership-numbers', 'owner'],
  ['/profiles/:person'],
  ['/profiles/:person', 'owner'],
  ['/network', 'user'],
  ['/network?depth=3', 'owner'],
  ['/network?status=they_connected', 'owner'],
  ['/posts'],
  ['/posts', 'user'],
  ['/posts?network=true', 'owner'],
  ['/webinars', 'user'],
  ['/webinars', 'admin'],
  ['/messages', 'user'],
  ['/messages/thread/:thread', 'user'],
  ['/notifications', 'owner'],
  ['/notifications?show=unseen', 'user'],
  ['/transactions/orders', 'owner'],
  ['/transactions/sales', 'owner'],
  ['/transactions/orders/quotes', 'user'],
  ['/transactions/sales/quotes', 'owner'],
  ['/points/registry', 'owner'],
  ['/admin', 'admin'],
  ['/admin/audit-log', 'admin'],
  ['/admin/companies/activation-requests', 'admin'],
  ['/admin/moderation', 'admin'],
  ['/admin/points/withdraw-requests', 'admin'],
  ['/admin/transactions', 'admin'],
  ['/admin/transactions?show=all', 'admin'],
  ['/admin/companies/activation-requests?status=decided', 'admin'],
  ['/admin/companies/activation-requests/:request', 'admin'],
  ['/admin/companies', 'admin'],
  ['/admin/companies/:company', 'admin'],
  ['/admin/users', 'admin'],
  ['/admin/users/:person', 'admin'],
  ['/admin/webinars', 'admin'],
  ['/admin/webinars/create', 'admin'],
  ['/admin/library', 'admin'],
  ['/admin/contact', 'admin'],
  ['/admin/documents', 'admin'],
  ['/admin/documents/terms-of-service', 'admin'],
  ['/admin/membership-numbers', 'admin'],
  ['/admin/plans', 'admin'],
  ['/admin/categories', 'admin'],
  ['/account/settings/profile', 'owner'],
  ['/account/settings/notifications', 'owner'],
  ['/account/settings/delete', 'owner'],
  ['/auth/change-email?uidb64=AAAA&token=none'],
  ['/notifications/settings', 'owner'],
  ['/notifications/unsubscribe?token=none'],
];

/** Each width in one theme with all rules; with E2E_ALL also in the other theme. */
const VIEWS = [
  { width: 1280, height: 800, theme: 'light', other: 'dark' },
  { width: 390, height: 844, theme: 'dark', other: 'light' },
] as const;
/** The only rules that depend on the theme: the markup is the same. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Largest sum of layout shifts while a page loads, the product's own limit. */
const SHIFT_LIMIT = 0.02;

/** Counts from the first paint; a reload starts again at 0. */
const countShifts = () => {
  const total = { value: 0 };
  Object.assign(window, { __shifts: total });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) total.value += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};
const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { __shifts: { value: number } }).__shifts.value);

/** Content below the fold is fetched once it is near, and content hidden on a narrow screen is not. */
const countLoading = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isOnScreen = ({ width, top, bottom }: DOMRect) => width > 0 && bottom > 0 && top < window.innerHeight;
    const loading = [...document.querySelectorAll('[aria-busy="true"]')];
    return loading.filter((element) => isOnScreen(element.getBoundingClientRect())).length;
  });

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => countLoading(page)).toBe(0);
}

async function newestRequest(request: APIRequestContext): Promise<string> {
  const { access } = await signInByApi(request, demo('admin'));
  const headers = { Authorization: `Bearer ${access}` };
  const reply = await request.get('/api/accounts/admin/cva/?limit=1', { headers });
  const { results } = (await reply.json()) as { results: { id: string }[] };
  return results[0]?.id ?? '';
}

async function filled(request: APIRequestContext, path: string, own = ''): Promise<string> {
  if (path.includes(':person')) return path.replace(':person', (await signInByApi(request, demo('user'))).user.id);
  if (path.includes(':request')) return path.replace(':request', await newestRequest(request));
  if (path.includes(':thread')) return path.replace(':thread', await newestThread(request, demo('user')));
  const { id, author } = await fixedPriceOffer(request, { notSeller: own });
  return path.replace(':offer', id).replace(':company', author.id).replace(':own', own);
}

for (const [path, account] of PAGES) {
  test(`${path}${account ? ` as ${account}` : ''} is accessible and keeps its place, wide and narrow`, async ({
    page,
    watch,
  }) => {
    const isTeam = account === 'owner' || account === 'member';
    const session = account && (await startSignedIn(page, demo(account), isTeam ? 'company' : 'person'));
    const url = await filled(page.request, path, session?.company?.id);
    await page.addInitScript(countShifts);
    const found: string[] = [];
    const look = async (view: string, rules?: string[]) =>
      found.push(...(await axe(page, rules)).map((violation) => `${view}: ${violation}`));
    for (const { width, height, theme, other } of VIEWS) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto(url);
      await settled(page);
      const shifts = await shiftsOf(page);
      if (shifts > SHIFT_LIMIT) found.push(`${width}: the content moves by ${shifts.toFixed(3)} while it loads`);
      await look(`${width} ${theme}`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) found.push(`${width}: ${overflow} px wider than the screen`);
      if (!process.env.E2E_ALL) continue;
      await turn(page, other);
      await look(`${width} ${other}`, COLOURS);
    }
    expect(found).toEqual([]);
    expect(await watch.violations()).toEqual([]);
  });
}

test('with reduced motion the whole list turns dark at once, also below the fold', async ({ page }) => {
  await page.goto('/offers');
  await settled(page);
  const author = page.getByRole('main').getByRole('article').last().getByRole('link').last();
  const { before, after } = await author.evaluate((link) => {
    const style = getComputedStyle(link);
    const before = style.color;
    document.documentElement.classList.add('dark');
    return { before, after: style.color };
  });
  expect(after).not.toBe(before);
});
