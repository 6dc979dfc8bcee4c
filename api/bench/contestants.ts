import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { cpuTimeOf } from '../src/testing/cpu-time.ts';

export interface Contestant {
  label: string;
  url: string;
  /** Requests per second of each round. */
  rates: number[];
  /** Requests of all rounds, and their CPU time in this process in milliseconds. */
  requests: number;
  cpuMs: number;
  process: ChildProcess;
}

/** Starts a server script in a separate process; it prints its address, perhaps after warnings. */
export async function startContestant(label: string, script: string, env: Record<string, string>): Promise<Contestant> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('http')) continue;
    child.stdout.resume();
    return { label, url: line, rates: [], requests: 0, cpuMs: 0, process: child };
  }
  throw new Error(`${label} ended before it listened`);
}

export async function stopContestant({ process: child }: Contestant): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export function cpuTime({ process: child }: Contestant): number {
  return cpuTimeOf(child.pid);
}
