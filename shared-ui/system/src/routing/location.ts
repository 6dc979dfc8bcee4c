import { useContext, useMemo, useSyncExternalStore } from 'react';
import { DEFAULT_LOCALE, type Locale, RootContext } from '../root/locale.ts';
import { confirmNavigation } from './navigation-guard.ts';
import { sitePath } from './site-path.ts';

export interface PageLocation {
  /** Without the locale: `/offers/1` for `/en/offers/1`. */
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its hash sign, or empty. */
  hash: string;
  locale: Locale;
}

const PREFIX = /^\/en(?=\/|$|\?|#)/;

/** Parses an address of the product; `/en` is the locale, everything else is Polish. */
export function parseLocation(href: string): PageLocation {
  const [, path = '/', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  return { pathname: path.replace(PREFIX, '') || '/', search, hash, locale: PREFIX.test(path) ? 'en' : DEFAULT_LOCALE };
}

/** The address of a page in a locale; accepts a path with or without a prefix, keeps query and hash, and stays on this site. */
export function localePath(path: string, locale: Locale = currentLocale()): string {
  const rooted = sitePath(sitePath(path).replace(PREFIX, ''));
  if (locale === DEFAULT_LOCALE) return rooted;
  return rooted === '/' ? '/en' : `/en${rooted.replace(/^\/(?=[?#])/, '')}`;
}

/** The page's path without locale, with query and hash. */
export const currentHref = () => window.location.pathname + window.location.search + window.location.hash;
const currentLocale = (): Locale =>
  typeof window === 'undefined' ? DEFAULT_LOCALE : parseLocation(window.location.pathname).locale;

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener('hashchange', listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener('hashchange', listener);
  };
}

/** A server does not know the hash. While React takes over its markup, a browser has to answer the same. */
const servedHref = () =>
  typeof window === 'undefined' ? undefined : window.location.pathname + window.location.search;

/** Subscribes to the page's address; without a browser, the one given to `Providers`. */
export function useLocation(): PageLocation {
  const { location, locale } = useContext(RootContext);
  const href = useSyncExternalStore(subscribe, currentHref, () => servedHref() ?? location ?? localePath('/', locale));
  return useMemo(() => parseLocation(href), [href]);
}

/** Subscribes to one parameter of the page's address; changes of other parameters cause no render. */
export function useSearchParam(name: string): string | null {
  const { location = '' } = useContext(RootContext);
  return useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(name),
    () => new URLSearchParams(parseLocation(servedHref() ?? location).search).get(name),
  );
}

export interface NavigateOptions {
  /** Replaces the history entry instead of adding one. */
  replace?: boolean;
}

/** Navigates to a page of the product in the current locale; asks first when a form has unsaved changes. */
export function navigate(path: string, { replace = false }: NavigateOptions = {}): void {
  const href = localePath(path);
  const go = () => {
    window.history[replace ? 'replaceState' : 'pushState'](null, '', href);
    // Once single-spa has started, it dispatches an event for every history change itself.
    if (!('singleSpaNavigate' in window)) window.dispatchEvent(new PopStateEvent('popstate'));
  };
  const allowed = confirmNavigation(href);
  if (allowed === true) go();
  else if (allowed !== false) allowed.then((yes) => yes && go());
}
