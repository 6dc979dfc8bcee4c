import { newSketch, storeSketch } from '../vitals/sketch.ts';
import type { CanaryRow } from '../vitals/types.ts';
import { type Assessment, openAssessment } from './assess.ts';

/** Visits to the two groups of a canary, for tests and for `pnpm bench:release`. */
export interface Simulated {
  /** Page views a second of one group. */
  rate: number;
  /** Share of the pages of each group that fail. */
  failing: { canary: number; control: number };
  /** Share of the documents that report; 1 by default. */
  reporting?: { canary: number; control: number };
  /** Milliseconds of the largest content, by which both groups vary alike. */
  lcp?: { canary: number; control: number };
  /** Seconds between two batches. */
  step?: number;
  /** Seconds. */
  limit: number;
  random(): number;
}

const START = Date.parse('2026-11-29T12:00:00Z');
const CANARY = { since: 7, at: new Date(START).toISOString(), least: { minutes: 10, pages: 500 } };

/** Seconds until it is decided, and how; at the limit it still runs. */
export function simulate({ rate, failing, reporting, lcp, step = 1.5, limit, random }: Simulated) {
  const { add, assess } = openAssessment(CANARY);
  let found: Assessment | undefined;
  for (let second = step; second <= limit; second += step) {
    const at = START + second * 1000;
    const canaries = (['canary', 'control'] as const).map((group): CanaryRow => {
      const views = poisson(rate * step, random);
      const failed = times(views, () => random() < failing[group]);
      const reported = times(views, () => random() < (reporting?.[group] ?? 1));
      const sketches = lcp ? { lcp: sketchOf(views, () => lcp[group] * (0.5 + random())) } : {};
      return { since: CANARY.since, group, served: views, reported, views: reported, failed, sketches };
    });
    add({ to: at, canaries });
    found = assess(at);
    if (found.verdict !== 'running') return { seconds: second, ...found };
  }
  return { seconds: limit, verdict: 'running' as const, reason: '', evidence: found?.evidence ?? 0 };
}

const times = (count: number, isSo: () => boolean) => Array.from({ length: count }, isSo).filter(Boolean).length;

function sketchOf(count: number, value: () => number) {
  const sketch = newSketch();
  for (let left = count; left > 0; left--) sketch.accept(value());
  return storeSketch(sketch);
}

/** Knuth's method: the means are small. */
function poisson(mean: number, random: () => number): number {
  const end = Math.exp(-mean);
  let [count, product] = [0, random()];
  while (product > end) {
    count++;
    product *= random();
  }
  return count;
}
