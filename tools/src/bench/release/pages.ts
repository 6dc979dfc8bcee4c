import type { Browser, Page } from 'playwright';

export interface PageFigures {
  /** Requests for files of the offers while the page goes from version 1 to 2, and back to 1. */
  forth: number;
  back: number;
  /** Of both versions, loaded at the same moment by a page that had neither. */
  cold: { requests: number; different: number };
  /** Milliseconds from the end of the command to the rolled back page, with the navigation. */
  rollback: number;
}

export interface Versions {
  origin: string;
  /** Makes one of the two live, and resolves when the gateway serves it and a page asks for it again. */
  goForth(): Promise<void>;
  goBack(): Promise<void>;
  /** Undoes the last release; resolves a second after the command. */
  rollBack(): Promise<void>;
  /** Heading of the list in the two versions. */
  titles: readonly [string, string];
}

const FILES = /\/r\/mf_offers\//;

function countFiles(page: Page): { urls: string[] } {
  const counted = { urls: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (FILES.test(pathname)) counted.urls.push(pathname);
  });
  return counted;
}

async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]:visible`).first();
  await link.hover();
  await link.click();
  await page.waitForURL(`**${path}`);
}
const heading = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();

/** Goes to the list of offers after another page: there and back through the header and the footer. */
async function openList(page: Page, title: string): Promise<void> {
  await follow(page, '/companies');
  await heading(page, 'Firmy');
  await follow(page, '/offers');
  await heading(page, title);
}

export async function measurePages(browser: Browser, versions: Versions): Promise<PageFigures> {
  const { origin, titles, goForth, goBack, rollBack } = versions;
  const [first, second] = titles;
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${origin}/offers`);
  await heading(page, first);
  const counted = countFiles(page);
  await goForth();
  await openList(page, second);
  const forth = counted.urls.length;
  await goBack();
  await openList(page, first);
  const back = counted.urls.length - forth;
  await goForth();
  await openList(page, second);
  await follow(page, '/companies');
  await heading(page, 'Firmy');
  await rollBack();
  const started = performance.now();
  await follow(page, '/offers');
  await heading(page, first);
  const rollback = performance.now() - started;
  await page.close();
  return { forth, back, rollback, cold: await loadBothCold(browser, versions) };
}

/**
 * A company's page begins to load its slot of version 1, and before a file has arrived the list of offers is opened in version 2:
 * nothing is loaded before both have asked.
 */
async function loadBothCold(browser: Browser, { origin, goForth, titles }: Versions): Promise<PageFigures['cold']> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${origin}/companies`);
  await heading(page, 'Firmy');
  const counted = countFiles(page);
  const gate = Promise.withResolvers<void>();
  await page.route(FILES, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(FILES);
  await page.locator('#main a[href^="/companies/"]:visible').first().click();
  await page.mouse.wheel(0, 5000);
  await asked;
  await goForth();
  const askedAgain = page.waitForRequest(FILES);
  await follow(page, '/offers');
  await askedAgain;
  gate.resolve();
  await heading(page, titles[1]);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-settled'));
  await page.close();
  return { requests: counted.urls.length, different: new Set(counted.urls).size };
}
