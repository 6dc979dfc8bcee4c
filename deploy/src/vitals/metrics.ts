import { Counter, Histogram, Registry } from 'prom-client';
import type { Tally } from './tally.ts';

const LABELS = ['remote', 'version', 'route'] as const;
/** Seconds, with the bounds of good and poor of LCP (2.5, 4) and INP (0.2, 0.5). */
const SECONDS = [0.05, 0.1, 0.2, 0.5, 1, 1.5, 2.5, 4, 6, 10];
/** With the bounds of good and poor of CLS. */
const SHIFTS = [0.01, 0.05, 0.1, 0.25, 0.5];

/** What is counted goes into these metrics as well. */
export function measuredTally(tally: Tally): { tally: Tally; registry: Registry } {
  const registry = new Registry();
  const common = { labelNames: LABELS, registers: [registry] };
  const counters = {
    views: new Counter({ ...common, name: 'page_views_total', help: 'Page views that browsers reported' }),
    failed: new Counter({
      ...common,
      name: 'page_views_failed_total',
      help: 'Page views with an error or a part that could not be shown',
    }),
    frozen: new Counter({
      ...common,
      name: 'page_views_frozen_total',
      help: 'Pages that never answered again after a remote was mounted',
    }),
  };
  const timing = new Histogram({
    name: 'page_timing_seconds',
    help: 'LCP, INP, loading, soft navigations and the time that long tasks blocked, as browsers measured them',
    labelNames: ['metric', ...LABELS],
    buckets: SECONDS,
    registers: [registry],
  });
  const shifts = new Histogram({
    ...common,
    name: 'page_layout_shift',
    help: 'CLS as browsers measured it',
    buckets: SHIFTS,
  });
  return {
    registry,
    tally: {
      ...tally,
      count(part, what, by) {
        counters[what].inc({ ...part }, by ?? 1);
        tally.count(part, what, by);
      },
      measure(part, metric, value) {
        if (metric === 'cls') shifts.observe({ ...part }, value);
        else timing.observe({ metric, ...part }, value / 1000);
        tally.measure(part, metric, value);
      },
    },
  };
}
