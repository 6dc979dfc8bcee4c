import { test as base, expect, type Page } from '@playwright/test';

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

interface Watch {
  /** Violations of the page's security policy so far, on every page of the test. */
  violations(): Promise<string[]>;
}

/**
 * Every journey ends by checking that the page did not violate its own security policy, which other assertions would not
 * notice.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context }, use) => {
      const fromConsole: string[] = [];
      const lastOf = new Map<Page, string[]>();
      await context.addInitScript(collectViolations);
      context.on('console', (message) => {
        if (POLICY_IN_CONSOLE.test(message.text())) fromConsole.push(message.text());
      });
      const violations = async () => {
        for (const page of context.pages()) {
          lastOf.set(
            page,
            await page.evaluate(() => (window as { __violations?: string[] }).__violations ?? []).catch(() => []),
          );
        }
        return [...fromConsole, ...[...lastOf.values()].flat()];
      };
      await use({ violations });
      expect(await violations(), 'breaks of the security policy').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
