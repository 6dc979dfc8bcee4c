import { spawn } from 'node:child_process';
import { ROOT } from '../check/workspace.ts';

/** A command of package.json that measures the product or wears it out. */
export const MEASURES = /^(bench|size|soak|chaos|crash|attack)\b/;

/** Run whole by a step of the check. */
export const IN_CHECK = ['size'];

/** The result that each command prints with `--smoke`. Those that take longest come first. */
export const SMOKES: Readonly<Record<string, RegExp>> = {
  'bench:compose': /^LCP, ms +[\d.]+ +[\d.]+/m,
  'bench:release':
    /^[✓✗] \d+ sessions, \d+ requests over \d+ releases and rollbacks: failed +0 of 0$[\s\S]+^[✓✗] planted leaks, attributed +1 of 1$/m,
  'bench:gateway': /^[✓✗] rendered pages, a second and core +\d+ of 60$/m,
  'bench:lighthouse': /^\/offers\n +[✓✗] performance +[\d.]+ of 0\.95$/m,
  'bench:inp': /^paging +\d+ ms/m,
  'bench:ledger': /^every balance is the sum of its entries$/m,
  'bench:thread': /^typing: the slowest key \d+ ms/m,
  'bench:suggest': /^p50 \d+ ms, p95 \d+ ms/m,
  'bench:search': /^\d+ of \d+ show a right answer/m,
  'bench:api': /API : raw [\d.]+ ×/,
  'crash:ledger': /^PostgreSQL [\s\S]+lost 0, twice 0$/m,
  chaos: /^ {2}\d+ writes acknowledged: lost 0, twice 0$/m,
  soak: /^\d+ calls, 0 errors/m,
  'bench:fit': /^\d+ pairs: .*\b0 not built$/m,
  'bench:map': /^10 markers [\d.]+ ms, \d+ markers [\d.]+ ms/m,
  attack: /^1 held, 0 did not$/m,
  'bench:list': /^post +update +median +[\d.]+/m,
  'bench:realtime': /^None lost, none twice, all in order/m,
  'bench:ledger-check': /^[✓✗] [\d.]+ s of 60 for \d+ entries, 0 broken$/m,
  // Bytes are the same on every machine, so they count here as well.
  'size:pages':
    /^✓ first visit to \/offers [^\n]*\n✓ first visit to \/companies [^\n]*\n✓ first visit to \/offers\/:id /m,
};

/**
 * They build a container, three of them, or all as one monolith once more, or measure at length what other tests and journeys try as
 * well: minutes of each run.
 */
export const ONLY_WITH_ALL: readonly string[] = [
  'bench:compose',
  'bench:release',
  'bench:fit',
  'bench:api',
  'bench:map',
  'bench:list',
  'bench:inp',
  'bench:lighthouse',
];

/** A command that hangs fails the run in the end; a busy machine does not. */
const MOST_MS = 600_000;

export interface Smoke {
  name: string;
  seconds: number;
  /** The failure with all output; undefined when it works. */
  problem?: string;
}

/** Runs the program of a command, as package.json has it, with `--smoke`. */
export async function smoke(name: string, script: string, expected: RegExp): Promise<Smoke> {
  const started = Date.now();
  const child = spawn(process.execPath, [...script.split(' ').slice(1), '--smoke'], { cwd: ROOT, timeout: MOST_MS });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ending = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ?? code));
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  if (ending !== 0) return { name, seconds, problem: `ended with ${ending}:\n${output}` };
  if (!expected.test(output)) return { name, seconds, problem: `printed no result:\n${output}` };
  return { name, seconds };
}
