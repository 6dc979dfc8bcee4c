import type { FitCheck } from '../promote.ts';
import { findBreaks, type Live } from './find-breaks.ts';
import type { Known } from './known.ts';

interface FitOptions {
  allowWider: boolean;
  /** Version of the running API. */
  api?: string | undefined;
}

/** What keeps a version from going live beside the others. The options as in findBreaks. */
export const fitCheck =
  ({ allowWider, api }: FitOptions): FitCheck =>
  (containers, candidate) => {
    const live =
      sortLive(containers) ?? (candidate.name === 'shell' ? { shell: candidate, remotes: containers } : null);
    if (!live) return ['No shell is live here, and nothing works without one: release the shell first.'];
    const before = containers.find(({ name }) => name === candidate.name);
    return findBreaks({ live: { ...live, api }, candidate, before, allowWider });
  };

export function sortLive(containers: Known[]): Live | null {
  const shell = containers.find(({ name }) => name === 'shell');
  return shell ? { shell, remotes: containers.filter((container) => container !== shell) } : null;
}
