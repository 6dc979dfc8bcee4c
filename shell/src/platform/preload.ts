import { integrityOf } from './integrity.ts';

const fetched = new Set<string>();

/** Whether a tag of the document has requested the file: of the gateway's HTML, by its path, or of webpack, by its whole address. */
const isRequested = (path: string) => document.querySelector(`script[src$="${path}"],link[href$="${path}"]`) !== null;

/** Requests a script or stylesheet of the release that may be needed soon, once. */
export function preload(file: string): void {
  const { pathname, search } = new URL(file, window.location.href);
  const path = pathname + search;
  if (fetched.has(path) || isRequested(path)) return;
  fetched.add(path);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = pathname.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = integrityOf(file);
  link.href = path;
  document.head.append(link);
}

/** Before a retry of a container: a failed preload would answer a stylesheet with its failure, so its tag is removed. */
export function forgetPreloads(container: string): void {
  const part = `/${container}/`;
  for (const path of fetched) if (path.includes(part)) fetched.delete(path);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')) {
    if (link.href.includes(part)) link.remove();
  }
}
