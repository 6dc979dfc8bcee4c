import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_RESULT, runNode } from './command-suite.ts';
import { type JourneyResult, judgeJourneys, type Verdict } from './journey-verdict.ts';
import type { JourneyChoice } from './since.ts';

const PLAYWRIGHT = ['e2e/node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'];

interface ReportSuite {
  suites?: ReportSuite[];
  specs: {
    id: string;
    title: string;
    file: string;
    line: number;
    tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
  }[];
}

interface Report {
  suites: ReportSuite[];
  /** Of the run as a whole, e.g. a product that did not start. */
  errors: unknown[];
}

const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const;

function resultsOf({ suites = [], specs }: ReportSuite): JourneyResult[] {
  const own = specs.flatMap(({ id, title, file, line, tests }) =>
    tests.map(({ status }) => ({ id, name: `${file}:${line} ${title}`, outcome: OUTCOMES[status] })),
  );
  return [...own, ...suites.flatMap(resultsOf)];
}

interface Run {
  results: JourneyResult[];
  hasError: boolean;
}

async function runOnce(scratch: string, name: string, args: readonly string[], all: boolean): Promise<Run> {
  const file = join(scratch, `${name}.json`);
  const env = {
    E2E_JSON: file,
    PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: join(scratch, 'last-run.json'),
    ...(all && { E2E_ALL: '1' }),
  };
  await runNode([...PLAYWRIGHT, ...args], env, 'alone');
  if (!existsSync(file)) return { results: [], hasError: true };
  const { suites, errors }: Report = JSON.parse(readFileSync(file, 'utf8'));
  return { results: suites.flatMap(resultsOf), hasError: errors.length > 0 };
}

export interface JourneyOptions {
  /** Every page in all its views. */
  all: boolean;
  /** No flaky one is forgiven. */
  strict: boolean;
  /** Words and options of Playwright: which journeys to run. */
  words?: readonly string[];
}

/** What Playwright takes for a choice: it looks for the pattern in the file's name, the titles and the tags, with spaces between. */
export function wordsFor(choice: Exclude<JourneyChoice, 'none'>): string[] {
  if (choice === 'all') return [];
  const names = [...choice.tags, ...choice.files].map((name) => name.replaceAll('.', '\\.'));
  return ['--grep', `(^|[\\s/])(${names.join('|')})(\\s|$)`];
}

/**
 * The journeys, then those that failed once more, by themselves and on fresh data. A test has no retries of its own: what
 * passes the second time is named, so that its cause is looked for. Traces of both runs stay below e2e/test-results.
 */
export async function runJourneys(scratch: string, options: JourneyOptions): Promise<Verdict> {
  const first = await runOnce(scratch, 'journeys', options.words ?? [], options.all);
  const failed = first.results.filter(({ outcome }) => outcome === 'failed');
  // What went wrong beside the tests, such as a product that did not start, no second run makes good.
  if (first.hasError && failed.length === 0) return { totals: NO_RESULT, flaky: [] };
  if (failed.length === 0) return judgeJourneys(first.results, [], options);
  console.log(`\nOnce more by themselves:\n${failed.map(({ name }) => `  ${name}`).join('\n')}`);
  const again = ['--last-failed', '--workers=1', '--output=e2e/test-results/again'];
  const second = await runOnce(scratch, 'journeys-again', again, options.all);
  return judgeJourneys(first.results, first.hasError ? [] : second.results, options);
}
