import type { PublicRemote, Release } from './release.ts';

export type * from './release.ts';

/** Manifests of all remotes, set by the build of the benchmarks. */
declare const __REMOTES__: readonly object[];

/** Replaces release.ts in the monolith of the benchmarks, whose contents are known at build time. */
const remotes = __REMOTES__.map((manifest) => ({ ...manifest, version: '0', entry: '' })) as unknown as PublicRemote[];

let release: Release | undefined;

export function readRelease(): Release {
  release ??= { ...JSON.parse(document.getElementById('release')?.textContent || '{}'), remotes };
  return release as Release;
}
