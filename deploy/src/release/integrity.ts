/**
 * A released file: `<sha256 in hex>.<ending>`. The few files that their library imports by name lie in a folder that is named
 * by the content of all of them.
 */
const FILE = /^\/(?:r|g\/[^/]+)\/[a-z0-9_]+\/([0-9a-f]{64})\.(?:js|css)$/;

/**
 * Of a script or stylesheet of a release, by its pathname: `/r/<container>/<file>`, or `/g/<capability>/<container>/<file>` of a
 * guarded one. The only source of `integrity`, in the page and in the gateway; throws a TypeError for every other address, so
 * that nothing loads without one.
 */
export function integrityOf(pathname: string): string {
  const [, digest] = FILE.exec(pathname) ?? [];
  if (!digest) throw new TypeError(`not a file of a release: ${pathname}`);
  const bytes = digest.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}
