import type { EarlyRequest, Route } from '../release/manifest-types.ts';
import { fillPath, type Params } from './paths.ts';

/** A read that the page's HTML starts: its path relative to /api/, and where its response has pictures. */
export type EarlyRead = Pick<EarlyRequest, 'path' | 'pictures' | 'sizes' | 'widths'>;

/**
 * Reads of the page's first data. The query is canonical (keys sorted, empty ones dropped, encoded by URLSearchParams),
 * exactly as shared-auth's queryString builds it: it is the key that the page looks up.
 */
export function earlyReads(route: Route, params: Params, search: URLSearchParams): EarlyRead[] {
  return (route.early ?? []).map(({ path, query = [], defaults = {}, pictures, sizes, widths }) => {
    const values: Params = { ...defaults };
    for (const key of query) {
      const value = search.get(key);
      if (value) values[key] = value;
    }
    const pairs = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
    const text = new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString();
    return { path: fillPath(path, params) + (text ? `?${text}` : ''), pictures, sizes, widths };
  });
}

/** The caller that the page's data needs: anybody (null), a signed-in person, or a company in use. */
export type EarlyNeeds = 'session' | 'company' | null;

export function earlyNeeds(route: Route): EarlyNeeds {
  if (route.roles?.includes('company')) return 'company';
  return route.protected || route.roles?.length ? 'session' : null;
}

/** JSON that is safe inside <script>: no tag can begin or end in it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
