import { useSessionStore, warmJSON, withQuery } from '@wspolnik/shared-auth';
import { parseLocation, whenIdle } from '@wspolnik/system';
import { decide, findRemoteRoute } from './decide.ts';
import { pageLocale } from './i18n.ts';
import { preload } from './preload.ts';
import type { EarlyRead } from './release.ts';
import { loadRemoteContent, remoteContent } from './remote-loader.ts';
import { availableRemotes, grantsPending } from './remotes.ts';

/**
 * Fetches a page's code and first data at once, as the gateway's HTML does for the first page. The entry of the remote runs,
 * because only it knows the page's files and reads. Never throws, because a navigation follows.
 */
export function warmPage(href: string): void {
  try {
    const { pathname, search } = parseLocation(href);
    const found = pageOf(pathname, search);
    if (!found) return;
    const { remote, route, params } = found;
    const warm = (content = remoteContent(remote)) => {
      const page = content?.pages.find(({ path }) => path === route.path);
      const locale = pageLocale();
      const ofPage = (page?.chunks ?? []).map((chunk) => chunk.replace('{locale}', locale));
      const chunks = ['./app', `messages-${locale}`, ...ofPage];
      for (const file of chunks.flatMap((chunk) => content?.files(chunk) ?? [])) preload(file);
      for (const read of page?.early ?? []) warmJSON(earlyPath(read, params, search));
    };
    if (remoteContent(remote)) warm();
    else loadRemoteContent(remote).then(warm).catch(ignore);
  } catch (error) {
    ignore(error);
  }
}

/** A failure here repeats when the page is opened, and is reported then. */
function ignore(_error: unknown): void {}

function pageOf(pathname: string, search: string) {
  const remotes = availableRemotes();
  const visitor = { session: useSessionStore.getState(), remotes, grantsPending: grantsPending() };
  const decision = decide({ pathname, search, hash: '' }, visitor);
  return decision.kind === 'remote' ? findRemoteRoute(remotes, pathname) : null;
}

/** Path of an early read, equal to the page's own first read; the gateway builds the same. */
export function earlyPath(
  { path, query = [], defaults = {} }: EarlyRead,
  params: Record<string, string>,
  search: string,
) {
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const asked = new URLSearchParams(search);
  const taken = Object.fromEntries(query.map((key) => [key, asked.get(key)]));
  return withQuery(filled, { ...defaults, ...dropEmpty(taken) });
}

function dropEmpty(values: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/**
 * Runs the entries of the pages that the header leads to: a click there then asks for the files and the data of the page at once,
 * without waiting for what names them.
 */
function loadMenuEntries(): void {
  for (const { href } of document.querySelectorAll<HTMLAnchorElement>('#header nav a')) {
    const found = pageOf(parseLocation(new URL(href).pathname).pathname, '');
    if (found) loadRemoteContent(found.remote).catch(ignore);
  }
}

/** Follows the `wp:warm` events of links. */
export function startWarming(): void {
  whenIdle(loadMenuEntries);
  window.addEventListener('wp:warm', (event) => {
    const path: unknown = (event as CustomEvent<{ path?: unknown }>).detail?.path;
    // After the event, because the pointer may be about to click.
    if (typeof path === 'string') setTimeout(() => warmPage(path));
  });
}
