import { type Locale, localePath, parseLocation } from '@wspolnik/system';
import type { Decision } from './decide.ts';
import { pageLocale } from './i18n.ts';
import { remoteContent } from './remote-loader.ts';
import { remoteByName } from './remotes.ts';
import { currentDecision } from './routing.ts';

/** The tag of the head that the selector names, which is made when the gateway has written none. */
function tag(selector: string, name: 'meta' | 'link', attributes: Record<string, string>): HTMLElement {
  const known = document.head.querySelector<HTMLElement>(selector);
  if (known) return known;
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  document.head.append(made);
  return made;
}

function describe(text: string | undefined): void {
  const selector = 'meta[name=description]';
  if (text) tag(selector, 'meta', { name: 'description' }).setAttribute('content', text);
  else document.head.querySelector(selector)?.remove();
}

/** The address without its query, as the gateway writes it; pages for somebody signed in have none. */
function setCanonical(isPublic: boolean): void {
  const selector = 'link[rel=canonical]';
  if (!isPublic) {
    document.head.querySelector(selector)?.remove();
    return;
  }
  const { pathname } = parseLocation(window.location.pathname);
  const href = window.location.origin + localePath(pathname, pageLocale());
  tag(selector, 'link', { rel: 'canonical' }).setAttribute('href', href);
}

/** The page's description in both languages; of a remote's page from its entry, which has run. */
function descriptionOf(decision: Decision): Record<Locale, string> | undefined {
  if (decision.kind === 'shell') return decision.route.description;
  const remote = decision.kind === 'remote' && remoteByName(decision.remote);
  if (!remote) return undefined;
  return remoteContent(remote)?.pages.find(({ path }) => path === decision.route.path)?.description;
}

/** After a navigation the head is that of a loaded page. The first page has its head from the gateway. */
export function startPageHead(): void {
  let shown = window.location.pathname;
  window.addEventListener('wp:page', () => {
    if (window.location.pathname === shown) return;
    shown = window.location.pathname;
    const decision = currentDecision();
    describe(descriptionOf(decision)?.[pageLocale()]);
    setCanonical('route' in decision && !decision.route.protected);
  });
}
