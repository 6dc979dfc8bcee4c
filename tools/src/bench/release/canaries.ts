import { type Simulated, simulate } from '@wspolnik/deploy/canary';

/** 20 page views a second, of which each group has a quarter; one page in 500 fails for other reasons. */
const BUSY = { rate: 5, failing: { canary: 0.002, control: 0.002 }, lcp: { canary: 1300, control: 1300 } };
/** Share of the pages of a bad version that fail. */
const BAD = 0.05;
/** Seconds: a page reports after 0.2, somebody looks within 1, every gateway follows within 1. How often is written is simulated. */
const DELAY = 2.5;
const HOUR = 3600;

export interface Canaries {
  /** Seconds until a bad version is gone, ascending; infinite where it is not. */
  gone: number[];
  /** How many of the equal ones were rolled back. */
  wrong: number;
}

/** Simulated canaries, on the code that decides. */
export function measureCanaries(bad: number, equal: number): Canaries {
  const run = (visits: Omit<Simulated, 'random' | 'limit'>) =>
    simulate({ ...visits, limit: HOUR, random: Math.random });
  const gone = Array.from({ length: bad }, () => {
    const { verdict, seconds } = run({ ...BUSY, failing: { ...BUSY.failing, canary: BAD } });
    return verdict === 'worse' ? seconds + DELAY : Number.POSITIVE_INFINITY;
  }).sort((a, b) => a - b);
  const wrong = Array.from({ length: equal }, () => run(BUSY)).filter(({ verdict }) => verdict === 'worse').length;
  return { gone, wrong };
}
