import type { Group } from '../release/canary.ts';
import { mergeInto, newSketch, type Sketch, storeSketch } from './sketch.ts';
import type { Batch, CanaryRow, ErrorRow, Metric, Part, StoredSketch, VitalsRow } from './types.ts';

/** Rows of each kind in one batch: what somebody invents must not fill the store. */
const MOST_ROWS = 500;
const MOST_ERRORS = 100;

type Sketches = Map<string, Sketch>;
interface Counted<Row> {
  row: Omit<Row, 'sketches'>;
  sketches: Sketches;
}

export type CanaryCount = 'served' | 'reported' | 'views' | 'failed';

export interface Tally {
  count(part: Part, what: 'views' | 'failed' | 'frozen', by?: number): void;
  measure(part: Part, metric: Metric, value: number): void;
  error(row: Omit<ErrorRow, 'count'>, by?: number): void;
  countCanary(since: number, group: Group, what: CanaryCount, by?: number): void;
  measureCanary(since: number, group: Group, metric: 'lcp' | 'inp', value: number): void;
  /** Adds what was counted elsewhere. */
  merge(batch: Batch): void;
  /** Everything since the last call, or null when that is nothing. */
  take(now: number): Batch | null;
}

/** Counts and sketches of page views, from beacons or from what was stored of them. */
export function openTally(start: number): Tally {
  let from = start;
  let rows = new Map<string, Counted<VitalsRow>>();
  let errors = new Map<string, ErrorRow>();
  let canaries = new Map<string, Counted<CanaryRow>>();

  function partOf({ remote, version, route }: Part): Counted<VitalsRow> {
    const key = `${remote} ${version} ${route}`;
    const found = rows.get(key) ?? {
      row: { remote, version, route, views: 0, failed: 0, frozen: 0 },
      sketches: new Map<string, Sketch>(),
    };
    if (rows.size < MOST_ROWS) rows.set(key, found);
    return found;
  }
  function groupOf(since: number, group: Group): Counted<CanaryRow> {
    const key = `${since} ${group}`;
    const found = canaries.get(key) ?? {
      row: { since, group, served: 0, reported: 0, views: 0, failed: 0 },
      sketches: new Map<string, Sketch>(),
    };
    canaries.set(key, found);
    return found;
  }

  const tally: Tally = {
    count(part, what, by = 1) {
      partOf(part).row[what] += by;
    },
    measure(part, metric, value) {
      sketchOf(partOf(part).sketches, metric).accept(value);
    },
    error({ remote, version, route, message, frames }, by = 1) {
      const key = JSON.stringify([remote, version, route, message, frames[0]]);
      const found = errors.get(key) ?? { remote, version, route, message, frames, count: 0 };
      found.count += by;
      if (errors.size < MOST_ERRORS) errors.set(key, found);
    },
    countCanary(since, group, what, by = 1) {
      groupOf(since, group).row[what] += by;
    },
    measureCanary(since, group, metric, value) {
      sketchOf(groupOf(since, group).sketches, metric).accept(value);
    },
    merge(batch) {
      for (const { sketches, ...row } of batch.rows) {
        for (const what of ['views', 'failed', 'frozen'] as const) tally.count(row, what, row[what]);
        mergeAll(partOf(row).sketches, sketches);
      }
      for (const row of batch.errors) tally.error(row, row.count);
      for (const { since, group, sketches, ...row } of batch.canaries) {
        for (const what of ['served', 'reported', 'views', 'failed'] as const)
          tally.countCanary(since, group, what, row[what]);
        mergeAll(groupOf(since, group).sketches, sketches);
      }
    },
    take(now) {
      if (rows.size + errors.size + canaries.size === 0) {
        from = now;
        return null;
      }
      const batch: Batch = {
        from,
        to: now,
        rows: [...rows.values()].map(({ row, sketches }) => ({ ...row, sketches: stored(sketches) })),
        errors: [...errors.values()],
        canaries: [...canaries.values()].map(({ row, sketches }) => ({ ...row, sketches: stored(sketches) })),
      };
      rows = new Map();
      errors = new Map();
      canaries = new Map();
      from = now;
      return batch;
    },
  };
  return tally;
}

function sketchOf(sketches: Sketches, metric: string): Sketch {
  const found = sketches.get(metric) ?? newSketch();
  sketches.set(metric, found);
  return found;
}

function mergeAll(sketches: Sketches, stored: Record<string, StoredSketch | undefined>): void {
  for (const [metric, sketch] of Object.entries(stored)) if (sketch) mergeInto(sketchOf(sketches, metric), sketch);
}

const stored = (sketches: Sketches) =>
  Object.fromEntries([...sketches].map(([metric, sketch]) => [metric, storeSketch(sketch)]));
