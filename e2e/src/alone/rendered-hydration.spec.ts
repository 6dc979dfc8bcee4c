import type { Page } from '@playwright/test';
import { demo, signInByApi } from '../testing/accounts.ts';
import { expect, test } from '../testing/own-gateway.ts';
import { inLocale, listen, lost, publicAddresses, remember, watchReads } from '../testing/served-pages.ts';
import { untilSettled } from '../testing/settled.ts';

// With React's development build, which compares everything with what the gateway has rendered. That of a release compares no
// attributes.

const tag = ['@shell', '@deploy', '@mf-offers', '@mf-companies', '@mf-feed'];

const SIGN_OUT = '/auth/logout';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // Three pages of React's development build at once, some with a map that is drawn without a graphics card.
  await untilSettled(page, { timeout: 60_000 });
}

interface Visit {
  address: string;
  width: number;
}

const visit = (prefix: '' | '/en', path: string, width: number): Visit => ({ address: inLocale(prefix, path), width });

/** Of an access token that has ended, with which the page renews its session: a visit of all pages takes longer than one is valid. */
const RENEWAL = /status of 401/;

/** What is wrong on these pages, one after the other. */
async function problemsOf(page: Page, visits: Visit[], look: () => Promise<string[]> = async () => []) {
  const said = listen(page);
  const found: string[] = [];
  for (const { address, width } of visits) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, address);
    const problems = said.splice(0).filter((message) => !RENEWAL.test(message));
    for (const problem of [...problems, ...(await look())]) found.push(`${address} at ${width} px: ${problem}`);
  }
  return found;
}

/** Also that the page is the rendered one, and asks for nothing that it was rendered from. */
async function problemsOfGuest(page: Page, visits: Visit[]) {
  await page.addInitScript(remember);
  const askedAgain = watchReads(page);
  return problemsOf(page, visits, async () => [
    ...(await lost(page)).map((part) => `is no longer there: ${part}`),
    ...(await askedAgain()).map((read) => `asks again for ${read}`),
  ]);
}

test.beforeAll(async ({ gateway }) => {
  test.setTimeout(180_000);
  await gateway.order('releaseDevelopmentShell');
});
test.afterAll(({ gateway }) => gateway.order('restore', 'shell'));

test('React reports an attribute that differs', { tag }, async ({ page }) => {
  const said = listen(page);
  await page.route('/contact', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<h1>', '<h1 lang="pl">') });
  });
  await open(page, '/contact');
  expect(said.join()).toMatch(/some attributes of the server rendered HTML didn't match[\s\S]*-\s+lang="pl"/);
});

test('React takes every public page over as it is, for a guest and for somebody signed in', { tag }, async ({
  page,
  context,
  request,
  beside,
}) => {
  test.setTimeout(480_000);
  const paths = await publicAddresses(request);
  const owner = await signInByApi(request, demo('owner'));
  const theirs = await beside({ ...owner, company: owner.user.companies[0] ?? null });
  const stays = paths.filter((path) => path !== SIGN_OUT);
  const found = await Promise.all([
    problemsOfGuest(
      page,
      paths.map((path) => visit('', path, 1280)),
    ),
    problemsOfGuest(
      await context.newPage(),
      paths.map((path) => visit('/en', path, 390)),
    ),
    // What is theirs comes afterwards, in places of what everybody sees.
    problemsOf(
      theirs,
      stays.map((path, index) => (index % 2 ? visit('/en', path, 1280) : visit('', path, 390))),
    ),
  ]);
  expect(found.flat()).toEqual([]);
});
