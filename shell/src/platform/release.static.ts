import type { PublicRemote, Release } from './release.ts';

export type * from './release.ts';

/** Manifests of all remotes; the build of the bench puts them in. */
declare const __REMOTES__: readonly object[];

/** The twin of release.ts for the monolith that the benches compare with: what it contains is known when it is built. */
const remotes = __REMOTES__.map((manifest) => ({ ...manifest, version: '0', entry: '' })) as unknown as PublicRemote[];

let release: Release | undefined;

export function readRelease(): Release {
  release ??= { ...JSON.parse(document.getElementById('release')?.textContent || '{}'), remotes };
  return release as Release;
}
