import { parse } from 'regexparam';

export interface RouteMatch {
  /** The pattern that matched, as given. */
  pattern: string;
  params: Record<string, string>;
}

const takeApart = (pattern: string) => parse(pattern);
/** Patterns are parsed once, because every hovered link is matched. */
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

/** First matching pattern (`/offers/:id`) of a path without locale; exact paths must precede `:id`. */
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
