import type { APIRequestContext, Page } from '@playwright/test';
import { demo, type SignedIn, startSignedIn } from './testing/accounts.ts';
import { withSample } from './testing/demo-samples.ts';
import { hold } from './testing/hold.ts';
import { pressKeys } from './testing/keyboard.ts';
import { releasedRoutes } from './testing/release.ts';
import { untilSettled } from './testing/settled.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';
import { translatePages } from './testing/translator.ts';

// Public pages come with their content, which React takes over. Prices of demo offers, and what else the data holds, is that of the API.

const tag = ['@shell', '@deploy', '@mf-offers', '@mf-companies', '@mf-feed'];

const GUEST: SignedIn = { access: '', refresh: '', user: { id: '', companies: [] }, company: null };
/** Links of mails show what their token is for; this one, a page of mf-messaging, has no server bundle. */
const IN_BROWSER = ['/notifications/unsubscribe'];
const PUBLIC = releasedRoutes().filter(
  ({ path, protected: isProtected, roles = [] }) => !isProtected && roles.length === 0 && !IN_BROWSER.includes(path),
);
const QUERIES = ['/offers?page=2', '/offers?q=meble', '/offers?view=map', '/companies?page=2', '/search?q=druk'];
const LOCALES = ['', '/en'];

async function addresses(request: APIRequestContext): Promise<string[]> {
  const paths = await Promise.all(PUBLIC.map(({ path }) => withSample(request, path, GUEST)));
  return [...paths.filter((path) => path !== '/404' && !path.startsWith('/admin')), ...QUERIES];
}
const inLocale = (prefix: string, path: string) => (path === '/' ? prefix || '/' : prefix + path);

const OF_THE_TESTS = /GL Driver|Service Worker registration blocked by Playwright/;

