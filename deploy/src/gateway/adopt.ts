import { short } from '../release/content.ts';
import { DamagedError, StoreError } from '../release/errors.ts';
import { type ReadActivation, takeActivation, takeCanary } from '../release/releases.ts';
import type { Canary, Promotion, ReleasedContainer } from '../release/types.ts';
import type { Notices } from './notices.ts';
import type { ReleaseReader } from './release-reader.ts';

/** A container as it is served. */
export interface Taken {
  /** The newest good one; an older one is never taken again. */
  promotion: Promotion;
  /** The one whose version is served: an older one while the newest cannot be used. */
  served: Promotion;
  /** Null after it was withdrawn. */
  container: ReleasedContainer | null;
}

export interface Current {
  number: number;
  taken: ReadonlyMap<string, Taken>;
  /** The newest step of the newest canary. */
  canary: Canary | null;
  /** What its browsers get; null when none runs, or it cannot be served. */
  candidate: ReleasedContainer | null;
  /** Whether everything is served as it was released. */
  isWhole: boolean;
}

export interface Adopting {
  reader: ReleaseReader;
  notices: Notices;
  /** Reads and verifies what a promotion brings. @throws DamagedError, StoreError */
  load(promotion: Pick<Promotion, 'name' | 'version'>): Promise<ReleasedContainer | null>;
}

/**
 * A release as far as it is good: a container whose promotion or files are damaged keeps what it has, or what it last had, and the
 * others are taken. Known containers are not read again.
 */
export async function adopt(next: ReadActivation, current: Current | null, tools: Adopting): Promise<Current> {
  const have = [...(current?.taken.values() ?? [])].map(({ promotion }) => promotion);
  const { containers, damaged } = takeActivation(have, next);
  const names = [...new Set([...containers.map(({ name }) => name), ...Object.keys(damaged)])];
  const taken = new Map<string, Taken>();
  let isWhole = true;
  // One after the other: each verifies several files at once.
  for (const name of names) {
    const promotion = containers.find((one) => one.name === name);
    const chosen = await choose(name, {
      promotion,
      before: current?.taken.get(name),
      problem: damaged[name],
      number: next.number,
      tools,
    });
    if (chosen.found) taken.set(name, chosen.found);
    isWhole &&= chosen.isWhole;
  }
  const canary = takeCanary(current?.canary ?? null, next.canary);
  const candidate = await loadCandidate(canary, tools);
  return {
    number: next.number,
    taken,
    canary,
    candidate: candidate ?? null,
    isWhole: isWhole && candidate !== undefined,
  };
}

/** Null when none runs, undefined when it cannot be served now. */
async function loadCandidate(canary: Canary | null, { load, notices }: Adopting) {
  if (!canary || canary.end) return null;
  try {
    const candidate = await load(canary);
    notices.over('canary', `The canary of ${canary.name} is served.`);
    return candidate;
  } catch (error) {
    if (!(error instanceof DamagedError || error instanceof StoreError)) throw error;
    notices.warn('canary', `The canary of ${canary.name} is not served: ${error.message}`);
    return undefined;
  }
}

interface Choosing {
  promotion: Promotion | undefined;
  before: Taken | undefined;
  problem: string | undefined;
  /** Of the release. */
  number: number;
  tools: Adopting;
}

async function choose(name: string, { promotion, before, problem, number, tools }: Choosing) {
  const { notices, load } = tools;
  let sentence = problem;
  let damaged: string | null = null;
  if (promotion) {
    try {
      const found: Taken = { promotion, served: promotion, container: await load(promotion) };
      if (!sentence) notices.over(name, `${name} is served as it was released again.`);
      else notices.warn(name, `${sentence} It stays at ${short(promotion.version)}.`);
      return { found, isWhole: !sentence };
    } catch (error) {
      if (!(error instanceof DamagedError || error instanceof StoreError)) throw error;
      if (error instanceof DamagedError) damaged = promotion.version;
      sentence = `${name} of release ${promotion.number} cannot be served: ${error.message}`;
    }
  }
  const good = before && before.container?.version !== damaged ? before : undefined;
  const fallback = good ?? (await findEarlier(name, promotion?.number ?? number, tools)) ?? before;
  const stays = fallback ? `It stays at ${short(fallback.served.version)}.` : 'There is no earlier version of it.';
  notices.warn(name, `${sentence} ${stays}`);
  const found = fallback && { ...fallback, promotion: promotion ?? fallback.promotion };
  return { found, isWhole: false };
}

/** The last release before that number of which the container can be served. */
async function findEarlier(name: string, below: number, { reader, load }: Adopting): Promise<Taken | undefined> {
  for (const number of (await reader.numbers(0)).reverse()) {
    if (number >= below) continue;
    try {
      const promotion = (await reader.activation(number)).containers.find((one) => one.name === name);
      if (promotion) return { promotion, served: promotion, container: await load(promotion) };
    } catch (error) {
      if (!(error instanceof DamagedError || error instanceof StoreError)) throw error;
    }
  }
  return undefined;
}
