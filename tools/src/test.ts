import { parseArgs } from 'node:util';
import { runSideBySide, tasksAtOnce } from './side-by-side.ts';
import { changedFiles, EVERYTHING, type Plan, planFor } from './test/since.ts';
import { standIns } from './test/stand-ins.ts';
import { type Options, type Suite, type SuiteResult, suitesOf } from './test/suites.ts';
import { moveTemporaryFiles } from './test/temporary-files.ts';
import { addTotals, NONE, totalsText } from './test/totals.ts';

// `npm test [-- --all] [--since <revision>]`: the check, server tests, page tests, stories and journeys in a browser.
// Counts what really ran; the last line has the totals.

/** The most memory that a suite takes: browsers, webpack and the database of the larger ones. */
const BYTES_PER_SUITE = 5 * 2 ** 30;

interface Outcome extends SuiteResult {
  suite: Suite;
  seconds: number;
}

async function runSuite(suite: Suite, hasCompany: boolean): Promise<Outcome> {
  console.log(`\n=== ${suite.name}`);
  const started = Date.now();
  const result = await suite.run(hasCompany ? { prefix: `${suite.name.padEnd(12).slice(0, 12)} │` } : 'alone');
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`\n=== ${suite.name}: ${totalsText(result.totals)} (${seconds} s)`);
  return { ...result, suite, seconds };
}

function printClosing(outcomes: readonly Outcome[], lacking: readonly string[], seconds: number): void {
  console.log('');
  for (const { suite, totals, seconds } of outcomes) {
    console.log(`${suite.name.padEnd(24)} ${totalsText(totals)} (${seconds} s)`);
  }
  console.log(`${'All together'.padEnd(24)} ${seconds} s`);
  for (const { suite } of outcomes)
    if (suite.left) console.log(`Only with --all, ${suite.name.toLowerCase()}: ${suite.left}`);
  for (const line of lacking) console.log(line);
  for (const report of outcomes.flatMap(({ totals }) => totals.reports ?? [])) console.log(`\n${report}`);
  for (const name of outcomes.flatMap(({ totals }) => totals.failures ?? [])) console.log(`Failed: ${name}`);
  for (const name of outcomes.flatMap(({ flaky = [] }) => flaky))
    console.log(`Flaky, passed when run once more: ${name}`);
}

async function test(plan: Plan, options: Options, scratch: string): Promise<Outcome[]> {
  const suites = await suitesOf(plan, options, scratch);
  const together = suites.filter(({ runs }) => runs === 'beside others');
  const serial = suites.filter(({ runs }) => runs === 'alone');
  // Each keeps some two cores busy, and waits often enough that two share two cores.
  const atOnce = tasksAtOnce(BYTES_PER_SUITE);
  const tasks = together.map((suite) => () => runSuite(suite, atOnce > 1 && together.length > 1));
  const outcomes = await runSideBySide(tasks, atOnce);
  for (const suite of serial) outcomes.push(await runSuite(suite, false));
  return outcomes;
}

const OPTIONS = {
  all: { type: 'boolean', default: false },
  since: { type: 'string' },
} as const;

const started = Date.now();
const scratch = moveTemporaryFiles();
try {
  const options = { since: undefined, ...parseArgs({ options: OPTIONS }).values };
  const plan = options.since ? planFor(changedFiles(options.since)) : EVERYTHING;
  const outcomes = await test(plan, options, scratch);
  printClosing(outcomes, standIns(plan), Math.round((Date.now() - started) / 1000));
  const totals = outcomes.map(({ totals }) => totals).reduce(addTotals, NONE);
  console.log(`\n${totalsText(totals)}`);
  process.exitCode = totals.failed === 0 ? 0 : 1;
} catch (error) {
  // A word that is no option, a revision that git does not know, or a fault of this program.
  console.error(error);
  console.log(`\n${totalsText({ ...NONE, failed: 1 })}`);
  process.exitCode = 1;
}
