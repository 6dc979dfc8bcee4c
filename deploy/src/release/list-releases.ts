import { type History, readHistory, undoneBy } from './history.ts';
import type { Registry } from './registry.ts';
import type { ReleaseStore } from './store.ts';
import type { Promotion } from './types.ts';

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
}

export interface ReleaseList {
  /** Newest first. */
  releases: ListedRelease[];
  damaged: History['damaged'];
}

export async function listReleases(store: ReleaseStore, channel: string, registry: Registry): Promise<ReleaseList> {
  const history = await readHistory(store, channel, registry);
  const releases = [...Map.groupBy(history.promotions, ({ number }) => number)].map(([number, promotions]) => {
    const [{ at = '', who = '', why = '' } = {}] = promotions;
    const undoes = [...new Set(promotions.flatMap((promotion) => promotion.undoes))].sort((a, b) => a - b);
    return { number, at, who, why, undoes, changes: promotions.map((promotion) => changeOf(history, promotion)) };
  });
  return { releases: releases.reverse(), damaged: history.damaged };
}

function changeOf(history: History, promotion: Promotion): ListedChange {
  const { name, from, version: to, number } = promotion;
  const rolledBackBy = undoneBy(history, promotion)?.number ?? null;
  const isLive = history.live.some((other) => other.name === name && other.number === number);
  const state = isLive ? 'live' : rolledBackBy ? 'rolled back' : 'replaced';
  return { name, from, to, state, rolledBackBy };
}
