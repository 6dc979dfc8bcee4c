import { integrityOf as integrityOfFile } from '@wspolnik/deploy/integrity';

/** Of a script or stylesheet of a release, whose name is its hash; throws for every other address, so that nothing else runs. */
export function integrityOf(url: string): string {
  const { origin, pathname } = new URL(url, window.location.href);
  if (origin !== window.location.origin) throw new TypeError(`not a file of a release: ${url}`);
  return integrityOfFile(pathname);
}
