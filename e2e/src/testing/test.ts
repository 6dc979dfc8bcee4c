import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type SignedIn, storageOf } from './accounts.ts';
import { watchDemoAccounts } from './demo-guard.ts';
import { createWorld, type PersonPlan, type World } from './world.ts';

/** Reported by the page itself, so that none is lost on the way to the console. */
const collectViolations = () => {
  const seen: string[] = [];
  Object.assign(window, { __violations: seen });
  document.addEventListener('securitypolicyviolation', (event) => {
    seen.push(
      `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
    );
  });
};

const POLICY_IN_CONSOLE = /Content Security Policy|TrustedHTML|TrustedScript|violates the following/i;

export interface Watch {
  /** Violations of the page's security policy so far, on every page of the test. */
  violations(): Promise<string[]>;
}

async function watchPolicy(context: BrowserContext): Promise<Watch> {
  const fromConsole: string[] = [];
  const lastOf = new Map<Page, string[]>();
  await context.addInitScript(collectViolations);
  context.on('console', (message) => {
    if (POLICY_IN_CONSOLE.test(message.text())) fromConsole.push(message.text());
  });
  return {
    async violations() {
      for (const page of context.pages()) {
        lastOf.set(
          page,
          await page.evaluate(() => (window as { __violations?: string[] }).__violations ?? []).catch(() => []),
        );
      }
      return [...fromConsole, ...[...lastOf.values()].flat()];
    },
  };
}

/** A page may still ask for a file when its journey ends; the handler of that request must not fail the journey. */
async function endRoutes(context: BrowserContext): Promise<void> {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
}

export interface Fixtures {
  /** Makes the people of the journey, with companies, offers and orders that no other journey knows. */
  world: <const Plan extends Record<string, PersonPlan>>(people: Plan) => Promise<World<Plan>>;
  /** A page of somebody else's browser, signed in; it is closed at the end. */
  beside: (person: SignedIn) => Promise<Page>;
  watch: Watch;
  readOnlyDemo: undefined;
}

/**
 * Every journey ends by checking that the page did not violate its own security policy, and that no demo account changed
 * anything: journeys that share an account read what another one writes.
 */
export const test = base.extend<Fixtures>({
  world: async ({ request }, use) => use((people) => createWorld(request, people)),
  beside: async ({ browser, baseURL, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (person) => {
      const storageState = storageOf(person, baseURL ?? '');
      const context = await browser.newContext({ ...contextOptions, baseURL, storageState });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) {
      await endRoutes(context);
      await context.close();
    }
  },
  watch: [
    async ({ context }, use) => {
      const watch = await watchPolicy(context);
      await use(watch);
      await endRoutes(context);
      expect(await watch.violations(), 'breaks of the security policy').toEqual([]);
    },
    { auto: true },
  ],
  readOnlyDemo: [
    async ({ browser, context, request }, use) => {
      const guard = watchDemoAccounts(browser, [request]);
      guard.watchContext(context);
      await use(undefined);
      guard.stop();
      expect(guard.writes(), 'changes by demo accounts, which journeys only read').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
