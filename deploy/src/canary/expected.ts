import type { Canary } from '../release/types.ts';

/** A version that fails on one of twenty pages is rolled back after about this many failed pages (`pnpm bench:release`). */
const FAILED_PAGES = 6;
const FAILING = 0.05;
/** Seconds until a gateway has written, read and followed. */
const DELAY = 4;

export interface Expected {
  /** Seconds until it may be promoted. */
  promoted: number;
  /** Seconds until a version that fails on 5 percent of its pages is rolled back. */
  rolledBack: number;
}

/** At this many page views a second of the whole site; infinite without any. */
export function expectedTimes({ share, least }: Pick<Canary, 'share' | 'least'>, viewsPerSecond: number): Expected {
  const ofGroup = (viewsPerSecond * share) / 100;
  return {
    promoted: Math.max(least.minutes * 60, least.pages / ofGroup),
    rolledBack: FAILED_PAGES / (FAILING * ofGroup) + DELAY,
  };
}
