import {
  type FitCheck,
  findBreaks,
  findLosses,
  type Known,
  type Live,
  readLive,
  readLiveContainers,
} from '@wspolnik/deploy/release';
import { runningApiVersion } from './api-version.ts';
import type { Context } from './context.ts';

interface FitOptions {
  allowWider: boolean;
  /** Version of the running API. */
  api?: string | undefined;
}

/** The options as in findBreaks. */
export const fitCheck =
  ({ allowWider, api }: FitOptions): FitCheck =>
  (containers, candidate) => {
    const live =
      sortLive(containers) ?? (candidate.name === 'shell' ? { shell: candidate, remotes: containers } : null);
    if (!live) return ['No shell is live here, and nothing works without one: release the shell first.'];
    const before = containers.find(({ name }) => name === candidate.name);
    return findBreaks({ live: { ...live, api }, candidate, before, allowWider });
  };

/** The comparison that a promote makes. */
export const promoteCheck = async (context: Context): Promise<FitCheck> =>
  fitCheck({ allowWider: context.options['allow-wider'], api: await runningApiVersion(context) });

export async function readLiveSet({ store, channel, registry }: Context): Promise<Known[]> {
  const known = await registry();
  const live = await readLive(store, channel, known);
  return live ? readLiveContainers(store, live, known) : [];
}

/** Restored containers that do not fit the other live ones: only reported, because a rollback must not be refused. */
export async function misfits(context: Context, names: string[]): Promise<string[]> {
  const live = await readLiveSet(context);
  const restored = live.filter(({ name }) => names.includes(name));
  const problems = await Promise.all(restored.map((container) => fitCheck({ allowWider: true })(live, container)));
  return [...new Set(problems.flat())];
}

/** Losses of pages without a remote. */
export async function losses(context: Context, name: string): Promise<string[]> {
  const live = sortLive(await readLiveSet(context));
  return live ? findLosses(live, name) : [];
}

function sortLive(containers: Known[]): Live | null {
  const shell = containers.find(({ name }) => name === 'shell');
  return shell ? { shell, remotes: containers.filter((container) => container !== shell) } : null;
}
