import type { Route } from '../manifest-types.ts';
import type { ReleasedContainer } from '../types.ts';

/**
 * Pages of two containers that some path would both match. Which one opens would depend on the order of the containers, which no
 * team decides. Inside a container the order is its own: exact paths come before `:id`.
 */
export function routeBreaks(candidate: ReleasedContainer, others: readonly ReleasedContainer[]): string[] {
  return others.flatMap((other) =>
    candidate.manifest.routes.flatMap(({ path }) =>
      other.manifest.routes
        .filter((route) => meet(path, route.path))
        .map((route) =>
          route.path === path
            ? `${candidate.name} and ${other.name} both have the page ${path}.`
            : `The page ${path} of ${candidate.name} and ${route.path} of ${other.name} match the same addresses.`,
        ),
    ),
  );
}

/** Whether some path matches both. A segment with a parameter matches any one segment (pathMatcher of the gateway). */
export function meet(one: Route['path'], other: Route['path']): boolean {
  const [left, right] = [one.split('/'), other.split('/')];
  return left.length === right.length && left.every((part, index) => segmentsMeet(part, right[index] ?? ''));
}

function segmentsMeet(one: string, other: string): boolean {
  if (one.includes(':') && other.includes(':')) return true;
  if (one.includes(':')) return matches(one, other);
  return other.includes(':') ? matches(other, one) : one === other;
}

/** A parameter may be a part of a segment, as in `order-:id`, and is never empty. */
function matches(pattern: string, segment: string): boolean {
  const [start = '', ...ends] = pattern.split(/:[a-z0-9_]+/);
  const end = ends.at(-1) ?? '';
  return segment.startsWith(start) && segment.endsWith(end) && segment.length > start.length + end.length;
}
