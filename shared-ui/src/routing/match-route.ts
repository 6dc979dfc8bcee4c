import { parse } from 'regexparam';

export interface RouteMatch {
  /** The pattern that matched, as given. */
  pattern: string;
  params: Record<string, string>;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** First pattern (`/offers/:id`) that fits a path without locale; so exact paths stand before `:id`. */
export function matchRoute(patterns: readonly string[], pathname: string): RouteMatch | null {
  for (const pattern of patterns) {
    const { keys, pattern: expression } = parse(pattern);
    const found = expression.exec(pathname);
    if (!found) continue;
    const params = keys.flatMap((key, index) => {
      const value = found[index + 1];
      return value === undefined ? [] : [[key, decode(value)] as const];
    });
    return { pattern, params: Object.fromEntries(params) };
  }
  return null;
}
