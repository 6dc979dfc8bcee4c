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
  /** Failed, and passed when run once more by itself: among the failed ones of `totals`, not among its `failures`. */
  flaky: string[];
}

/**
 * A failure in the first run is a failure. The second run only tells apart what fails each time from what is flaky; a test that it
 * did not reach is not flaky.
 */
export function judgeJourneys(first: readonly JourneyResult[], second: readonly JourneyResult[]): Verdict {
  // A run without tests is no success.
  if (first.length === 0) return { totals: { ...NONE, failed: 1 }, flaky: [] };
  const passedAgain = new Set(second.filter(({ outcome }) => outcome === 'passed').map(({ id }) => id));
  const failed = first.filter(({ outcome }) => outcome === 'failed');
  const flaky = failed.filter(({ id }) => passedAgain.has(id));
  const failures = failed.filter(({ id }) => !passedAgain.has(id)).map(({ name }) => name);
  const count = (outcome: JourneyResult['outcome']) => first.filter((result) => result.outcome === outcome).length;
  return {
    totals: { passed: count('passed'), failed: failed.length, skipped: count('skipped'), failures },
    flaky: flaky.map(({ name }) => name),
  };
}
