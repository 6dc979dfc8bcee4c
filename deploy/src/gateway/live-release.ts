import type { Route } from '../release/manifest-types.ts';
import type { PublicRemote } from '../release/page-types.ts';
import type { Canary, Frame, ReleasedContainer, ReleaseSet } from '../release/types.ts';
import { type Params, type PathMatcher, pathMatcher } from './paths.ts';
import { isGuarded, publicRemote } from './public-release.ts';

export interface LiveRelease {
  /** Of what goes live: another one also when a repaired container is taken, and the number of the release stays. */
  id: number;
  set: ReleaseSet;
  frame: Frame;
  /** Of everybody, as pages and open tabs get them. */
  remotes: PublicRemote[];
  routes: CompiledRoute[];
  /** The running canary, with what its browsers get. */
  canary?: Canary & { live: LiveRelease };
  /** It is what one admin looks at: the version that is not live, by its first digits. */
  preview?: { name: string; version: string };
  /** When what is served of a container was released, ISO 8601. */
  releasedAt(container: string): string;
}

export interface CompiledRoute {
  container: ReleasedContainer;
  route: Route;
  match: PathMatcher;
}

export interface MatchedRoute {
  container: ReleasedContainer;
  route: Route;
  params: Params;
}

let last = 0;

/** The common part of all pages of a release, computed once. */
export function liveRelease(set: ReleaseSet, frame: Frame, releasedAt: LiveRelease['releasedAt']): LiveRelease {
  return {
    id: ++last,
    set,
    frame,
    releasedAt,
    remotes: set.remotes.filter((remote) => !isGuarded(remote)).map(publicRemote),
    routes: [set.shell, ...set.remotes].flatMap((container) =>
      container.manifest.routes.map((route) => ({ container, route, match: pathMatcher(route.path) })),
    ),
  };
}

/** The release with this version of one of its containers, or with one more. */
export function withContainer(set: ReleaseSet, container: ReleasedContainer): ReleaseSet {
  if (container.name === 'shell') return { ...set, shell: container };
  const others = set.remotes.filter(({ name }) => name !== container.name);
  return { ...set, remotes: [...others, container].sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

/** The first match wins, the shell's own pages first. */
export function findRoute({ routes }: LiveRelease, path: string): MatchedRoute | null {
  for (const { container, route, match } of routes) {
    const params = match(path);
    if (params) return { container, route, params };
  }
  return null;
}
