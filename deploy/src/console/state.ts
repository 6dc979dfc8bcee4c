import type { LiveContainer, ReleaseHistory, ReleaseState, RunningCanary } from '@wspolnik/contract/releases';
import { expectedTimes } from '../canary/expected.ts';
import { viewsPerSecond } from '../canary/traffic.ts';
import type { GatewayContext } from '../gateway/context.ts';
import { unlessDamaged } from '../release/errors.ts';
import { listReleases } from '../release/list-releases.ts';
import { listPublications } from '../release/promote.ts';
import { type Registry, readLive, readPublication, readRegistry } from '../release/releases.ts';
import { LEAST } from '../release/run-canary.ts';
import type { ReleaseStore } from '../release/store.ts';
import type { Promotion } from '../release/types.ts';

/** Releases of one answer. */
const PAGE = 30;
/** Shares for which the console says how long a canary takes. */
const SHARES = [5, 10, 25, 50];

export interface ConsoleStore {
  store: ReleaseStore;
  channel: string;
  env: NodeJS.ProcessEnv;
}

async function describe(
  store: ReleaseStore,
  registry: Registry,
  { name, version, number, at, who, why }: Promotion,
): Promise<LiveContainer[]> {
  if (!version) return [];
  const own = await unlessDamaged(readPublication(store, name, version, registry));
  const last = (await listPublications(store, name, registry)).at(-1);
  const next = last && last.version !== version ? last : null;
  return [
    {
      name,
      version,
      packageVersion: own?.packageVersion ?? '',
      number,
      at,
      who,
      why,
      next: next && { version: next.version, packageVersion: next.packageVersion, at: next.at, who: next.who },
    },
  ];
}

/** What is live, as the store says. @throws StoreError */
export async function readState(
  { store, channel, env }: ConsoleStore,
  { live, judge, vitals }: Pick<GatewayContext, 'live' | 'judge' | 'vitals'>,
): Promise<Omit<ReleaseState, 'mayRelease' | 'preview'>> {
  const registry = await readRegistry(store, env);
  const found = await readLive(store, channel, registry);
  const containers = await Promise.all((found?.containers ?? []).map((one) => describe(store, registry, one)));
  const views = await viewsPerSecond(vitals.batches);
  const terms = SHARES.map((share) => ({ share, least: LEAST }));
  return {
    number: found?.number ?? 0,
    channel,
    containers: containers.flat(),
    canary: runningOf(live().canary, judge.assessment()),
    viewsPerSecond: views,
    expected: views > 0 ? terms.map((one) => ({ ...one, ...expectedTimes(one, views) })) : null,
  };
}

function runningOf(
  canary: ReturnType<GatewayContext['live']>['canary'],
  assessment: ReturnType<GatewayContext['judge']['assessment']>,
): RunningCanary | null {
  if (!canary || !assessment) return null;
  const { name, version, share, least, at, who, why } = canary;
  return { name, version, share, least, at, who, why, ...assessment };
}

/** @throws StoreError */
export async function readConsoleHistory(
  { store, channel, env }: ConsoleStore,
  before = Number.POSITIVE_INFINITY,
): Promise<ReleaseHistory> {
  const { releases } = await listReleases(store, channel, await readRegistry(store, env));
  const older = releases.filter(({ number }) => number < before);
  const page = older.slice(0, PAGE);
  return {
    releases: page.map(({ number, at, who, why, undoes, changes, canary }) => ({
      number,
      at,
      who,
      why,
      undoes,
      changes: changes.map(({ name, from, to, state }) => ({ name, from, to, state })),
      canary: canary && {
        name: canary.name,
        version: canary.version,
        share: canary.share,
        end: canary.end,
        because: canary.because,
      },
    })),
    next: older.length > PAGE ? (page.at(-1)?.number ?? null) : null,
  };
}
