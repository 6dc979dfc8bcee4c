import type { MatchedRoute } from './live-release.ts';
import { fillPath } from './paths.ts';

/**
 * What a link to this page shares: its API path, and the query that names it. Parameters that the page's path does not have
 * come from the query, as for a post that is open above its list; that page exists also without the post.
 */
export function sharedOf(matched: MatchedRoute | null, search: URLSearchParams): { api: string; query: string } | null {
  const pattern = matched?.route.openGraph;
  if (!matched || !pattern) return null;
  const names = [...pattern.matchAll(/:([a-z0-9_]+)/g)].map(([, name = '']) => name);
  const asked = names.filter((name) => matched.params[name] === undefined);
  const values = asked.map((name) => [name, search.get(name) ?? ''] as const);
  if (values.some(([, value]) => value === '')) return null;
  const query = values.length > 0 ? `?${new URLSearchParams(Object.fromEntries(values))}` : '';
  return { api: fillPath(pattern, { ...matched.params, ...Object.fromEntries(values) }), query };
}
