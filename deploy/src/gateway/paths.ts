import { LOCALES, type Locale, type Route } from '../release/types.ts';

export interface PagePath {
  locale: Locale;
  /** Without the locale prefix and a trailing slash: `/offers/1`. */
  path: string;
}

/** Polish has no prefix, every other locale has its own. */
export function splitLocale(pathname: string): PagePath {
  const [, first = '', ...rest] = pathname.split('/');
  const prefixed = LOCALES.find((locale) => locale !== 'pl' && locale === first);
  const path = prefixed ? `/${rest.join('/')}` : pathname;
  return { locale: prefixed ?? 'pl', path: path.length > 1 ? path.replace(/\/+$/, '') || '/' : path };
}

export function localePath({ locale, path }: PagePath): string {
  if (locale === 'pl') return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

export type Params = Record<string, string>;

/** The route's parameters, or null when the path does not match. `:id` matches one segment. */
export function matchPath(pattern: Route['path'], path: string): Params | null {
  const names: string[] = [];
  const source = pattern.replace(/:([a-z0-9_]+)/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const match = new RegExp(`^${source}$`).exec(path);
  if (!match) return null;
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]));
  } catch {
    // A malformed escape matches nothing.
    return null;
  }
}

/** Fills in `offers/:id/`; a parameter never adds a segment. */
export function fillPath(path: string, params: Params): string {
  return path.replace(/:([a-z0-9_]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
