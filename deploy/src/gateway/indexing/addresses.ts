import type { Route } from '../../release/manifest-types.ts';
import type { CompiledRoute, LiveRelease } from '../live-release.ts';
import { isGuarded } from '../public-release.ts';

/** Pages for everybody that lead nowhere from a search engine. */
const UNLISTED = ['/404', '/offline', '/search', '/notifications/unsubscribe'];

/** Whether search engines may list the page: it needs nobody signed in, and is no result of a search. */
export const isListed = ({ path, protected: isProtected, roles }: Route): boolean =>
  !isProtected && !roles?.length && !UNLISTED.includes(path);

/** Routes that search engines may list. */
export const listedRoutes = ({ routes }: LiveRelease): CompiledRoute[] =>
  routes.filter(({ container, route }) => !isGuarded(container) && isListed(route));

const PAGE = /^[1-9]\d{0,4}$/;

export interface ListView {
  /** From 1. */
  page: number;
  /** The category that is the only filter. */
  category: string | null;
}

export const WHOLE_LIST: ListView = { page: 1, category: null };

/**
 * The part of a list that its address means to a search engine (ADR 122): a page of the whole list, or of one category. Every other
 * filter and order shows the same things again, so its address is that of the list.
 */
export function listView(route: Route, search: URLSearchParams): ListView {
  const names = (route.early ?? []).map(({ query = [] }) => query).find((query) => query.includes('page')) ?? [];
  const given = names.filter((name) => name !== 'page' && search.get(name));
  const isWhole = given.length === 0;
  if (!isWhole && String(given) !== 'category') return WHOLE_LIST;
  const page = names.includes('page') ? (search.get('page') ?? '') : '';
  return { page: PAGE.test(page) ? Number(page) : 1, category: isWhole ? null : search.get('category') };
}

export function listQuery({ page, category }: ListView): string {
  const query = new URLSearchParams({ ...(category ? { category } : {}), ...(page > 1 ? { page: String(page) } : {}) });
  return query.size > 0 ? `?${query}` : '';
}
