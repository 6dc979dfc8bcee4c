import { integrityOf } from './integrity.ts';

const fetched = new Set<string>();

/** Whether a tag of the document has requested the file: of the gateway's HTML, or of webpack. */
const isRequested = (file: string) => document.querySelector(`script[src="${file}"],link[href="${file}"]`) !== null;

/** Requests a script or stylesheet of the release that may be needed soon, once. */
export function preload(file: string): void {
  if (fetched.has(file) || isRequested(file)) return;
  fetched.add(file);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = new URL(file, window.location.href).pathname.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = integrityOf(file);
  link.href = file;
  document.head.append(link);
}

/** Before a retry of a container: a failed preload would answer a stylesheet with its failure, so its tag is removed. */
export function forgetPreloads(container: string): void {
  const part = `/${container}/`;
  for (const file of fetched) if (file.includes(part)) fetched.delete(file);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')) {
    if (link.href.includes(part)) link.remove();
  }
}
