import { DamagedError } from './errors.ts';
import { inParallel } from './parallel.ts';
import type { Registry } from './registry.ts';
import { listNumbers, type ReadActivation, readActivation, takeActivation } from './releases.ts';
import type { ReleaseStore } from './store.ts';
import type { Canary, Promotion } from './types.ts';

/** The stored part of a channel. */
export interface History {
  /** All that counted, by number and name. Those that live releases carry along are there when their own release was pruned. */
  promotions: Promotion[];
  /** The current versions, by name. */
  live: Promotion[];
  /** Steps of canaries, by number. */
  canaries: Canary[];
  /** Releases that were skipped, or whose container was: ascending. */
  damaged: { number: number; sentence: string }[];
}

export async function readHistory(store: ReleaseStore, channel: string, registry: Registry): Promise<History> {
  const numbers = await listNumbers(store, channel);
  const read = await inParallel(numbers, (number) => readOrSentence(store, channel, number, registry));
  const promotions = new Map<string, Promotion>();
  const canaries = new Map<number, Canary>();
  const damaged: History['damaged'] = [];
  let live: Promotion[] = [];
  read.forEach((activation, index) => {
    const number = numbers[index] ?? 0;
    if (typeof activation === 'string') {
      damaged.push({ number, sentence: activation });
      return;
    }
    const taken = takeActivation(live, activation);
    live = taken.containers;
    if (taken.canary) canaries.set(taken.canary.number, taken.canary);
    for (const promotion of live) promotions.set(`${promotion.name} ${promotion.number}`, promotion);
    damaged.push(...Object.values(taken.damaged).map((sentence) => ({ number, sentence })));
  });
  return { promotions: [...promotions.values()].sort(byNumber), live, canaries: [...canaries.values()], damaged };
}

async function readOrSentence(
  store: ReleaseStore,
  channel: string,
  number: number,
  registry: Registry,
): Promise<ReadActivation | string> {
  try {
    return await readActivation(store, channel, number, registry);
  } catch (error) {
    if (error instanceof DamagedError) return error.message;
    throw error;
  }
}

/** The rollback that undid it. */
export const undoneBy = ({ promotions }: History, { name, number }: Promotion): Promotion | null =>
  promotions.find((other) => other.name === name && other.undoes.includes(number)) ?? null;

export const isRollback = ({ undoes }: Promotion): boolean => undoes.length > 0;

const byNumber = (a: Promotion, b: Promotion) => a.number - b.number || (a.name < b.name ? -1 : 1);
