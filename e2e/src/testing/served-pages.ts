import type { APIRequestContext, Page } from '@playwright/test';
import type { SignedIn } from './accounts.ts';
import { withSample } from './demo-samples.ts';
import { releasedRoutes } from './release.ts';

const GUEST: SignedIn = { access: '', refresh: '', user: { id: '', companies: [] }, company: null };
/** Links of mails show what their token is for; this one, a page of mf-messaging, has no server bundle. */
const IN_BROWSER = ['/notifications/unsubscribe'];
export const PUBLIC = releasedRoutes().filter(
  ({ path, protected: isProtected, roles = [] }) => !isProtected && roles.length === 0 && !IN_BROWSER.includes(path),
);
const QUERIES = ['/offers?page=2', '/offers?q=meble', '/offers?view=map', '/companies?page=2', '/search?q=druk'];

/** Every public page, without the locale, and some with a query. */
export async function publicAddresses(request: APIRequestContext): Promise<string[]> {
  const paths = await Promise.all(PUBLIC.map(({ path }) => withSample(request, path, GUEST)));
  return [...paths.filter((path) => path !== '/404' && !path.startsWith('/admin')), ...QUERIES];
}

export const inLocale = (prefix: string, path: string) => (path === '/' ? prefix || '/' : prefix + path);

const OF_THE_TESTS =
  /GL Driver|Service Worker registration blocked by Playwright|was preloaded using link preload but not used within/;

/**
 * Everything that the page says in the console, but that it draws a map without a graphics card, what journeys block, and that a busy
 * machine has not used a file in time.
 */
export function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (/error|warning/.test(message.type()) && !OF_THE_TESTS.test(message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

/** Answers which reads of the API the page that is open has made although it was rendered from their answers. */
export function watchReads(page: Page): () => Promise<string[]> {
  let asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked = [];
    else asked.push(request.url().replace(/^.*?\/api\//, ''));
  });
  return async () => {
    const served = await page.locator('#served').textContent();
    return Object.keys(JSON.parse(served ?? '{}')).filter((read) => asked.includes(read));
  };
}

/** Remembers what the gateway has rendered, before any of the product's scripts runs. */
export const remember = () => {
  document.addEventListener('DOMContentLoaded', () => {
    const parts = [...document.querySelectorAll('[data-served] > *')].filter((part) => part.tagName !== 'SCRIPT');
    Object.assign(window, { __parts: parts });
  });
};
interface Remembering {
  __parts?: Element[];
}

/** Names of the rendered parts that are no longer on the page. */
export const lost = (page: Page) =>
  page.evaluate(() => {
    const { __parts: parts = [] } = window as Remembering;
    if (parts.length < 3) return ['nothing was rendered'];
    return parts.filter((part) => !part.isConnected).map((part) => part.outerHTML.slice(0, 80));
  });

const CONTENT = /<main [^>]*><div data-served="(\w+)">(.*?)<\/main>/s;
const HTML = { headers: { accept: 'text/html' } };

/** What the gateway has rendered of a page: with which container's bundle, and the markup; null when it sent a skeleton. */
export function renderedIn(html: string): { by: string; main: string } | null {
  const [, by, main] = CONTENT.exec(html) ?? [];
  return by === undefined || main === undefined ? null : { by, main };
}

export const renderedAt = async (request: APIRequestContext, path: string) =>
  renderedIn(await (await request.get(path, HTML)).text());

/** Opens a page, and answers what the gateway has rendered of it. */
export async function openRendered(page: Page, address: string) {
  const answer = await page.goto(address);
  return renderedIn((await answer?.text()) ?? '');
}
