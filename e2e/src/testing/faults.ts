import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';

/** Files of a container on the wire, in any version; a retry adds a query. */
export const FILES = {
  entry: /\/r\/mf_offers\/[^/]+\/remoteEntry\.js(\?|$)/,
  chunk: /\/r\/mf_offers\/[^/]+\/page-offer-list[^/]*\.js(\?|$)/,
  style: /\/r\/mf_offers\/[^/]+\/[^/]+\.css(\?|$)/,
} as const;

/** The elements that load them. */
export const TAGS = {
  entry: 'script[src*="/mf_offers/"][src*="/remoteEntry.js"]',
  chunk: 'script[src*="/mf_offers/"][src*="/page-offer-list"]',
  style: 'link[rel="stylesheet"][href*="/r/mf_offers/"]',
} satisfies Record<keyof typeof FILES, string>;

const THROWING = 'throw new Error("broken on purpose");';

export const HANGING = 'a hanging answer';

type Fault = (route: Route) => Promise<void> | void;

export const FAULTS = {
  'a 404': (route) => route.fulfill({ status: 404, body: 'gone' }),
  'a server error': (route) => route.fulfill({ status: 500, body: 'oops' }),
  [HANGING]: () => {},
  'a cut connection': (route) => route.abort('connectionreset'),
  garbage: (route) => route.fulfill({ contentType: 'text/javascript', body: '<<< not a script' }),
  'a script that throws': (route) => route.fulfill({ contentType: 'text/javascript', body: THROWING }),
} satisfies Record<string, Fault>;

/**
 * Integrity stops modified bytes before they run. To test a released file that throws, the release in the page is rewritten
 * to list the throwing file.
 */
export async function vouchForThrowing(page: Page, file: RegExp): Promise<void> {
  const digest = `sha384-${createHash('sha384').update(THROWING).digest('base64')}`;
  await page.route(
    (url) => !/\.\w+$|^\/(api|r|g)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replaceAll(/"(\/r\/[^"]+)":"sha384-[^"]+"/g, (pair, path: string) =>
        file.test(path) ? `"${path}":"${digest}"` : pair,
      );
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
