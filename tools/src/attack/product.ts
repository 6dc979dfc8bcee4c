import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../webpack/base-config.ts';

const PASSWORD = 'Demo!2345';

type Account = 'owner' | 'manager' | 'member' | 'user' | 'fresh' | 'admin' | 'moderator';

/** The running product as its attackers see it. */
export interface Product {
  /** Origin without a trailing slash. */
  url: string;
  port: number;
  process: ChildProcess;
  dataDir: string;
  /** Headers of a signed-in demo account. */
  signIn(account: Account): Promise<{ authorization: string }>;
  /** A call with a JSON body, or without one. */
  call(method: string, path: string, options?: { headers?: Record<string, string>; json?: unknown }): Promise<Response>;
}

/** Runs the built product with demo data in its own process and directory. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product & AsyncDisposable> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wspolnik-attack-'));
  const env = { ...process.env, ...settings, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, ['tools/src/serve.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await announcedUrl(child);
  const call: Product['call'] = (method, path, { headers, json } = {}) =>
    fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
      body: json === undefined ? undefined : JSON.stringify(json),
    });
  return {
    url,
    port: Number(new URL(url).port),
    process: child,
    dataDir,
    call,
    async signIn(account) {
      const json = { email: `${account}@demo.wspolnik.test`, password: PASSWORD };
      const response = await call('POST', '/api/accounts/login/', { json });
      if (!response.ok) throw new Error(`${account} cannot sign in: ${response.status}`);
      const { access } = (await response.json()) as { access: string };
      return { authorization: `Bearer ${access}` };
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function announcedUrl(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The product has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /runs at (http\S+) /.exec(line)?.[1];
    if (url) {
      child.stdout.resume();
      return url;
    }
  }
  throw new Error(`The product did not start: ${child.exitCode ?? child.signalCode}`);
}
