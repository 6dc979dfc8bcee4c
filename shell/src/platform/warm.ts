import { useSessionStore, warmJSON, withQuery } from '@wspolnik/shared-auth';
import { parseLocation } from '@wspolnik/shared-ui';
import { decide, findRemoteRoute } from './decide.ts';
import { integrityOf } from './integrity.ts';
import type { EarlyRead, PublicRemote } from './release.ts';
import { readRelease } from './release.ts';
import { availableRemotes, grantsPending } from './remotes.ts';

const fetched = new Set<string>();

/**
 * Before a retry: a failed preload would answer the stylesheet of the same URL with its failure, so its tag is removed, and
 * the file may be prefetched again.
 */
export function forgetWarmed({ name, version }: PublicRemote): void {
  const part = `/${name}/${version}/`;
  for (const file of fetched) if (file.includes(part)) fetched.delete(file);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')) {
    if (link.href.includes(part)) link.remove();
  }
}

/** Fetches a page's code and first data at once, as the gateway's HTML does for the first page. */
export function warmPage(href: string): void {
  const { pathname, search } = parseLocation(href);
  const remotes = availableRemotes();
  const decision = decide(
    { pathname, search, hash: '' },
    { session: useSessionStore.getState(), remotes, grantsPending: grantsPending() },
  );
  if (decision.kind !== 'remote') return;
  const found = findRemoteRoute(remotes, pathname);
  if (!found) return;
  for (const file of found.route.files ?? []) preload(fileUrl(found.remote, file));
  for (const read of found.route.early ?? []) warmJSON(earlyPath(read, found.params, search));
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

const fileUrl = (remote: PublicRemote, file: string) =>
  file.startsWith('/') ? file : new URL(file, new URL(remote.entry, window.location.origin)).pathname;

function preload(file: string): void {
  if (fetched.has(file) || readRelease().preloaded.includes(file)) return;
  fetched.add(file);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = integrityOf(file);
  link.href = file;
  document.head.append(link);
}

/** Follows the `wp:warm` events of links. */
export function startWarming(): void {
  window.addEventListener('wp:warm', (event) => {
    const path: unknown = (event as CustomEvent<{ path?: unknown }>).detail?.path;
    // After the event, because the pointer may be about to click.
    if (typeof path === 'string') setTimeout(() => warmPage(path));
  });
}
