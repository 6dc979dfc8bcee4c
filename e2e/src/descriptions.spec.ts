import type { APIRequestContext } from '@playwright/test';
import { releasedRoutes } from './testing/release.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@shell', '@deploy'];

/** Pages for everybody that search engines do not list. */
const UNLISTED = ['/offline', '/search', '/notifications/unsubscribe'];

const unescaped = (text: string) => text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const described = (html: string) => unescaped(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '');

async function html(request: APIRequestContext, path: string): Promise<string> {
  const reply = await request.get(path, { headers: { accept: 'text/html' } });
  expect(reply.status(), path).toBe(200);
  return reply.text();
}

/** Every page of the release that needs nobody, with `ids` in place of those that need one. */
const publicPaths = (ids: Record<string, string>): string[] =>
  releasedRoutes()
    .filter(({ path, protected: guarded, roles = [] }) => !guarded && roles.length === 0 && path !== '/404')
    .map(({ path }) => ids[path] ?? path);

test('every public page describes itself to search engines, each in its own words and both languages', {
  tag,
}, async ({ request, world }) => {
  const description = 'Sprawdzimy stronę i opiszemy wszystko, co ją spowalnia.';
  const { seller } = await world({ seller: { company: {}, offers: { audit: { description } } } });
  const paths = publicPaths({
    '/offers/:id': `/offers/${seller.offers.audit.id}`,
    '/companies/:id': `/companies/${seller.company.id}`,
    '/profiles/:id': `/profiles/${seller.user.id}`,
  });
  expect(paths.length).toBeGreaterThan(20);
  const texts = new Map<string, string>();
  for (const path of paths) {
    for (const address of [path, `/en${path}`.replace(/\/$/, '')]) {
      const page = await html(request, address);
      const text = described(page);
      expect(text.length, address).toBeGreaterThan(30);
      expect(texts.get(text), `${address} says the same`).toBeUndefined();
      // Texts of people are in their own language.
      if (!/[0-9a-f]{8}-/.test(address)) texts.set(text, address);
      expect(page, address).toContain(UNLISTED.includes(path) ? 'content="noindex"' : '<link rel="canonical"');
    }
  }
  // A filtered list is the list to a search engine.
  const filtered = await html(request, '/offers?city=Kraków&page=2');
  expect(described(filtered)).toBe(described(await html(request, '/offers')));
  expect(filtered).toMatch(/<link rel="canonical" href="[^"?]*\/offers">/);
});

test('a page is described after a navigation as if it had been loaded', { tag }, async ({ page, request }) => {
  await page.goto('/');
  const head = async () => ({
    description: await page.locator('meta[name=description]').getAttribute('content'),
    canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
  });
  for (const [name, path] of [
    ['Oferty', '/offers'],
    ['Firmy', '/companies'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const loaded = described(await html(request, path));
    await expect.poll(head).toEqual({ description: loaded, canonical: new URL(path, page.url()).href });
  }
});
