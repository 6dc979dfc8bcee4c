import { readRelease } from './release.ts';

// A guarded file is served under a capability, but listed under its plain path.
const CAPABILITY = /^\/g\/[^/]+\//;

/** Hash of a file of the release; throws for any other URL, so that unlisted files never run. */
export function integrityOf(url: string): string {
  const { origin, pathname } = new URL(url, window.location.href);
  const hash = readRelease().integrity[pathname.replace(CAPABILITY, '/r/')];
  if (origin !== window.location.origin || !hash) throw new TypeError(`not a file of the release: ${url}`);
  return hash;
}
