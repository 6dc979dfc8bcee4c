import fc from 'fast-check';
import { localePath, parseLocation } from './location.ts';
import { isSitePath, sitePath } from './site-path.ts';

const SITE = 'https://wspolnik.test';
const originOf = (href: string) => new URL(href, `${SITE}/en/offers`).origin;

/** Characters that make a host of a path, mixed with everything else. */
const address = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '\\', '//', '/en', '/en/', '..', '.', '\t', '\n', '\u0000', ' ', ':', '@', '?', '#', '%2F'),
      fc.constantFrom('https:', 'javascript:', 'evil.example', 'offers'),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

test('a link in any language stays on this site', () => {
  fc.assert(
    fc.property(address, fc.constantFrom('pl', 'en'), (text, locale) => {
      expect(originOf(localePath(text, locale))).toBe(SITE);
    }),
    { numRuns: 3000 },
  );
});

test('a link of a page that was reached by any path stays on this site', () => {
  fc.assert(
    fc.property(address, fc.constantFrom('pl', 'en'), (text, locale) => {
      const { pathname, search, hash } = parseLocation(new URL(localePath(text, locale), SITE).pathname);
      for (const other of ['pl', 'en'] as const) {
        expect(originOf(localePath(pathname + search + hash, other))).toBe(SITE);
      }
    }),
    { numRuns: 3000 },
  );
});

test('a path of this site leads nowhere else', () => {
  fc.assert(
    fc.property(address, (text) => {
      if (isSitePath(text)) expect(originOf(text)).toBe(SITE);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['//evil.example/x', '/evil.example/x'],
  ['/\\evil.example', '/evil.example'],
  ['/\t/evil.example', '/evil.example'],
  ['https://evil.example', '/https://evil.example'],
  ['/offers?from=//a#//b', '/offers?from=//a#//b'],
])('%s is %s on this site', (text, path) => {
  expect(sitePath(text)).toBe(path);
});
