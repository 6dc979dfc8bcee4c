import type { App } from '../context.ts';

interface KnownRoute {
  segments: readonly string[];
  methods: readonly string[];
}

/** Ignores the trailing slash, which is optional in every call, and the query. */
function segmentsOf(path: string): string[] {
  const [pathname = ''] = path.split('?', 1);
  return (pathname.endsWith('/') ? pathname.slice(0, -1) : pathname).split('/');
}

function isAt(route: readonly string[], path: readonly string[]): boolean {
  return route.length === path.length && route.every((part, index) => part.startsWith(':') || part === path[index]);
}

/**
 * Records the routes registered from here on. Returns a function that lists the methods of a path alphabetically; none for an
 * unknown path.
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
