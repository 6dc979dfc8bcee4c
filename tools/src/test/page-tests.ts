import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../check/workspace.ts';
import { NO_RESULT, type Printing, runNode } from './command-suite.ts';
import { NONE } from './totals.ts';
import { judge, type TestResult, type Verdict } from './verdict.ts';

const JEST = 'node_modules/jest/bin/jest.js';

interface Report {
  testResults: {
    /** Path of the file. */
    name: string;
    status: 'passed' | 'failed' | 'focused';
    assertionResults: { fullName: string; status: 'passed' | 'failed' | 'pending' | 'skipped' | 'todo' }[];
  }[];
}

type FileReport = Report['testResults'][number];

const OUTCOMES = {
  passed: 'passed',
  failed: 'failed',
  pending: 'skipped',
  skipped: 'skipped',
  todo: 'skipped',
} as const;

function resultsOf({ name: path, status, assertionResults }: FileReport): TestResult[] {
  const file = relative(ROOT, path);
  const results = assertionResults.map(({ fullName, status }): TestResult => {
    const name = `${file} ${fullName}`;
    return { id: name, name, outcome: OUTCOMES[status] };
  });
  // A file that cannot be loaded has no failed test of its own.
  const hasNoTest = status === 'failed' && !results.some(({ outcome }) => outcome === 'failed');
  return hasNoTest ? [...results, { id: file, name: file, outcome: 'failed' }] : results;
}

interface Run {
  code: number;
  /** Null when no test ran, so that there is no report. */
  files: FileReport[] | null;
}

async function runOnce(report: string, args: readonly string[], printing: Printing): Promise<Run> {
  const code = await runNode([JEST, '--json', `--outputFile=${report}`, ...args], {}, printing);
  if (!existsSync(report)) return { code, files: null };
  return { code, files: (JSON.parse(readFileSync(report, 'utf8')) as Report).testResults };
}

/** All page tests, or those that a change since a revision can touch; then the files that failed once more by themselves. */
export async function runPageTests(
  scratch: string,
  { since, strict }: { since: string | undefined; strict: boolean },
  printing: Printing,
): Promise<Verdict> {
  const some = since ? [`--changedSince=${since}`, '--passWithNoTests'] : [];
  const first = await runOnce(join(scratch, 'jest.json'), some, printing);
  // No test imports what changed.
  if (since && first.code === 0 && !first.files) return { totals: NONE, flaky: [] };
  const results = (first.files ?? []).flatMap(resultsOf);
  const failed = (first.files ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);
  // What went wrong beside the tests no second run makes good.
  if (first.code !== 0 && failed.length === 0) return { totals: NO_RESULT, flaky: [] };
  if (failed.length === 0) return judge(results, [], { strict });
  const second = await runOnce(join(scratch, 'jest-again.json'), ['--runTestsByPath', ...failed], printing);
  // A file that loads the second time passes as a whole.
  const loaded = (second.files ?? [])
    .filter(({ status }) => status === 'passed')
    .map(({ name }): TestResult => ({ id: relative(ROOT, name), name, outcome: 'passed' }));
  return judge(results, [...(second.files ?? []).flatMap(resultsOf), ...loaded], { strict });
}
