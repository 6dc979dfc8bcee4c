import type { Page } from '@playwright/test';
import { demo, type SignedIn, startSignedIn } from './testing/accounts.ts';
import { axe, turn } from './testing/axe.ts';
import { HIDDEN_AUTHOR, withSample } from './testing/demo-samples.ts';
import { type Route, releasedRoutes } from './testing/release.ts';
import { untilSettled } from './testing/settled.ts';
import { expect, test } from './testing/test.ts';

type Account = 'owner' | 'member' | 'admin' | 'user' | 'author';

/** What a person of the demo data asked for. */
const ASKED = ['/transactions/orders/quotes/:id', '/transactions/orders/requests/:id'];

/** Who sees the content of a page: the owner has the most to see, and the rest is for nobody, everybody or admins. */
function accountOf({ path, protected: isProtected, roles = [] }: Route): Account | undefined {
  if (path === '/moderation/decisions/:id') return 'author';
  if (ASKED.includes(path)) return 'user';
  if (roles.includes('admin') && !roles.includes('company')) return 'admin';
  return isProtected ? 'owner' : undefined;
}

/** Pages that are another one for somebody else or by their query. */
const MORE: [path: string, account?: Account][] = [
  ['/offers/:id', 'user'],
  ['/offers/:id/edit', 'admin'],
  ['/companies?view=map'],
  ['/companies/:id', 'user'],
  ['/companies/:id', 'owner'],
  ['/companies/:id/edit', 'admin'],
  ['/companies/settings/members', 'member'],
  ['/search?q=strona', 'user'],
  ['/profiles/:id', 'owner'],
  ['/network?depth=3', 'owner'],
  ['/home', 'user'],
  ['/network?status=they_connected', 'owner'],
  ['/network/introductions', 'user'],
  ['/search?type=users', 'user'],
  ['/search?q=drukarnia+krakow'],
  ['/posts?type=seeks'],
  ['/posts', 'user'],
  ['/posts?network=true', 'owner'],
  ['/webinars', 'admin'],
  ['/messages', 'user'],
  ['/messages/thread/:id', 'user'],
  ['/notifications?show=unseen', 'user'],
  ['/transactions/orders/quotes', 'user'],
  ['/admin/transactions?show=all', 'admin'],
  ['/admin/companies/activation-requests?status=decided', 'admin'],
  // Last, because the journeys of the next file run beside them: what those write comes live into an admin's list and moves it.
  ['/auth/login-link/open?uidb64=AAAA&token=none'],
  ['/auth/password-forget/reset?uidb64=AAAA&token=none'],
  ['/auth/verify-email?uidb64=AAAA&token=none'],
  ['/auth/change-email?uidb64=AAAA&token=none'],
  ['/notifications/unsubscribe?token=none'],
];

const ROUTES = releasedRoutes();
// Playwright also lists the journeys where nothing was built yet.
const PAGES = ROUTES.length > 0 ? [...ROUTES.map((route) => [route.path, accountOf(route)] as const), ...MORE] : [];

/** The package whose page it is. */
function ownerOf(path: string): string {
  const route = ROUTES.find((each) => each.path === path.split('?')[0]);
  if (!route) throw new Error(`${path} is no page of the release`);
  return route.owner;
}

/** Each width in one theme; with E2E_ALL also in the other one. */
const VIEWS = [
  { width: 1280, height: 800, theme: 'light', other: 'dark' },
  { width: 390, height: 844, theme: 'dark', other: 'light' },
] as const;
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** The rules whose result depends on the view. For the others the markup is the same: one view of each page has all rules. */
const OF_VIEW = [...COLOURS, 'scrollable-region-focusable'];

/** Largest sum of layout shifts while a page loads, the product's own limit. */
const SHIFT_LIMIT = 0.02;

interface Shifts {
  /** Sum of the scores. */
  value: number;
  /** How the text of each part that moved begins. */
  moved: string[];
}

/** Counts from the first paint; a reload starts again at 0. */
const countShifts = () => {
  const total: Shifts = { value: 0, moved: [] };
  Object.assign(window, { __shifts: total });
  new PerformanceObserver((list) => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    for (const { value, sources } of list.getEntries() as Shift[]) {
      total.value += value;
      total.moved.push(...sources.map(({ node }) => node?.textContent?.trim().slice(0, 30) ?? ''));
    }
  }).observe({ type: 'layout-shift', buffered: true });
};
const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(() => (window as unknown as { __shifts: Shifts }).__shifts);

/** Content below the fold is fetched once it is near, and content hidden on a narrow screen is not. */
const countLoading = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isOnScreen = ({ width, top, bottom }: DOMRect) => width > 0 && bottom > 0 && top < window.innerHeight;
    const loading = [...document.querySelectorAll('[aria-busy="true"]')];
    return loading.filter((element) => isOnScreen(element.getBoundingClientRect())).length;
  });

async function shown(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await untilSettled(page);
  await expect.poll(() => countLoading(page)).toBe(0);
}

const emailOf = (account: Account) => (account === 'author' ? HIDDEN_AUTHOR : demo(account));
const isTeam = (account: Account) => account === 'owner' || account === 'member' || account === 'author';

const GUEST: SignedIn = { access: '', refresh: '', user: { id: '', companies: [] }, company: null };

for (const [index, [path, account]] of PAGES.entries()) {
  const name = `${path}${account ? ` as ${account}` : ''}`;
  const tag = [`@${ownerOf(path)}`];
  test(`${name} is accessible and keeps its place, wide and narrow`, { tag }, async ({ page, watch }) => {
    const viewer = account
      ? await startSignedIn(page, emailOf(account), isTeam(account) ? 'company' : 'person')
      : GUEST;
    const url = await withSample(page.request, path, viewer);
    await page.addInitScript(countShifts);
    const found: string[] = [];
    const look = async (view: string, rules?: string[]) =>
      found.push(...(await axe(page, rules)).map((violation) => `${view}: ${violation}`));
    for (const [turnOf, { width, height, theme, other }] of VIEWS.entries()) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto(url);
      await shown(page);
      const { value: shifts, moved } = await shiftsOf(page);
      if (shifts > SHIFT_LIMIT)
        found.push(`${width}: the content moves by ${shifts.toFixed(3)} while it loads: ${moved.join(', ')}`);
      await look(`${width} ${theme}`, index % VIEWS.length === turnOf ? undefined : OF_VIEW);
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

test('there is a release, whose pages are looked at', { tag: ['@core', '@shell'] }, () => {
  expect(ROUTES).not.toEqual([]);
});

test('the whole list turns dark at once with reduced motion, also below the fold', { tag: ['@mf-offers'] }, async ({
  page,
}) => {
  await page.goto('/offers');
  await shown(page);
  const author = page.getByRole('main').getByRole('article').last().getByRole('link').last();
  const { before, after } = await author.evaluate((link) => {
    const style = getComputedStyle(link);
    const before = style.color;
    document.documentElement.classList.add('dark');
    return { before, after: style.color };
  });
  expect(after).not.toBe(before);
});
