interface EarlyRequest {
  path: string;
  query?: string[];
  defaults?: Record<string, string>;
}

/** The routes of a remote.json. */
interface Routes {
  routes: readonly { path: string; early?: readonly EarlyRequest[] }[];
}

/**
 * Paths that the gateway requests from the API before any script, for a route, its parameters and the query of an address:
 * the rule of ARCHITECTURE.md, deliberately duplicated.
 */
export function earlyPaths(remote: Routes, route: string, params: Record<string, string>, search: string): string[] {
  const early = remote.routes.find(({ path }) => path === route)?.early ?? [];
  const given = new URLSearchParams(search);
  return early.map(({ path, query = [], defaults = {} }) => {
    const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const pairs = query.map((name) => [name, given.get(name) ?? '']).concat(Object.entries(defaults));
    const asked = new URLSearchParams(pairs.filter(([, value]) => value !== ''));
    asked.sort();
    return asked.size === 0 ? filled : `${filled}?${asked}`;
  });
}
