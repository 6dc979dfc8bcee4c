import type { App } from './context.ts';

interface KnownRoute {
  segments: readonly string[];
  methods: readonly string[];
}

/** Without the slash at the end, with which and without which every call answers, and without the query. */
function segmentsOf(path: string): string[] {
  return path.replace(/\?.*$/s, '').replace(/\/+$/, '').split('/');
}

function isAt(route: readonly string[], path: readonly string[]): boolean {
  return route.length === path.length && route.every((part, index) => part.startsWith(':') || part === path[index]);
}

/**
 * Remembers the routes that are registered from here on. Answers what tells the methods of a path, in the order of the
 * alphabet; none for a path that is nobody's.
 */
export function knownMethods(app: App): (path: string) => string[] {
  const routes: KnownRoute[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    routes.push({ segments: segmentsOf(url), methods: [method].flat() });
  });
  return (path) => {
    const segments = segmentsOf(path);
    const known = routes.filter((route) => isAt(route.segments, segments)).flatMap(({ methods }) => methods);
    return [...new Set(known)].sort();
  };
}
