import { useSessionStore } from '@wspolnik/shared-auth';
import { holderOf, isKeptPage, readCache, SHOWN, SHOWN_PAGES, type ShownPage, STATE } from '../lib/kept.ts';
import { KEPT_MARK } from '../lib/kept-marks.ts';

/** The suffix of titles, and the number of unread things before them. */
const DECORATION = /^\(\d+\+?\) | · Wspólnik$/g;

/** Pages that this person has read on this device, the last one first. */
export async function shownPages(): Promise<ShownPage[]> {
  const name = readCache(holderOf(useSessionStore.getState().access_token));
  if (!(await caches.has(name))) return [];
  const stored = await (await caches.open(name)).match(SHOWN);
  return stored ? stored.json() : [];
}

async function record({ title, at, path }: ShownPage): Promise<void> {
  const holder = holderOf(useSessionStore.getState().access_token);
  const others = (await shownPages()).filter((page) => page.path !== path);
  const pages = [{ path, title, at }, ...others].slice(0, SHOWN_PAGES);
  // The session may have ended meanwhile, or the worker was removed.
  if (holder !== holderOf(useSessionStore.getState().access_token) || !(await caches.has(STATE))) return;
  const headers = { 'content-type': 'application/json', 'x-wspolnik-at': String(at) };
  await (await caches.open(readCache(holder))).put(SHOWN, new Response(JSON.stringify(pages), { headers }));
}

/** Lists the page in view, and each that follows, unless it comes from this device itself. */
export function recordShown(): void {
  let last = '';
  const note = () => {
    const { pathname, search, href } = window.location;
    const path = pathname + search;
    const title = document.title.replaceAll(DECORATION, '');
    const isKept = document.documentElement.hasAttribute(KEPT_MARK) || !navigator.onLine;
    if (isKept || !title || !isKeptPage(new URL(href)) || last === path + title) return;
    last = path + title;
    // A device without room lists no more.
    void record({ path, title, at: Date.now() }).catch(() => undefined);
  };
  note();
  // One task later: the page sets its title first.
  const soon = () => setTimeout(note);
  window.addEventListener('wp:page', soon);
  // Another query of the same page.
  window.addEventListener('single-spa:routing-event', soon);
}
