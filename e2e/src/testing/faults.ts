import type { APIRequestContext, Page, Route } from '@playwright/test';
import { digestOf, releasedRemote } from './released-remote.ts';

const REMOTE = 'mf_offers';
/** The page of the list of offers. */
const CHUNK = 'page-offer-list';

export type Part = 'entry' | 'chunk' | 'style';

/** Files of a container on the wire; a retry adds a query. */
export type PartFiles = Record<Part, RegExp>;

const escaped = (path: string) => path.replaceAll(/[.]/g, '\\$&');
const address = (path: string) => new RegExp(`${escaped(path)}(\\?|$)`);

async function pathsOf(request: APIRequestContext) {
  const remote = await releasedRemote(request, REMOTE);
  const chunk = remote.files(CHUNK).findLast((file) => file.endsWith('.js'));
  if (!chunk) throw new Error(`${CHUNK} has no script`);
  return { ...remote, chunk };
}

/** The parts of the remote of offers, and the selectors of the elements that load them. */
export async function partsOfOffers(
  request: APIRequestContext,
): Promise<{ files: PartFiles; tags: Record<Part, string> }> {
  const { entry, chunk } = await pathsOf(request);
  const style = `/r/${REMOTE}/`;
  return {
    files: { entry: address(entry), chunk: address(chunk), style: new RegExp(`${style}[0-9a-f]+\\.css(\\?|$)`) },
    tags: {
      entry: `script[src*="${entry}"]`,
      chunk: `script[src*="${chunk}"]`,
      style: `link[rel="stylesheet"][href*="${style}"]`,
    },
  };
}

const THROWING = 'throw new Error("broken on purpose");';

export const HANGING = 'a hanging answer';

type Fault = (route: Route) => Promise<void> | void;

export const FAULTS = {
  // A page that asks whether the file is really gone hears that it is not: a tab whose release is gone loads itself anew.
  'a 404': (route) =>
    route.request().method() === 'HEAD' ? route.fallback() : route.fulfill({ status: 404, body: 'gone' }),
  'a server error': (route) => route.fulfill({ status: 500, body: 'oops' }),
  [HANGING]: () => {},
  'a cut connection': (route) => route.abort('connectionreset'),
  garbage: (route) => route.fulfill({ contentType: 'text/javascript', body: '<<< not a script' }),
  'a script that throws': (route) => route.fulfill({ contentType: 'text/javascript', body: THROWING }),
} satisfies Record<string, Fault>;

const script =
  (body: string): Fault =>
  (route) =>
    route.fulfill({ contentType: 'text/javascript', body });

/**
 * Integrity stops modified bytes before they run, and a file's name is its hash. To test a released file that throws, the page
 * gets a release with a file of that name: for a chunk also another entry, which names it.
 */
export async function releaseThrowing(page: Page, part: 'entry' | 'chunk'): Promise<void> {
  const { entry, chunk, source } = await pathsOf(page.request);
  const renamed = (path: string, content: string) => path.replace(/[0-9a-f]{64}/, digestOf(content));
  const digest = /[0-9a-f]{64}/.exec(chunk)?.[0] ?? '';
  const content = part === 'entry' ? THROWING : source.replaceAll(digest, digestOf(THROWING));
  await page.route(address(renamed(entry, content)), script(content));
  await page.route(address(renamed(chunk, THROWING)), script(THROWING));
  await page.route(
    (url) => !/\.\w+$|^\/(api|r|g)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replaceAll(entry, renamed(entry, content));
      await route.fulfill({ response, body: html });
    },
  );
}

/** The same file with one more statement, which shows whether it ran. */
export async function tamper(page: Page, file: RegExp): Promise<void> {
  await page.route(file, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.__pwned = true;\n${await response.text()}` });
  });
}
