import { LOCALES, type Locale, type Route } from '../release/manifest-types.ts';

export interface PagePath {
  locale: Locale;
  /** Without the locale prefix and a trailing slash: `/offers/1`. Never begins with `//`, which would name another host. */
  path: string;
}

/** Characters that a browser reads as a slash, or drops before it reads an address: `/\t/` would become `//`. */
const UNSAFE = /[\\\p{Cc}\s]/gu;

export const encodeUnsafe = (pathname: string) => pathname.replace(UNSAFE, encodeURIComponent);

/** Polish has no prefix, every other locale has its own. Slashes beside each other count as one. */
export function splitLocale(pathname: string): PagePath {
  const segments = encodeUnsafe(pathname).split('/').filter(Boolean);
  const prefixed = LOCALES.find((locale) => locale !== 'pl' && locale === segments[0]);
  return { locale: prefixed ?? 'pl', path: `/${segments.slice(prefixed ? 1 : 0).join('/')}` };
}

/** Addresses with `//` are no pages, so that each page has one address. */
export const hasEmptySegment = (pathname: string) => pathname.includes('//');

export function localePath({ locale, path }: PagePath): string {
  if (locale === 'pl') return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

export type Params = Record<string, string>;

/** The parameters of a path, or null when it does not match. */
export type PathMatcher = (path: string) => Params | null;

/** Compiles a route's pattern. `:id` matches one segment. */
export function pathMatcher(pattern: Route['path']): PathMatcher {
  const names: string[] = [];
  const source = pattern.replace(/:([a-z0-9_]+)/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  if (names.length === 0) return (path) => (path === pattern ? {} : null);
  const compiled = new RegExp(`^${source}$`);
  return (path) => {
    const match = compiled.exec(path);
    if (!match) return null;
    try {
      return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]));
    } catch {
      // A malformed escape matches nothing.
      return null;
    }
  };
}

/** Fills in `offers/:id/`; a parameter never adds a segment. */
export function fillPath(path: string, params: Params): string {
  return path.replace(/:([a-z0-9_]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
