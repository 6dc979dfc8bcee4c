import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_RESULT, runNode } from './command-suite.ts';
import { type JourneyResult, judgeJourneys, type Verdict } from './journey-verdict.ts';
import type { JourneyChoice } from './since.ts';

const PLAYWRIGHT = ['e2e/node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'];

/** Journeys that start a product, or change what everybody sees, follow the others. */
const PROJECTS = ['together', 'alone'] as const;

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

interface Part {
  /** Of playwright.config.ts. */
  project: (typeof PROJECTS)[number];
  name: string;
  args: readonly string[];
}

async function runOnce(scratch: string, { project, name, args }: Part, all: boolean): Promise<Run> {
  const file = join(scratch, `${name}-${project}.json`);
  const env = {
    E2E_JSON: file,
    PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: join(scratch, `last-run-${project}.json`),
    ...(all && { E2E_ALL: '1' }),
  };
  await runNode([...PLAYWRIGHT, `--project=${project}`, '--pass-with-no-tests', ...args], env, 'alone');
  if (!existsSync(file)) return { results: [], hasError: true };
  const { suites, errors }: Report = JSON.parse(readFileSync(file, 'utf8'));
  return { results: suites.flatMap(resultsOf), hasError: errors.length > 0 };
}

export interface JourneyOptions {
  /** Every page in all its views. */
  all: boolean;
  /** Words and options of Playwright: which journeys to run. */
  words?: readonly string[];
}

/** What Playwright takes for a choice: it looks for the pattern in the file's name, the titles and the tags, with spaces between. */
export function wordsFor(choice: Exclude<JourneyChoice, 'none'>): string[] {
  if (choice === 'all') return [];
  const names = [...choice.tags, ...choice.files].map((name) => name.replaceAll('.', '\\.'));
  return ['--grep', `(^|[\\s/])(${names.join('|')})(\\s|$)`];
}

const isFailed = ({ outcome }: JourneyResult) => outcome === 'failed';

/**
 * The journeys of a project, then those that failed once more, by themselves and on fresh data. A test has no retries:
 * a journey that passes the second time has still failed, and is named as flaky, so that its cause is looked for. Traces
 * take a fifth of the time: only the second run leaves them, the first a picture and the page's tree, below e2e/test-results, where no run removes what another one left.
 */
async function runProject(scratch: string, project: Part['project'], { all, words = [] }: JourneyOptions) {
  const output = `--output=e2e/test-results/${project}`;
  const first = await runOnce(scratch, { project, name: 'journeys', args: ['--trace=off', output, ...words] }, all);
  const failed = first.results.filter(isFailed);
  // What went wrong beside the tests, such as a product that did not start, no second run makes good.
  if (first.hasError || failed.length === 0) return { ...first, again: [] };
  console.log(`\nOnce more by themselves:\n${failed.map(({ name }) => `  ${name}`).join('\n')}`);
  const args = ['--last-failed', '--trace=on', '--workers=1', `${output}-again`];
  const second = await runOnce(scratch, { project, name: 'journeys-again', args }, all);
  return { ...first, again: second.results };
}

/** Both projects, each on its own product. */
export async function runJourneys(scratch: string, options: JourneyOptions): Promise<Verdict> {
  const runs = [];
  for (const project of PROJECTS) runs.push(await runProject(scratch, project, options));
  const results = runs.flatMap((run) => run.results);
  if (runs.some(({ hasError }) => hasError) && !results.some(isFailed)) return { totals: NO_RESULT, flaky: [] };
  return judgeJourneys(
    results,
    runs.flatMap(({ again }) => again),
  );
}
