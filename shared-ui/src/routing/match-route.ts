import { parse } from 'regexparam';

export interface RouteMatch {
  /** The pattern that matched, as given. */
  pattern: string;
  params: Record<string, string>;
}

const takeApart = (pattern: string) => parse(pattern);
/** Every link that is passed over asks for the page behind it, so a pattern is taken apart once. */
const known = new Map<string, ReturnType<typeof takeApart>>();

function parseOnce(pattern: string): ReturnType<typeof takeApart> {
  const parsed = known.get(pattern) ?? takeApart(pattern);
  known.set(pattern, parsed);
  return parsed;
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
    const { keys, pattern: expression } = parseOnce(pattern);
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
