import { registerHooks } from 'node:module';

/** Files that help tests, by the names that they have everywhere: `testing.ts`, `testing-market.ts`, `testing/people.ts`. */
const HELPERS = /\/(api|deploy)\/src\/(.+\/)?testing(-[\w-]+)?(\.ts$|\/)/;

/**
 * Gives each test file its own helpers. They are modules that open a database, make people and count when they load, and a
 * second test file of the same process would get the closed database of the first one. The product's modules load once.
 * Returns the call that announces the next test file.
 */
export function giveHelpersOfTheirOwn(): () => void {
  let file = 0;
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context);
      if (!HELPERS.test(resolved.url) || resolved.url.endsWith('.test.ts')) return resolved;
      return { ...resolved, url: `${resolved.url}?of=${file}` };
    },
  });
  return () => {
    file += 1;
  };
}
