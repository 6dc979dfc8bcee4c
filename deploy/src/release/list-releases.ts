import type { CanaryDecision } from '@wspolnik/contract/releases';
import { type History, readHistory, undoneBy } from './history.ts';
import type { Registry } from './registry.ts';
import type { ReleaseStore } from './store.ts';
import type { Canary, Promotion } from './types.ts';

/** `replaced` by a later release. */
export type ChangeState = 'live' | 'replaced' | 'rolled back';

export interface ListedChange {
  name: string;
  from: string | null;
  to: string | null;
  state: ChangeState;
  /** Number of the release that rolled it back. */
  rolledBackBy: number | null;
}

export interface ListedRelease {
  number: number;
  at: string;
  who: string;
  why: string;
  /** The releases that it undoes. */
  undoes: number[];
  changes: ListedChange[];
  /** The step of a canary that it made. */
  canary: (Pick<Canary, 'name' | 'version' | 'share' | 'since' | 'end'> & { because: CanaryDecision | null }) | null;
}

export interface ReleaseList {
  /** Newest first. */
  releases: ListedRelease[];
  damaged: History['damaged'];
}

export async function listReleases(store: ReleaseStore, channel: string, registry: Registry): Promise<ReleaseList> {
  const history = await readHistory(store, channel, registry);
  const promotions = Map.groupBy(history.promotions, ({ number }) => number);
  const canaries = new Map(history.canaries.map((canary) => [canary.number, canary]));
  const numbers = [...new Set([...promotions.keys(), ...canaries.keys()])].sort((a, b) => b - a);
  const releases = numbers.map((number) => releaseOf(history, promotions.get(number) ?? [], canaries.get(number)));
  return { releases, damaged: history.damaged };
}

function releaseOf(history: History, promotions: Promotion[], canary: Canary | undefined): ListedRelease {
  const [{ number, at, who, why } = canary as Canary] = promotions;
  return {
    number,
    at,
    who,
    why,
    undoes: [...new Set(promotions.flatMap((promotion) => promotion.undoes))].sort((a, b) => a - b),
    changes: promotions.map((promotion) => changeOf(history, promotion)),
    canary: canary ? stepOf(canary) : null,
  };
}

const stepOf = ({ name, version, share, since, end, because }: Canary) => ({
  name,
  version,
  share,
  since,
  end,
  because: because ?? null,
});

function changeOf(history: History, promotion: Promotion): ListedChange {
  const { name, from, version: to, number } = promotion;
  const rolledBackBy = undoneBy(history, promotion)?.number ?? null;
  const isLive = history.live.some((other) => other.name === name && other.number === number);
  const state = isLive ? 'live' : rolledBackBy ? 'rolled back' : 'replaced';
  return { name, from, to, state, rolledBackBy };
}
