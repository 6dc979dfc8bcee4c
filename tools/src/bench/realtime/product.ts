import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGateway } from '@wspolnik/deploy';
import { openPostgres } from '../../../../api/src/storage/postgres.ts';
import { sql } from '../../../../api/src/storage/sql.ts';
import { demandPostgres } from '../../../../api/src/testing/temporary-postgres.ts';
import { buildRelease } from '../../build/release.ts';
import { ROOT } from '../../webpack/base-config.ts';

export interface Product {
  /** Addresses of the two gateways, each in front of an API process of its own. */
  urls: [string, string];
  stop(): Promise<void>;
}

async function startApi(env: Record<string, string>): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, [join(ROOT, 'api/bench/api-server.ts')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('the API ended before it listened');
  });
  const lines = createInterface({ input: child.stdout });
  const [url] = await Promise.race([once(lines, 'line') as Promise<[string]>, ended]);
  return { url, process: child };
}

/** A person writes at most a message a second for long, which is not what is measured. */
function forgetLimits(url: string): () => Promise<void> {
  const onError = (error: Error) => console.error(error);
  const db = openPostgres({ url, poolSize: 1, onError });
  const timer = setInterval(() => db.query(sql`delete from throttle_counters`).catch(onError), 2_000);
  return async () => {
    clearInterval(timer);
    await db.close();
  };
}

/** The built product with demo data: one PostgreSQL, two API processes. */
export async function startProduct(): Promise<Product> {
  const store = process.env.RELEASES_DIR ?? join(ROOT, '.releases');
  await buildRelease({ root: ROOT, store, log: console.log });
  const postgres = await demandPostgres();
  const data = await mkdtemp(join(tmpdir(), 'wspolnik-bench-'));
  const env = { DATABASE_URL: postgres.url, DATA_DIR: data, JWT_SECRET: 'bench'.repeat(8), LOG_LEVEL: 'warn' };
  // One after the other: the first one fills the database.
  const apis = [await startApi(env), await startApi(env)];
  const remember = forgetLimits(postgres.url);
  const gateways = await Promise.all(apis.map(({ url }) => createGateway({ api: url, store })));
  const [one = '', two = ''] = await Promise.all(gateways.map((gateway) => gateway.listen(0)));
  return {
    urls: [one, two],
    async stop() {
      for (const gateway of gateways) await gateway.close();
      await remember();
      for (const { process: child } of apis) {
        child.kill('SIGTERM');
        if (child.exitCode === null) await once(child, 'exit');
      }
      await postgres.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}
