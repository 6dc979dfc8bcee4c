import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { NO_RESULT, type Printing, readTotals, runNode } from './command-suite.ts';
import { runJourneys } from './journeys.ts';
import { runPageTests } from './page-tests.ts';
import { serverFiles } from './server-files.ts';
import type { Plan } from './since.ts';
import { LEFT_VIEWS } from './story-runner.ts';
import { NONE, type Totals } from './totals.ts';

export interface Options {
  /** Everything on both engines, every story and page in all its views. */
  all: boolean;
  /** No flaky journey or page test is forgiven. */
  strict: boolean;
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
  /** What the run leaves to `--all`. */
  left?: string;
  run(printing: Printing): Promise<SuiteResult>;
}

/** A program of ours that writes its totals to TOTALS_FILE. */
function ourSuite(name: string, args: readonly string[], scratch: string, left?: string): Suite {
  return {
    name,
    runs: 'beside others',
    ...(left ? { left } : {}),
    async run(printing) {
      const file = join(scratch, `${name}.json`);
      const code = await runNode(args, { TOTALS_FILE: file }, printing);
      return { totals: readTotals(file, code) };
    },
  };
}

function pageTests(scratch: string, options: { since: string | undefined; strict: boolean }): Suite {
  return {
    name: 'Page tests',
    runs: 'beside others',
    run: (printing) => runPageTests(scratch, options, printing),
  };
}

/** Counts no test: journeys would build the product first, one package after the other and nothing beside. */
function build(): Suite {
  return {
    name: 'Build for the journeys',
    runs: 'beside others',
    run: async (printing) => ({
      totals: (await runNode(['tools/src/build.ts'], {}, printing)) === 0 ? NONE : NO_RESULT,
    }),
  };
}

function journeys(scratch: string, options: Pick<Options, 'all' | 'strict'>): Suite {
  return {
    name: 'Journeys in a browser',
    runs: 'alone',
    ...(options.all ? {} : { left: 'pages: 1280 px dark; 390 px light' }),
    run: async () => (ensureBrowser() ? runJourneys(scratch, options) : { totals: NO_RESULT }),
  };
}

function stories(scratch: string, all: boolean): Suite {
  const args = ['tools/src/test-stories.ts', ...(all ? ['--all'] : [])];
  const suite = ourSuite('Stories', args, scratch, all ? undefined : LEFT_VIEWS);
  return { ...suite, run: async (printing) => (ensureBrowser() ? suite.run(printing) : { totals: NO_RESULT }) };
}

/** The suites of a plan, the longest first. */
export async function suitesOf(plan: Plan, { all, strict, since }: Options, scratch: string): Promise<Suite[]> {
  const words = since ? plan.server : [];
  const server = ['tools/src/test-node.ts', ...(all ? ['--all'] : []), ...words];
  const { left: files } = await serverFiles(words, all);
  const left =
    files.length > 0 ? `${files.length} files on the embedded engine (pnpm test:node --list names them)` : undefined;
  return [
    ...(plan.server.length > 0 ? [ourSuite('Server tests', server, scratch, left)] : []),
    ...(plan.pages === 'none'
      ? []
      : [pageTests(scratch, { since: plan.pages === 'related' ? since : undefined, strict })]),
    ...(plan.stories ? [stories(scratch, all)] : []),
    ...(plan.journeys ? [build()] : []),
    ourSuite('Check', ['tools/src/check.ts'], scratch),
    ...(plan.journeys ? [journeys(scratch, { all, strict })] : []),
  ];
}
