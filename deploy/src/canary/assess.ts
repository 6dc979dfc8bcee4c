import type { CanaryDecision } from '@wspolnik/contract/releases';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wspolnik/settings';
import type { Canary } from '../release/types.ts';
import { countAbove, mergeInto, newSketch, quantile, type Sketch } from '../vitals/sketch.ts';
import type { Batch, CanaryRow } from '../vitals/types.ts';
import { type Evidence, openEvidence, type Pair } from './evidence.ts';

/** All canaries that are as good as what they replace: at most this share of them is rolled back. */
export const ALPHA = 0.05;
/** How much of the bet is on what. Convex, so that together they wrongly reach 1 / ALPHA as seldom as one of them. */
const WEIGHTS = { failed: 0.94, missing: 0.02, lcp: 0.02, inp: 0.02 };
type Bet = keyof typeof WEIGHTS;

/** Pages of each group whose speed is known before it is compared, and by how much it has to be worse to matter. */
const MEASURED = 100;
const SLOWER = 1.1;
/** A share of failed pages that is taken for equal. */
const EQUAL = 0.001;
/** When a person has to decide: after this time, or after an hour with so few pages. */
const LONGEST = DAY_MS;
const FEW = 30;
/** Reports come later than pages: from the load of a page to that of its report. Milliseconds. */
const REPORT_DELAY = 30_000;

export type Verdict = 'running' | 'worse' | 'better or equal' | 'undecided';

export interface Group {
  served: number;
  reported: number;
  pages: number;
  failed: number;
  /** Milliseconds of three quarters of the pages; null without any. */
  lcp: number | null;
  inp: number | null;
}

export interface Assessment {
  verdict: Verdict;
  /** One sentence. */
  reason: string;
  /** Of one that ends. */
  because?: CanaryDecision;
  groups: { canary: Group; control: Group };
  /** As evidence.ts: it is worse from 1 / ALPHA on. */
  evidence: number;
  /** The evidence at the end of each batch, for a plot: `[milliseconds since 1970, evidence, pages, failed]`. */
  course: { at: number; evidence: number; canary: number; control: number }[];
}

interface Counted extends Record<'served' | 'reported' | 'views' | 'failed', Pair> {
  lcp: Record<'canary' | 'control', Sketch>;
  inp: Record<'canary' | 'control', Sketch>;
}

const pair = (): Pair => ({ canary: 0, control: 0 });
const sketches = () => ({ canary: newSketch(), control: newSketch() });
const swapped = ({ canary, control }: Pair): Pair => ({ canary: control, control: canary });

