import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../check/workspace.ts';
import type { FileRequest, FileResult } from './file-worker.ts';
import { addTotals, NONE, shortened, type Totals, totalsText } from './totals.ts';

const WORKER = join(import.meta.dirname, 'file-worker.ts');
/** A process that holds more makes room for a new one: memory of the embedded engine comes back late. */
const MEMORY_LIMIT_BYTES = 1.5 * 2 ** 30;
/** The longest file takes less than a tenth on a machine that has nothing else to do. */
const FILE_TIMEOUT_MS = 600_000;

export interface PoolOptions {
  title: string;
  files: readonly string[];
  workers: number;
  env: NodeJS.ProcessEnv;
}

/** A process, and what it printed beside its results. */
interface Worker {
  process: ChildProcess;
  takeOutput(): string;
}

function startWorker(env: NodeJS.ProcessEnv): Worker {
  const child = fork(WORKER, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], serialization: 'advanced' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return {
    process: child,
    takeOutput() {
      const taken = output;
      output = '';
      return taken;
    },
  };
}

/** Runs one file in the worker; null when the process ended instead, or had to be ended. */
async function runIn(worker: Worker, file: string): Promise<FileResult | null> {
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), FILE_TIMEOUT_MS);
  const ended = new AbortController();
  worker.process.send({ file: join(ROOT, file) } satisfies FileRequest);
  const answer = once(worker.process, 'message', { signal: ended.signal }).then(([result]) => result as FileResult);
  const exit = once(worker.process, 'exit', { signal: ended.signal }).then(() => null);
  try {
    return await Promise.race([answer, exit]);
  } finally {
    clearTimeout(timer);
    ended.abort();
    await Promise.allSettled([answer, exit]);
  }
}

const NO_ANSWER = '✖ its process ended, or something that the file left open kept it from its end\n';

function report(file: string, result: FileResult | null, said: string, since: number): Totals {
  const { failed, ...others } = result?.totals ?? { ...NONE, failed: 1 };
  const printed = `${said}${result?.output ?? NO_ANSWER}`;
  const failures = failed > 0 ? { failures: [file], reports: [shortened(`${file}\n${printed}`)] } : {};
  const totals = { ...others, failed, ...failures };
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`${failed === 0 ? '✔' : '✖'} ${file}: ${totalsText(totals)} (${seconds} s)`);
  if (failed > 0) console.log(printed);
  return totals;
}

/** Runs test files in a few processes that take the next file as they get free. Prints each as it ends. */
export async function runFiles({ title, files, workers, env }: PoolOptions): Promise<Totals> {
  if (files.length === 0) return NONE;
  console.log(`\n${title}: ${files.length} files in ${Math.min(workers, files.length)} processes`);
  const started = performance.now();
  const waiting = [...files];
  let totals = NONE;
  const work = async () => {
    let worker: Worker | null = null;
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      worker ??= startWorker(env);
      const since = performance.now();
      const result = await runIn(worker, file);
      totals = addTotals(totals, report(file, result, worker.takeOutput(), since));
      if (result && result.memory < MEMORY_LIMIT_BYTES) continue;
      worker.process.kill();
      worker = null;
    }
    worker?.process.disconnect();
  };
  await Promise.all(Array.from({ length: Math.min(workers, files.length) }, work));
  console.log(`${title}: ${totalsText(totals)} in ${Math.round((performance.now() - started) / 1000)} s`);
  return totals;
}
