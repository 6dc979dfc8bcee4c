import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { ROOT } from '../check/workspace.ts';
import { NONE, type Totals } from './totals.ts';

/** How a suite prints: as it is, or each line after the suite's name while others print beside it. */
export type Printing = { prefix: string } | 'alone';

/** Runs a program of Node's with the Node that came with the packages; resolves with its exit code. */
export async function runNode(args: readonly string[], env: NodeJS.ProcessEnv, printing: Printing): Promise<number> {
  const isAlone = printing === 'alone';
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  for (const input of [child.stdout, child.stderr]) {
    if (!input || isAlone) continue;
    createInterface({ input }).on('line', (line) => console.log(`${printing.prefix} ${line}`));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A suite that ended without a result says nothing about its tests, and that is a failure. */
export const NO_RESULT: Totals = { ...NONE, failed: 1 };

/** Totals of a report that the program left in a file. A program that failed has a failure, whatever the report says. */
export function readTotals<Report>(file: string, code: number, toTotals: (report: Report) => Totals): Totals {
  if (!existsSync(file)) return NO_RESULT;
  const totals = toTotals(JSON.parse(readFileSync(file, 'utf8')));
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}
