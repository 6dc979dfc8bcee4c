import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ContainerManifest } from '@wspolnik/deploy/release';
import type { Browser, BrowserContext, Page } from 'playwright';
import { type Account, type Accounts, accountOf } from './accounts.ts';
import type { Addresses } from './addresses.ts';
import { VIEW } from './browser.ts';
import { watchPage } from './watch-page.ts';

type Route = ContainerManifest['routes'][number];

export interface Visit {
  path: string;
  account: Account | undefined;
  /** Undefined when no id is known. */
  address: string | undefined;
  /** Of the console, the policy and requests. */
  problems: string[];
  /** Findings of axe. */
  accessibility: string[];
}

export interface OpenIn {
  browser: Browser;
  /** Of the product under check. */
  url: string;
  accounts: Accounts;
}
interface Visiting extends OpenIn {
  addresses: Addresses;
}

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** At the same time: the browser waits for one while it works on the other. */
const AT_ONCE = 2;

/** Opens every page as a new document: first those without parameters, which link to others. */
export async function visitPages(routes: readonly Route[], visiting: Visiting): Promise<Visit[]> {
  const { addresses } = visiting;
  const axe = await readFile(AXE, 'utf8');
  const contexts = new Map<Account | undefined, Promise<BrowserContext>>();
  const contextOf = (account: Account | undefined) => {
    const context = contexts.get(account) ?? openContext(account, visiting);
    contexts.set(account, context);
    return context;
  };
  const visits = new Map<string, Visit>();
  const isPlain = ({ path }: Route) => !path.includes('/:');
  for (const part of [routes.filter(isPlain), routes.filter((route) => !isPlain(route))]) {
    const queue = part.values();
    const work = async () => {
      const tabs = new Map<Account | undefined, Tab>();
      for (const route of queue) {
        const account = accountOf(route);
        const tab = tabs.get(account) ?? (await openTab(await contextOf(account)));
        tabs.set(account, tab);
        visits.set(route.path, await visit(route, tab, axe, addresses));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  for (const context of contexts.values()) await (await context).close();
  return routes.flatMap(({ path }) => visits.get(path) ?? []);
}

export async function openContext(account: Account | undefined, { browser, url, accounts }: OpenIn) {
  const storageState = account && (await accounts.storage(account));
  return browser.newContext({ ...VIEW, baseURL: url, storageState });
}

/** Documents follow each other in one tab: a new one would compile every script again. */
interface Tab {
  page: Page;
  /** Of the console, the policy and requests, since the last document. */
  problems: string[];
}

async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  return { page, problems: watchPage(page) };
}

async function visit(route: Route, { page, problems }: Tab, axe: string, addresses: Addresses): Promise<Visit> {
  const { path } = route;
  const address = await addresses.find(path);
  const visited: Visit = { path, account: accountOf(route), address, problems: [], accessibility: [] };
  if (!address) return visited;
  await page.goto(address);
  if (!(await settles(page))) problems.push(`it is still loading, saving or moving after ${PATIENCE / 1000} s`);
  addresses.learn(await page.evaluate(() => Array.from(document.links, ({ pathname }) => pathname)));
  visited.accessibility = await accessibilityProblems(page, axe);
  visited.problems = [...new Set(problems.splice(0))];
  return visited;
}

/** Milliseconds. */
const PATIENCE = 15_000;

/** Waits until nothing loads, mounts or is saved (shared-ui/system/src/root/settled.ts). Answers whether that comes. */
export const settles = (page: Page): Promise<boolean> =>
  page
    .locator('html[data-settled]')
    .waitFor({ timeout: PATIENCE })
    .then(
      () => true,
      () => false,
    );

async function accessibilityProblems(page: Page, axe: string): Promise<string[]> {
  // Evaluated from outside: the policy of the page lets no script in.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => {
    type Found = { violations: { id: string; help: string; nodes: { target: string[] }[] }[] };
    const { axe } = window as unknown as { axe: { run(context: Document, options: object): Promise<Found> } };
    return axe.run(document, { resultTypes: ['violations'], iframes: false });
  });
  return violations.map(
    ({ id, help, nodes }) => `${help} (${id}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
