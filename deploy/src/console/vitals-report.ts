import type { PageError, VitalsRange, VitalsReport, VitalsValues } from '@wspolnik/contract/releases';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wspolnik/settings';
import type { Batches } from '../vitals/batches.ts';
import type { MapStack } from '../vitals/map-stack.ts';
import { mergeInto, newSketch, quantile, type Sketch } from '../vitals/sketch.ts';
import { openTally } from '../vitals/tally.ts';
import { type Batch, METRICS, type VitalsRow } from '../vitals/types.ts';

/** How far a range goes back, and how much of it is one point of a plot. */
const RANGES: Record<VitalsRange, { length: number; step: number }> = {
  hour: { length: HOUR_MS, step: MINUTE_MS },
  day: { length: DAY_MS, step: 15 * MINUTE_MS },
  month: { length: 30 * DAY_MS, step: 6 * HOUR_MS },
};
export const isRange = (word: string | undefined): word is VitalsRange =>
  word !== undefined && Object.hasOwn(RANGES, word);

const MOST_PARTS = 200;
const MOST_ERRORS = 50;
/** Web vitals are judged by what three quarters of the pages do not exceed. */
const QUANTILE = 0.75;

const valuesOf = (rows: VitalsRow[]): VitalsValues => {
  const sketches = Object.fromEntries(METRICS.map((metric) => [metric, newSketch()])) as Record<string, Sketch>;
  for (const row of rows)
    for (const [metric, stored] of Object.entries(row.sketches)) {
      const sketch = sketches[metric];
      if (sketch && stored) mergeInto(sketch, stored);
    }
  const of = (metric: string) => {
    const value = quantile(sketches[metric] ?? newSketch(), QUANTILE);
    return value === null ? null : Number(value.toFixed(3));
  };
  return {
    views: rows.reduce((sum, { views }) => sum + views, 0),
    failed: rows.reduce((sum, { failed }) => sum + failed, 0),
    lcp: of('lcp'),
    inp: of('inp'),
    cls: of('cls'),
    load: of('load'),
    soft: of('soft'),
    blocked: of('blocked'),
  };
};

interface Asked {
  range: VitalsRange;
  /** Only this container; all of them without. */
  remote?: string | undefined;
  now: number;
}

async function readRange(batches: Batches, { range, remote, now }: Asked): Promise<Batch[]> {
  const read = await batches.history(now - RANGES[range].length);
  if (!remote) return read;
  return read.map((batch) => ({
    ...batch,
    rows: batch.rows.filter((row) => row.remote === remote),
    errors: batch.errors.filter((row) => row.remote === remote),
  }));
}

/** What was measured in a range: over time, and by remote, version and route. @throws StoreError */
export async function vitalsReport(batches: Batches, asked: Asked): Promise<VitalsReport> {
  const { length, step } = RANGES[asked.range];
  const read = await readRange(batches, asked);
  const from = Math.floor((asked.now - length) / step) * step;
  const byPoint = Map.groupBy(read, ({ to }) => from + Math.floor((to - from) / step) * step);
  const points = Array.from({ length: length / step + 1 }, (_, index) => from + index * step).map((at) => ({
    at,
    ...valuesOf((byPoint.get(at) ?? []).flatMap(({ rows }) => rows)),
  }));
  const rows = read.flatMap((batch) => batch.rows);
  const parts = [...Map.groupBy(rows, ({ remote, version, route }) => `${remote} ${version} ${route}`).values()];
  const described = parts.flatMap((of) => {
    const [first] = of;
    if (!first) return [];
    const { remote, version, route } = first;
    return { remote, version, route, frozen: of.reduce((sum, { frozen }) => sum + frozen, 0), ...valuesOf(of) };
  });
  described.sort((a, b) => b.views - a.views);
  return { from, step, points, total: valuesOf(rows), parts: described.slice(0, MOST_PARTS) };
}

/** The most frequent errors of a range, with their places in the sources. @throws StoreError */
export async function errorReport(batches: Batches, mapStack: MapStack, asked: Asked): Promise<PageError[]> {
  const tally = openTally(asked.now);
  for (const batch of await readRange(batches, asked)) tally.merge({ ...batch, rows: [], canaries: [] });
  const { errors = [] } = tally.take(asked.now) ?? {};
  errors.sort((a, b) => b.count - a.count);
  const found: PageError[] = [];
  for (const error of errors.slice(0, MOST_ERRORS))
    found.push({ ...error, frames: await mapStack(error.remote, error.frames) });
  return found;
}
