import {
  type FitCheck,
  findLosses,
  fitCheck,
  type Known,
  readLive,
  readLiveContainers,
  sortLive,
} from '@wspolnik/deploy/release';
import { runningApiVersion } from './api-version.ts';
import type { Context } from './context.ts';

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
