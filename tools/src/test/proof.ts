import type { Totals } from './totals.ts';

// What `pnpm journeys:prove` writes.

/** One run of the journeys. */
export interface ProofRun {
  number: number;
  isBusy: boolean;
  /** Flaky ones are counted as failed. */
  totals: Totals;
  flaky: readonly string[];
  seconds: number;
}

export const isClean = ({ totals, flaky }: ProofRun): boolean => totals.failed === 0 && flaky.length === 0;

const HEAD = ['run', 'cores', 'passed', 'failed', 'flaky', 'seconds'];

function cellsOf({ number, isBusy, totals, flaky, seconds }: ProofRun): string[] {
  const failed = totals.failed - flaky.length;
  return [number, isBusy ? 'busy' : 'idle', totals.passed, failed, flaky.length, seconds].map(String);
}

const row = (cells: readonly string[]) =>
  cells.map((cell, column) => cell.padStart(HEAD[column]?.length ?? 0)).join('  ');

/** The result of a run, with the names of what failed in it. */
export function proofLine(run: ProofRun): string {
  const cells = cellsOf(run).map((cell, column) => `${HEAD[column]} ${cell}`);
  const names = [
    ...(run.totals.failures ?? []).map((name) => `  failed: ${name}`),
    ...run.flaky.map((name) => `  flaky: ${name}`),
  ];
  return [cells.join(', '), ...names].join('\n');
}

/** All runs, and whether they prove anything. */
export function proofTable(runs: readonly ProofRun[]): string {
  const bad = runs.filter((run) => !isClean(run)).length;
  const verdict = bad === 0 ? 'Every run is clean.' : `${bad} of ${runs.length} runs are not clean.`;
  return [row(HEAD), ...runs.map((run) => row(cellsOf(run))), verdict].join('\n');
}
