import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../../..');

/**
 * Runs the product in a separate process, which is ready when this resolves. A new data directory opens with the demo data,
 * copied from the seeded one that the product keeps (ADR 76). Its output lies beside the results of a journey that fails.
 */
export async function startServer(
  port: number,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<ChildProcess> {
  const env = { ...process.env, ...settings, PORT: String(port), DATA_DIR: dataDir };
  const output = openSync(test.info().outputPath('server.log'), 'a');
  const server = spawn(process.execPath, ['tools/src/serve.ts'], { cwd: ROOT, env, stdio: ['ignore', output, output] });
  // The process has its own.
  closeSync(output);
  await expect(async () => {
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
  }).toPass();
  return server;
}

export async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
}
