import type { Locale } from '../release/manifest-types.ts';
import type { LiveRelease, MatchedRoute } from './live-release.ts';
import type { SharedObject } from './shared-object.ts';

const dashed = (path: string) => path.split('/').filter(Boolean).join('-').replaceAll(':', '');

/**
 * The names by which a page can be purged from caches between: its release, the containers that made it, its language, its route,
 * and the object that it is about. A value of an address is encoded, so that none becomes two names.
 */
export function surrogateKeys(
  { set }: LiveRelease,
  locale: Locale,
  { container, route }: Pick<MatchedRoute, 'container' | 'route'>,
  shared: SharedObject | null,
): string[] {
  const [noun] = route.path.split('/').filter(Boolean);
  return [
    `release-${set.number}`,
    ...new Set([set.shell.name, container.name]),
    `lang-${locale}`,
    `page-${dashed(route.path) || 'home'}`,
    ...(shared?.id ? [`${noun}-${encodeURIComponent(shared.id)}`] : []),
  ];
}
