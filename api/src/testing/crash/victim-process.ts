import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { DATA_KEYS } from '../data-keys.ts';

const SCRIPT = path.join(import.meta.dirname, 'victim.ts');
/** Tokens outlive the process, and only the load uses it. */
export const VICTIM_ENVIRONMENT = {
  NODE_ENV: 'test',
  DATA_KEYS,
  JWT_SECRET: 'crash'.repeat(8),
  RATE_LIMITS: 'off',
  DEMO_DATA: 'off',
  LOG_LEVEL: 'error',
};

export interface Victim {
  url: string;
  /** Kills the process and waits for its end. */
  kill(): Promise<void>;
}

/** Starts the whole API in a separate process. */
export async function startVictim(env: Record<string, string>): Promise<Victim> {
  const child: ChildProcess = spawn(process.execPath, [SCRIPT], {
    env: { ...process.env, ...VICTIM_ENVIRONMENT, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  if (!child.stdout) throw new Error('the victim has no output');
  const line = once(createInterface({ input: child.stdout }), 'line') as Promise<[string]>;
  const [url] = await Promise.race([
    line,
    ended.then(() => {
      throw new Error('the victim ended before it listened');
    }),
  ]);
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
