import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../check/workspace.ts';
import { ensureBrowser } from './browser.ts';
import { NO_RESULT, type Printing, readTotals, runNode } from './command-suite.ts';
import { ONLY_WITH_ALL } from './commands.ts';
import { type JourneyOptions, runJourneys, wordsFor } from './journeys.ts';
import { serverFiles } from './server-files.ts';
import type { Plan } from './since.ts';
import { LEFT_VIEWS } from './story-runner.ts';
import { NONE, shortened, type Totals } from './totals.ts';

export interface Options {
  /** Everything on both engines, every story and page in all its views. */
  all: boolean;
  since: string | undefined;
}

export interface SuiteResult {
  totals: Totals;
  flaky?: string[];
}

export interface Suite {
  name: string;
  /** Beside others; or by itself after them, since a browser that waits for its turn makes a journey fail. */
  runs: 'beside others' | 'alone';
  /** Tests that the run leaves to `--all`. */
  left?: string;
  run(printing: Printing): Promise<SuiteResult>;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** A file that cannot be loaded has no failed test. */
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    /** Path of the file. */
    name: string;
    /** What failed in it and why. */
    message: string;
    status: 'passed' | 'failed' | 'focused';
    assertionResults: { fullName: string; status: string }[];
  }[];
}

function jestFailures({ testResults }: JestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(ROOT, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => `${file} ${fullName}`) : [file];
    });
}

const jestTotals = (report: JestReport): Totals => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
  failures: jestFailures(report),
  reports: report.testResults.filter(({ status }) => status === 'failed').map(({ message }) => shortened(message)),
});

/** A program of ours that writes its totals to TOTALS_FILE. */
function ourSuite(name: string, args: readonly string[], scratch: string, left?: string): Suite {
  return {
    name,
    runs: 'beside others',
    ...(left ? { left } : {}),
    async run(printing) {
      const file = join(scratch, `${name}.json`);
      const code = await runNode(args, { TOTALS_FILE: file }, printing);
      return { totals: readTotals(file, code, (totals: Totals) => totals) };
    },
  };
}

function pageTests(scratch: string, related: string | undefined): Suite {
  return {
    name: 'Page tests',
    runs: 'beside others',
    async run(printing) {
      const file = join(scratch, 'jest.json');
      const some = related ? [`--changedSince=${related}`, '--passWithNoTests'] : [];
      const code = await runNode(
        ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, ...some],
        {},
        printing,
      );
      // No test imports what changed.
      if (related && code === 0 && !existsSync(file)) return { totals: NONE };
      return { totals: readTotals(file, code, jestTotals) };
    },
  };
}

/** Counts no test: commands and journeys would build the product first, one package after the other and nothing beside. */
function build(): Suite {
  return {
    name: 'Build',
    runs: 'beside others',
    run: async (printing) => ({
      totals: (await runNode(['tools/src/build.ts'], {}, printing)) === 0 ? NONE : NO_RESULT,
    }),
  };
}

/** Serves what was built. */
function commands(scratch: string, all: boolean): Suite {
  const args = ['tools/src/test-commands.ts', ...(all ? ['--all'] : [])];
  const suite = ourSuite('Commands', args, scratch, all ? undefined : ONLY_WITH_ALL.join(', '));
  return {
    ...suite,
    runs: 'alone',
    run: async (printing) => ((await ensureBrowser()) ? suite.run(printing) : { totals: NO_RESULT }),
  };
}

function journeys(scratch: string, options: JourneyOptions): Suite {
  return {
    name: 'Journeys in a browser',
    runs: 'alone',
    ...(options.all ? {} : { left: 'pages: 1280 px dark; 390 px light' }),
    run: async () => ((await ensureBrowser()) ? runJourneys(scratch, options) : { totals: NO_RESULT }),
  };
}

async function serverTests(plan: Plan, { all, since }: Options, scratch: string): Promise<Suite> {
  const words = since ? plan.server : [];
  const embedded = all ? ['api/'] : plan.embedded;
  const { left } = await serverFiles({ words, embedded });
  const args = ['tools/src/test-node.ts', ...embedded.flatMap((path) => ['--embedded', path]), ...words];
  const hint = `${left.length} files on the embedded engine (pnpm test:node --list names them)`;
  return ourSuite('Server tests', args, scratch, left.length > 0 ? hint : undefined);
}

function stories(scratch: string, all: boolean): Suite {
  const args = ['tools/src/test-stories.ts', ...(all ? ['--all'] : [])];
  const suite = ourSuite('Stories', args, scratch, all ? undefined : LEFT_VIEWS);
  return { ...suite, run: async (printing) => ((await ensureBrowser()) ? suite.run(printing) : { totals: NO_RESULT }) };
}

/** The suites of a plan, the longest first. */
export async function suitesOf(plan: Plan, options: Options, scratch: string): Promise<Suite[]> {
  const { all, since } = options;
  const { journeys: choice } = plan;
  return [
    ...(plan.server.length > 0 ? [await serverTests(plan, options, scratch)] : []),
    ...(plan.pages === 'none' ? [] : [pageTests(scratch, plan.pages === 'related' ? since : undefined)]),
    ...(plan.stories ? [stories(scratch, all)] : []),
    ...(choice === 'none' && !plan.commands ? [] : [build()]),
    ourSuite('Check', ['tools/src/check.ts'], scratch),
    ...(plan.commands ? [commands(scratch, all)] : []),
    ...(choice === 'none' ? [] : [journeys(scratch, { all, words: wordsFor(choice) })]),
  ];
}