/** Everything that the page says in the console, but that it draws a map without a graphics card, and what journeys block. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (/error|warning/.test(message.type()) && !OF_THE_TESTS.test(message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

/** Remembers what the gateway has rendered, before any of the product's scripts runs. */
const remember = () => {
  document.addEventListener('DOMContentLoaded', () => {
    const parts = [...document.querySelectorAll('[data-served] > *')].filter((part) => part.tagName !== 'SCRIPT');
    Object.assign(window, { __parts: parts });
  });
};
interface Remembering {
  __parts?: Element[];
}
/** Names of the rendered parts that are no longer on the page. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const { __parts: parts = [] } = window as Remembering;
    if (parts.length < 3) return ['nothing was rendered'];
    return parts.filter((part) => !part.isConnected).map((part) => part.outerHTML.slice(0, 80));
  });

test('every public page has its content in the HTML, in both languages', { tag }, async ({ request }) => {
  expect(PUBLIC.length).toBeGreaterThan(15);
  for (const path of await addresses(request)) {
    for (const prefix of LOCALES) {
      const address = inLocale(prefix, path);
      const html = await (await request.get(address, { headers: { accept: 'text/html' } })).text();
      expect(html, address).toContain(`<html lang="${prefix === '' ? 'pl' : 'en'}">`);
      const [, main = ''] = /<main id="main"[^>]*><div data-served="[^"]+">(.*?)<\/main>/s.exec(html) ?? [];
      expect(main, address).toMatch(/<h1[^>]*>.*\p{L}/u);
      expect(main, address).not.toContain(' style="');
    }
  }
});

for (const width of [1280, 390]) {
  test(`at ${width} px React takes every public page over as it is`, { tag }, async ({ page, request }) => {
    test.setTimeout(240_000);
    const said = listen(page);
    await page.addInitScript(remember);
    await page.setViewportSize({ width, height: 844 });
    for (const path of await addresses(request)) {
      const address = inLocale(width === 390 ? '/en' : '', path);
      const asked: string[] = [];
      const note = (url: string) => asked.push(url.replace(/^.*?\/api\//, ''));
      page.on('request', (one) => one.url().includes('/api/') && note(one.url()));
      await page.goto(address);
      await untilSettled(page);
      expect(await lost(page), address).toEqual([]);
      const served = await page.locator('#served').textContent();
      const again = Object.keys(JSON.parse(served ?? '{}')).filter((read) => asked.includes(read));
      expect(again, `${address} asks for what it was rendered from`).toEqual([]);
      page.removeAllListeners('request');
    }
    expect(said).toEqual([]);
  });
}

test('who is signed in gets the page of everybody, and then what is personal, asked once', { tag }, async ({
  page,
}) => {
  await startSignedIn(page, demo('owner'), 'company');
  const said = listen(page);
  await page.addInitScript(remember);
  for (const path of ['/', '/offers', '/companies?page=2', '/posts', '/pricing']) {
    const asked: string[] = [];
    page.on('request', (one) => one.method() === 'GET' && asked.push(one.url()));
    await page.goto(path);
    await untilSettled(page);
    expect(await lost(page), path).toEqual([]);
    const served = Object.keys(JSON.parse((await page.locator('#served').textContent()) ?? '{}'));
    for (const read of served)
      expect(
        asked.filter((url) => url.endsWith(`/api/${read}`)),
        read,
      ).toHaveLength(1);
    page.removeAllListeners('request');
    await expect(page.getByRole('banner').getByRole('link', { name: PL.login })).toHaveCount(0);
  }
  expect(said).toEqual([]);
});

test('two people behind one cache get the same bytes, without anything of theirs', { tag }, async ({
  request,
  world,
}) => {
  const mark = `Znak${crypto.randomUUID().slice(0, 8)}`;
  const { one, two } = await world({ one: { first_name: mark, company: { name: `${mark} sp. z o.o.` } }, two: {} });
  for (const path of ['/', '/offers', '/posts', `/profiles/${two.user.id}`]) {
    const bodies = [];
    for (const person of [one, two, null]) {
      const headers: Record<string, string> = { accept: 'text/html' };
      if (person) {
        headers.authorization = `Bearer ${person.access}`;
        headers.cookie = `session=${person.access}`;
        if (person.company) headers['company-id'] = person.company.id;
      }
      const reply = await request.get(path, { headers });
      bodies.push(await reply.text());
    }
    expect(bodies[0], path).not.toContain(mark);
    expect(bodies[1], path).toBe(bodies[0]);
    expect(bodies[2], path).toBe(bodies[0]);
  }
});

test.describe('before the scripts have arrived', () => {
  const FILES = '**/r/**/*.js';

  test('what is typed, chosen and pressed is kept, and counts once', { tag }, async ({ page }) => {
    const release = await hold(page, FILES);
    await page.goto('/offers', { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('meble');
    const sort = main.getByRole('combobox').first();
    await sort.selectOption('price_asc');
    release();
    await expect(page).toHaveURL(/[?&]q=meble/);
    await expect(page).toHaveURL(/[?&]sort_by=price_asc/);
    await expect(main.getByRole('searchbox')).toHaveValue('meble');
    await expect(main.getByRole('searchbox')).not.toHaveAttribute('aria-busy');
  });

  test('a pressed button answers once its code is there', { tag }, async ({ page }) => {
    const release = await hold(page, FILES);
    await page.goto('/offers', { waitUntil: 'domcontentloaded' });
    await page.getByRole('main').getByRole('article').first().getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await pressKeys(page.getByRole('dialog'), 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a press in the header is given to the header', { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await hold(page, FILES);
    await page.goto('/offers', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Więcej' }).click();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a form that only scripts can send leaves nothing in the address', { tag }, async ({ page }) => {
    const release = await hold(page, FILES);
    await page.goto('/auth/login', { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    await main.locator('input[name=email]').fill('ktos@example.test');
    await main.locator('input[name=password]').fill('Zielony-Most7');
    await main.getByRole('button', { name: PL.login, exact: true }).click();
    expect(new URL(page.url()).search).toBe('');
    release();
    await expect(main.getByRole('alert')).toBeVisible();
    await expect(main.locator('input[name=email]')).toHaveValue('ktos@example.test');
    expect(new URL(page.url()).search).toBe('');
  });

  test('a page that the browser translates meanwhile stays translated and usable', { tag }, async ({
    context,
    page,
  }) => {
    const broken = await translatePages(context);
    const release = await hold(page, FILES);
    await page.goto('/offers', { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('meble');
    // The translator of the tests waits for a settled page; browsers do not.
    await page.evaluate(() => {
      document.documentElement.dataset.settled = '';
    });
    await page.locator('html[data-translated] h1 font').first().waitFor();
    release();
    await expect(page).toHaveURL(/[?&]q=meble/);
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(page.locator('h1 font').first()).toBeVisible();
    await main.getByRole('article').first().getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(broken()).toEqual([]);
  });
});
