import { appendFileSync, mkdirSync, mkdtempSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './check/workspace.ts';
import { ensureBrowser } from './test/browser.ts';
import { keepCoresBusy } from './test/busy-cores.ts';
import { runNode } from './test/command-suite.ts';
import { runJourneys } from './test/journeys.ts';
import { isClean, type ProofRun, proofLine, proofTable } from './test/proof.ts';
import { moveTemporaryFiles } from './test/temporary-files.ts';

// `pnpm journeys:prove [--runs N] [--busy N] [word…]`: all journeys 8 times in a row, in 4 of them with every core kept busy. Words and,
// after `--`, options go to Playwright. One that fails, also if it passes when run once more, fails the proof. The log of all proofs is
// .cache/journeys-prove.log.

const SCRATCH = moveTemporaryFiles();
const LOG = join(ROOT, '.cache/journeys-prove.log');

const { values, positionals: words } = parseArgs({
  options: { runs: { type: 'string', default: '8' }, busy: { type: 'string' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
const busyRuns = Number(values.busy ?? Math.floor(runs / 2));

function log(text: string): void {
  console.log(text);
  appendFileSync(LOG, `${text}\n`);
}

async function runOnce(number: number, isBusy: boolean): Promise<ProofRun> {
  // Fresh data and its own port for each run; Playwright makes them.
  const scratch = mkdtempSync(join(SCRATCH, 'run-'));
  const rest = isBusy ? keepCoresBusy() : async () => {};
  const started = performance.now();
  try {
    const { totals, flaky } = await runJourneys(scratch, { all: false, words });
    return { number, isBusy, totals, flaky, seconds: Math.round((performance.now() - started) / 1000) };
  } finally {
    await rest();
  }
}

async function prove(): Promise<boolean> {
  mkdirSync(dirname(LOG), { recursive: true });
  log(`\n${new Date().toISOString()}: ${runs} runs, ${busyRuns} of them busy ${words.join(' ')}`.trimEnd());
  const done: ProofRun[] = [];
  for (let number = 1; number <= runs; number += 1) {
    const run = await runOnce(number, number > runs - busyRuns);
    done.push(run);
    log(proofLine(run));
  }
  log(`\n${proofTable(done)}`);
  console.log(`Written to ${relative(ROOT, LOG)}`);
  return done.length > 0 && done.every(isClean);
}

if (!(runs > 0 && busyRuns >= 0 && busyRuns <= runs)) throw new Error('--runs N, and --busy as many or fewer');
const isReady = (await ensureBrowser()) && (await runNode(['tools/src/build.ts'], {}, 'alone')) === 0;
process.exitCode = isReady && (await prove()) ? 0 : 1;
