import type { MatchedRoute } from './live-release.ts';
import { fillPath, type Params } from './paths.ts';

/** What a link to a page shares. */
export interface SharedObject {
  /** Its API path. */
  api: string;
  /** The query that names it, or empty. */
  query: string;
  /** Null for what has none, such as the list of webinars. */
  id: string | null;
}

/**
 * Parameters that the page's path does not have come from the query, as for a post that is open above its list; that page exists
 * also without the post.
 */
export function sharedOf(matched: MatchedRoute | null, search: URLSearchParams): SharedObject | null {
  const pattern = matched?.route.openGraph;
  if (!matched || !pattern) return null;
  const names = [...pattern.matchAll(/:([a-z0-9_]+)/g)].map(([, name = '']) => name);
  const asked = names.filter((name) => matched.params[name] === undefined);
  const values = asked.map((name) => [name, search.get(name) ?? ''] as const);
  if (values.some(([, value]) => value === '')) return null;
  const query = values.length > 0 ? `?${new URLSearchParams(Object.fromEntries(values))}` : '';
  const params: Params = { ...matched.params, ...Object.fromEntries(values) };
  return { api: fillPath(pattern, params), query, id: params[names.at(-1) ?? ''] ?? null };
}