/** Adds up what gateways have counted of one canary, batch by batch in the order of time, and names what follows. */
export function openAssessment({ since, at, least }: Pick<Canary, 'since' | 'at' | 'least'>) {
  const total: Counted = {
    served: pair(),
    reported: pair(),
    views: pair(),
    failed: pair(),
    lcp: sketches(),
    inp: sketches(),
  };
  const bets: Record<Bet, Evidence> = {
    failed: openEvidence(),
    missing: openEvidence(),
    lcp: openEvidence(),
    inp: openEvidence(),
  };
  const course: Assessment['course'] = [];
  /** Reports of the last seconds wait until those of the same pages can be there. */
  let waiting: { to: number; served: Pair; reported: Pair }[] = [];

  function addReports(rows: CanaryRow[], to: number): void {
    const counted = { to, served: pair(), reported: pair() };
    for (const row of rows) {
      counted.served[row.group] += row.served;
      counted.reported[row.group] += row.reported;
    }
    waiting.push(counted);
    const due = waiting.filter((one) => one.to <= to - REPORT_DELAY);
    waiting = waiting.filter((one) => one.to > to - REPORT_DELAY);
    for (const one of due) {
      addTo(total.served, one.served);
      addTo(total.reported, one.reported);
      // Worse is here that fewer come: they fall on the control more often than its share.
      bets.missing.add(swapped(one.reported), swapped(total.served));
    }
  }

  /** Slow is what three quarters of all pages until now were faster than. */
  function addSpeed(metric: 'lcp' | 'inp', rows: CanaryRow[]): void {
    const before = total[metric];
    const both = newSketch();
    for (const sketch of Object.values(before)) if (sketch.count > 0) both.merge(sketch);
    const bound = both.count >= MEASURED ? quantile(both, 0.75) : null;
    const [slow, measured] = [pair(), pair()];
    for (const { group, sketches: stored } of rows) {
      const one = stored[metric];
      if (!one) continue;
      const sketch = newSketch();
      mergeInto(sketch, one);
      measured[group] += sketch.count;
      if (bound !== null) slow[group] += countAbove(sketch, bound);
      mergeInto(before[group], one);
    }
    bets[metric].add(slow, { canary: before.canary.count, control: before.control.count });
  }

  /** Of speed only what a visitor would notice. */
  function evidence(): number {
    return (Object.keys(WEIGHTS) as Bet[]).reduce((sum, bet) => sum + weighted(bet), 0);
  }
  function weighted(bet: Bet): number {
    const isHarmless = (bet === 'lcp' || bet === 'inp') && !isSlower(total[bet]);
    return isHarmless ? 0 : WEIGHTS[bet] * bets[bet].value();
  }

  function groupOf(group: 'canary' | 'control'): Group {
    return {
      served: total.served[group],
      reported: total.reported[group],
      pages: total.views[group],
      failed: total.failed[group],
      lcp: quantile(total.lcp[group], 0.75),
      inp: quantile(total.inp[group], 0.75),
    };
  }

  function decide(now: number): Pick<Assessment, 'verdict' | 'reason' | 'because'> {
    const age = now - Date.parse(at);
    const { canary, control } = total.views;
    const few = Math.min(canary, control);
    if (evidence() >= 1 / ALPHA) return ends('worse', whyWorse());
    const isOld = age >= least.minutes * MINUTE_MS && few >= least.pages;
    if (isOld && isEqual())
      return ends('better or equal', { kind: 'equal', canary, control, canaryOf: null, controlOf: null });
    if (age >= HOUR_MS && few < FEW)
      return { verdict: 'undecided', reason: `Only ${few} pages were reported in ${Math.round(age / HOUR_MS)} h.` };
    if (age >= LONGEST) return { verdict: 'undecided', reason: `It is neither worse nor equal after ${canary} pages.` };
    return { verdict: 'running', reason: `${few} of ${least.pages} pages.` };
  }

  const shareOf = (group: 'canary' | 'control') => total.failed[group] / Math.max(1, total.views[group]);
  const isEqual = () => shareOf('canary') <= shareOf('control') + EQUAL && !isSlower(total.lcp) && !isSlower(total.inp);

  function whyWorse(): CanaryDecision {
    const [kind = 'failed'] = (Object.keys(WEIGHTS) as Bet[]).sort((a, b) => weighted(b) - weighted(a));
    const { canary, control } = { canary: groupOf('canary'), control: groupOf('control') };
    if (kind === 'failed' || kind === 'missing') {
      const [part, whole] = kind === 'failed' ? (['failed', 'pages'] as const) : (['reported', 'served'] as const);
      return {
        kind,
        canary: canary[part],
        control: control[part],
        canaryOf: canary[whole],
        controlOf: control[whole],
      };
    }
    const rounded = (group: Group) => Math.round(group[kind] ?? 0);
    return { kind, canary: rounded(canary), control: rounded(control), canaryOf: null, controlOf: null };
  }

  return {
    add({ to, canaries }: Pick<Batch, 'to' | 'canaries'>): void {
      const rows = canaries.filter((row) => row.since === since);
      const failed = pair();
      for (const row of rows) {
        total.views[row.group] += row.views;
        failed[row.group] += row.failed;
      }
      addTo(total.failed, failed);
      bets.failed.add(failed, total.views);
      addReports(rows, to);
      addSpeed('lcp', rows);
      addSpeed('inp', rows);
      if (rows.length > 0)
        course.push({ at: to, evidence: evidence(), canary: shareOf('canary'), control: shareOf('control') });
    },
    assess(now: number): Assessment {
      return {
        ...decide(now),
        groups: { canary: groupOf('canary'), control: groupOf('control') },
        evidence: evidence(),
        course,
      };
    },
  };
}

const SENTENCES: Record<CanaryDecision['kind'], (decision: CanaryDecision) => string> = {
  failed: ({ canary, control, canaryOf, controlOf }) =>
    `Pages fail: ${canary} of ${canaryOf}, and ${control} of ${controlOf} without it.`,
  missing: ({ canary, control, canaryOf, controlOf }) =>
    `Pages do not report: ${canary} of ${canaryOf}, and ${control} of ${controlOf} without it.`,
  lcp: ({ canary, control }) => `The largest content comes after ${canary} ms, and ${control} ms without it.`,
  inp: ({ canary, control }) => `Pages answer after ${canary} ms, and ${control} ms without it.`,
  equal: ({ canary, control }) => `${canary} pages were compared with ${control}.`,
};

const ends = (verdict: 'worse' | 'better or equal', because: CanaryDecision) => ({
  verdict,
  because,
  reason: SENTENCES[because.kind](because),
});

function addTo(sum: Pair, more: Pair): void {
  sum.canary += more.canary;
  sum.control += more.control;
}

function isSlower({ canary, control }: Record<'canary' | 'control', Sketch>): boolean {
  if (Math.min(canary.count, control.count) < MEASURED) return false;
  return (quantile(canary, 0.75) ?? 0) > (quantile(control, 0.75) ?? 0) * SLOWER;
}
