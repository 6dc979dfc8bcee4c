import { writeFileSync } from 'node:fs';

/** The result of a run of tests. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
  /** Names for people of what failed, as far as it has any. */
  failures?: readonly string[];
  /** What they printed, shortened: the closing repeats it, since by then it stands thousands of lines above. */
  reports?: readonly string[];
}

const HALF_REPORT = 1_500;

/** What one failure printed, for `reports`: its beginning and its end. */
export const shortened = (report: string): string =>
  report.length > 2 * HALF_REPORT ? `${report.slice(0, HALF_REPORT)}\n…\n${report.slice(-HALF_REPORT)}` : report;

export const NONE: Totals = { passed: 0, failed: 0, skipped: 0 };

export const addTotals = (a: Totals, b: Totals): Totals => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...(a.failures ?? []), ...(b.failures ?? [])],
  reports: [...(a.reports ?? []), ...(b.reports ?? [])],
});

export function totalsText({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Hands the totals to `npm test`, which asks for them with TOTALS_FILE. */
export function reportTotals(totals: Totals): void {
  if (process.env.TOTALS_FILE) writeFileSync(process.env.TOTALS_FILE, JSON.stringify(totals));
}
