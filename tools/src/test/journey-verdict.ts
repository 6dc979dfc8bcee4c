import { NONE, type Totals } from './totals.ts';

// What a run of journeys says together with the second run of those that failed in it.

/** One test of Playwright's JSON report. */
export interface JourneyResult {
  id: string;
  /** File, line and title, for people. */
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
}

export interface Verdict {
  totals: Totals;
  /** Failed, and passed when run once more by itself. */
  flaky: string[];
}

/** One may be bad luck of a loaded machine; two say that something is wrong. */
const FLAKY_ALLOWED = 1;

/**
 * A test that fails twice has failed, and so has one that the second run did not reach. Flaky ones count as passed while they
 * are few enough, with `strict` none, and as failed otherwise.
 */
export function judgeJourneys(
  first: readonly JourneyResult[],
  second: readonly JourneyResult[],
  { strict }: { strict: boolean },
): Verdict {
  // A run without tests is no success.
  if (first.length === 0) return { totals: { ...NONE, failed: 1 }, flaky: [] };
  const passedAgain = new Set(second.filter(({ outcome }) => outcome === 'passed').map(({ id }) => id));
  const failed = first.filter(({ outcome }) => outcome === 'failed');
  const flaky = failed.filter(({ id }) => passedAgain.has(id));
  const failures = failed.filter(({ id }) => !passedAgain.has(id)).map(({ name }) => name);
  const count = (outcome: JourneyResult['outcome']) => first.filter((result) => result.outcome === outcome).length;
  const forgiven = flaky.length <= (strict ? 0 : FLAKY_ALLOWED) ? flaky.length : 0;
  return {
    totals: {
      passed: count('passed') + forgiven,
      failed: failed.length - forgiven,
      skipped: count('skipped'),
      failures,
    },
    flaky: flaky.map(({ name }) => name),
  };
}
