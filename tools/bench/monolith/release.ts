import type { PublicRemote, readStart as ReadStart, Release } from '../../../shell/src/platform/release.ts';

/** Manifests of all remotes, inserted by the build of the monolith. */
declare const __REMOTES__: readonly object[];

/** Replaces release.ts of the shell in the monolith, whose remotes are known at build time. */
const remotes = __REMOTES__.map((manifest) => ({ ...manifest, entry: '' })) as unknown as PublicRemote[];

let release: Release | undefined;

export function readRelease(): Release {
  release ??= { ...JSON.parse(document.getElementById('release')?.textContent || '{}'), remotes };
  return release as Release;
}

export const readStart: typeof ReadStart = () => JSON.parse(document.getElementById('start')?.textContent || '{}');
