import { pathMatcher, splitLocale } from '../gateway/paths.ts';
import { DamagedError } from './errors.ts';
import type { Registry } from './registry.ts';
import { readContainer, readLive } from './releases.ts';
import type { ReleaseStore } from './store.ts';
import type { Promotion } from './types.ts';

export interface PathOwner {
  promotion: Promotion;
  /** The pattern of the route. */
  route: string;
}

/** What serves a page, and why; null when nothing does. The shell's own pages go first, as in the gateway. */
export async function explainPath(
  store: ReleaseStore,
  channel: string,
  pathname: string,
  registry: Registry,
): Promise<{ owner: PathOwner | null; damaged: string[] }> {
  const live = await readLive(store, channel, registry);
  const damaged = live?.damaged ?? [];
  const { path } = splitLocale(pathname);
  const shellFirst = (a: Promotion, b: Promotion) => Number(b.name === 'shell') - Number(a.name === 'shell');
  for (const promotion of (live?.containers ?? []).toSorted(shellFirst)) {
    if (!promotion.version) continue;
    try {
      const { manifest } = await readContainer(store, promotion.name, promotion.version);
      const route = manifest.routes.find((one) => pathMatcher(one.path)(path));
      if (route) return { owner: { promotion, route: route.path }, damaged };
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error;
      damaged.push(error.message);
    }
  }
  return { owner: null, damaged };
}
