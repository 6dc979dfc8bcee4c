import { LOCALES, type Locale } from '../../release/manifest-types.ts';
import type { LiveRelease } from '../live-release.ts';
import { encodeUnsafe, hasEmptySegment, localePath } from '../paths.ts';
import { isGuarded } from '../public-release.ts';

const INDEX = /^index\.html?$/i;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The address of the page that this one means, when it is another one: with the prefix of the default language, a slash at its end,
 * capitals, or `index.html`. Only a page of the release is led to, so the target is a path that begins with a route's own segment
 * and never another host. Null where nothing is to be changed, or nothing is known.
 */
export function movedTo(url: string, live: LiveRelease): string | null {
  const [pathname = '/', query] = url.split(/\?(.*)/s);
  if (hasEmptySegment(pathname)) return null;
  const { locale, segments } = split(encodeUnsafe(pathname));
  const path = knownPath(segments, live);
  if (path === null) return null;
  const target = localePath({ locale, path });
  if (target === pathname) return null;
  return query === undefined ? target : `${target}?${query}`;
}

function split(pathname: string): { locale: Locale; segments: string[] } {
  const segments = pathname.split('/').filter(Boolean);
  if (INDEX.test(segments.at(-1) ?? '')) segments.pop();
  const locale = LOCALES.find((one) => one === segments[0]?.toLowerCase());
  return { locale: locale ?? 'pl', segments: segments.slice(locale ? 1 : 0) };
}

/** The path in the spelling of its route, the first that fits; null for what is no page of everybody's release. */
function knownPath(segments: string[], { routes }: LiveRelease): string | null {
  for (const { container, route } of routes) {
    const pattern = route.path.split('/').filter(Boolean);
    const fits =
      pattern.length === segments.length &&
      pattern.every((part, index) => part.startsWith(':') || part === segments[index]?.toLowerCase());
    if (!fits) continue;
    if (isGuarded(container)) return null;
    return `/${pattern.map((part, index) => (part.startsWith(':') ? spelled(segments[index] ?? '') : part)).join('/')}`;
  }
  return null;
}

/** Ids of the API are in lower case; what else there is may differ by case. */
const spelled = (value: string) => (UUID.test(value) ? value.toLowerCase() : value);
