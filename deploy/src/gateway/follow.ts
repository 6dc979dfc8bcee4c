import { DamagedError } from '../release/errors.ts';
import type { ReadActivation } from '../release/releases.ts';
import type { Canary, Promotion, ReleasedContainer } from '../release/types.ts';
import { adopt, type Current } from './adopt.ts';
import type { Notices } from './notices.ts';
import type { ReleaseReader } from './release-reader.ts';
import { revalidate } from './restore.ts';
import { SERVED_FOR, type Served, type Step } from './served.ts';

/** Milliseconds between looks for what one look for the next number does not find: new keys, gaps, and damage that was repaired. */
const THOROUGH = 10_000;

export interface Following {
  reader: ReleaseReader;
  served: Served;
  notices: Notices;
  channel: string;
  load(promotion: Pick<Promotion, 'name' | 'version'>): Promise<ReleasedContainer | null>;
  /** Makes it what is served. @throws DamagedError when there is no page without it */
  take(current: Current): Promise<void>;
}

export const stepOf = (promotion: Promotion, container: ReleasedContainer | null): Step => ({
  number: promotion.number,
  at: Date.parse(promotion.at),
  urgent: promotion.urgent || promotion.undoes.length > 0,
  container,
});

/** Files of a canary stay served as those of a release; when it was rolled back, open tabs leave it at the very next navigation. */
export const stepOfCanary = ({ number, at, end }: Canary, container: ReleasedContainer | null): Step => ({
  number,
  at: Date.parse(at),
  urgent: end === 'rolled back',
  container,
});

/** Takes over releases one after the other, as far as each is good. Calls must not overlap. */
export function openFollowing(following: Following, start: Current | null) {
  const { reader, served, notices, channel, take } = following;
  let current = start;
  /** The newest number that was looked at, good or not. */
  let seen = 0;
  let thoroughAt = 0;

  /** The newest good release of these numbers, which ascend; reports what is wrong with the others. */
  async function newestGood(numbers: number[]): Promise<ReadActivation | null> {
    for (const number of numbers.toReversed()) {
      try {
        const found = await reader.activation(number);
        notices.over(`release ${number}`);
        return found;
      } catch (error) {
        if (!(error instanceof DamagedError)) throw error;
        notices.warn(`release ${number}`, `${error.message} The one before it stays live.`);
      }
    }
    return null;
  }

  async function catchUp(): Promise<void> {
    const before = current?.number ?? 0;
    // With the current one, whose damaged parts may have been repaired.
    const numbers = await reader.numbers(Math.max(before - 1, 0));
    const next = await newestGood(numbers);
    if (next) {
      const adopted = await adopt(next, current, following);
      await take(adopted);
      current = adopted;
    }
    seen = Math.max(seen, numbers.at(-1) ?? 0);
    // Those between, which other gateways have served.
    for (const number of numbers) if (number > before && number < (next?.number ?? 0)) await record(number);
  }

  /** Answers when the release was made, in milliseconds since 1970. */
  async function record(number: number): Promise<number> {
    try {
      const { containers, canary } = await reader.activation(number);
      for (const promotion of containers) {
        if (served.has(promotion.name, promotion.number)) continue;
        const { name, version } = promotion;
        served.add(name, stepOf(promotion, version ? await reader.container(name, version) : null));
      }
      if (canary && !canary.end && !served.has(canary.name, canary.number))
        served.add(canary.name, stepOfCanary(canary, await reader.container(canary.name, canary.version)));
      return Math.max(...containers.map(({ at }) => Date.parse(at)));
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error;
      return Date.now();
    }
  }

  return {
    current: () => current,

    /** Looks for another release. @throws StoreError while the store is away */
    async look(): Promise<void> {
      let isNews = false;
      if (Date.now() - thoroughAt >= THOROUGH || !current) {
        if (await reader.readKeys()) {
          for (const sentence of reader.registry().damaged) notices.warn('keys', sentence);
          if (current) current = await withoutRevoked(current);
          isNews = true;
        }
        const listed = await reader.numbers(Math.max((current?.number ?? 0) - 1, 0));
        if (current && listed.length === 0) sayOlder(current);
        isNews ||= !current?.isWhole || current.number < seen || (listed.at(-1) ?? 0) > seen;
        thoroughAt = Date.now();
      }
      if (isNews || (await reader.exists(seen + 1))) await catchUp();
      if (!current) throw new DamagedError(`No release of ${channel} can be served: build one first (pnpm build).`);
    },

    /** Finds the versions that open pages still use, from the newest to the oldest release. */
    async recordHistory(numbers: number[]): Promise<void> {
      for (const number of numbers.toReversed()) {
        const at = number < (current?.number ?? 0) ? await record(number) : Date.now();
        if (at < Date.now() - SERVED_FOR) return;
      }
    },
  };

  /** Its next releases have numbers that were given before, and promotions that count as replayed. */
  function sayOlder({ number }: Current): void {
    const sentence = `The store has no release ${number} of ${channel} any more, as after its restoration from an older copy.`;
    notices.warn('older store', `${sentence} What is live stays until a release has a higher number.`);
  }

  async function withoutRevoked(before: Current): Promise<Current> {
    const valid = await revalidate(before, reader);
    for (const [name, { served: promotion }] of before.taken) {
      if (!valid.taken.has(name)) served.drop(name, promotion.number);
    }
    return valid;
  }
}
