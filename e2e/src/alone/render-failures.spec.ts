import type { APIRequestContext, Page } from '@playwright/test';
import { SHOWN } from '../testing/next-release.ts';
import { expect, test } from '../testing/own-gateway.ts';
import { listen, lost, openRendered, remember, renderedAt } from '../testing/served-pages.ts';

// Server bundles that fail in the gateway. Visitors of the remote see a skeleton first, and others nothing of it.

const tag = ['@deploy', '@shell', '@mf-offers', '@mf-companies', '@mf-feed'];

async function search(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('searchbox').fill('meble');
  await expect(page).toHaveURL(/[?&]q=meble/);
}

/** Container → a page that it renders, and the use of a control there. */
const PAGES = {
  mf_offers: { path: '/offers', use: search },
  mf_companies: { path: '/companies', use: search },
  mf_feed: {
    path: '/posts',
    async use(page: Page) {
      await page
        .getByRole('button', { name: /^Udostępnij wpis/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  shell: { path: '/contact', use: async () => {} },
} satisfies Record<string, { path: string; use(page: Page): Promise<void> }>;
type Name = keyof typeof PAGES;

interface Failure {
  of: Name;
  /** With what a render begins. */
  code: string;
  /** In the notice of the log. */
  says: RegExp;
}

const FAILURES: Record<string, Failure> = {
  throws: { of: 'mf_feed', code: 'throw new Error("no posts")', says: /no posts/ },
  hangs: { of: 'mf_companies', code: 'for (;;);', says: /no page after \d+ ms/ },
  'leaks memory': {
    of: 'mf_offers',
    code: '(globalThis.kept ??= []).push(new Array(5_000_000).fill(0));',
    says: /memory limit/,
  },
  'ends the process': { of: 'mf_companies', code: 'process.exit(1)', says: /process\.exit is not a function/ },
};
/** Milliseconds for which a remote is rendered in the browser. */
const OFF_FOR = 60_000;

async function othersAreRendered(request: APIRequestContext, but: Name): Promise<void> {
  for (const [name, { path }] of Object.entries(PAGES))
    if (name !== but) expect((await renderedAt(request, path))?.by, path).toBe(name);
}

/** The page has its content in the end, and it answers. */
async function isUsable(page: Page, name: Name): Promise<void> {
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await PAGES[name].use(page);
}

for (const [what, { of: name, code, says }] of Object.entries(FAILURES)) {
  test(`a remote whose bundle ${what} is rendered by browsers for a minute`, { tag }, async ({
    page,
    request,
    gateway,
  }) => {
    const { path } = PAGES[name];
    await page.addInitScript(remember);
    const said = listen(page);
    await gateway.order('release', name, { render: code });
    await gateway.order('said');
    // A leak takes some pages.
    let turn = 0;
    while (await openRendered(page, `${path}?fault=${++turn}`)) expect(turn).toBeLessThan(20);
    expect(await renderedAt(request, path)).toBeNull();
    await isUsable(page, name);
    await othersAreRendered(request, name);
    // A thread that had begun with the first request would render by now.
    expect(await renderedAt(request, path)).toBeNull();
    const lines = await gateway.order('said');
    expect(lines).toEqual([expect.stringContaining(`${name} is rendered in the browser for a minute: `)]);
    expect(lines[0]).toMatch(says);

    await gateway.order('pass', OFF_FOR);
    // The thread starts with the first page after that.
    await expect(async () => expect(await renderedAt(request, path)).not.toBeNull()).toPass();
    expect(await gateway.order('said')).toEqual([`${name} is rendered by the gateway again.`]);
    expect(await openRendered(page, path)).not.toBeNull();
    await isUsable(page, name);
    expect(await lost(page)).toEqual([]);
    expect(said).toEqual([]);
  });
}

for (const [what, bytes] of [
  ['changed', 'exports.remote = {};'],
  ['lost', null],
] as const) {
  test(`a release whose bundle is ${what} after signing leaves the version before live`, { tag }, async ({
    page,
    request,
    gateway,
  }) => {
    await page.addInitScript(remember);
    const said = listen(page);
    await gateway.order('restore', 'mf_offers');
    await gateway.order('said');
    const text = `Szukaj ${crypto.randomUUID()}`;
    await gateway.order('releaseDamaged', 'mf_offers', { text: [SHOWN.first, text] }, bytes);
    expect((await openRendered(page, '/offers'))?.main).toContain(`placeholder="${SHOWN.first}"`);
    await isUsable(page, 'mf_offers');
    expect(await lost(page)).toEqual([]);
    await othersAreRendered(request, 'mf_offers');
    expect((await gateway.order('said')).join()).toMatch(
      /^mf_offers of release \d+ cannot be served: \S+\.cjs .* It stays at \w+\.$/,
    );
    expect(said).toEqual([]);
  });
}

test('a remote that is released without a bundle is rendered by browsers', { tag }, async ({
  page,
  request,
  gateway,
}) => {
  const said = listen(page);
  await gateway.order('release', 'mf_feed', { render: null });
  await gateway.order('said');
  expect(await openRendered(page, '/posts')).toBeNull();
  await isUsable(page, 'mf_feed');
  await othersAreRendered(request, 'mf_feed');
  expect(await gateway.order('said')).toEqual([]);
  expect(said).toEqual([]);
});

test.afterAll(async ({ gateway }) => {
  for (const name of ['mf_offers', 'mf_companies', 'mf_feed']) await gateway.order('restore', name);
});
