import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, createApi } from '@wspolnik/api';
import { createGateway } from '@wspolnik/deploy';
import { buildRelease } from '../build/release.ts';
import { SEED_COPIES } from '../serve/seed-copies.ts';
import { ROOT } from '../webpack/base-config.ts';

export interface Served {
  origin: string;
  close(): Promise<void>;
}

export const STORE = join(ROOT, '.releases');

/** Builds the product and opens its API with the demo data in its own directory. */
export async function openBenchApi(): Promise<{ api: Api; close(): Promise<void> }> {
  await buildRelease({ root: ROOT, store: STORE, log: console.log });
  const work = await mkdtemp(join(tmpdir(), 'wspolnik-bench-'));
  const env = { DATA_DIR: join(work, 'data'), LOG_LEVEL: 'silent', RATE_LIMITS: 'off' };
  const api = await createApi({ env, seedCopies: SEED_COPIES });
  const close = async () => {
    await api.close();
    await rm(work, { recursive: true });
  };
  return { api, close };
}

/** The running product at BENCH_URL, or the built one with the demo data, to which `prepare` may add more. */
export async function serveBench(prepare?: (api: Api) => Promise<void>): Promise<Served> {
  const running = process.env.BENCH_URL;
  if (running) return { origin: running, close: async () => {} };
  const { api, close: closeApi } = await openBenchApi();
  await prepare?.(api);
  const gateway = await createGateway({ api: await api.listen(0), store: STORE });
  const origin = await gateway.listen(0);
  const close = async () => {
    await gateway.close();
    await closeApi();
  };
  return { origin, close };
}
