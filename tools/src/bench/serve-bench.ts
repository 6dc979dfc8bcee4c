import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, createApi } from '@wspolnik/api';
import { createGateway } from '@wspolnik/deploy';
import { generate } from 'selfsigned';
import { buildRelease } from '../build/release.ts';
import { SEED_COPIES } from '../serve/seed-copies.ts';
import { ROOT } from '../webpack/base-config.ts';

export interface Served {
  origin: string;
  /** Of the API, for calls of the benchmark itself. */
  api: string;
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

/** Of a gateway with HTTP/2, as a site in production has it. The browsers of benchmarks accept it. */
export async function ownCertificate(): Promise<{ key: string; cert: string }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  return { key, cert };
}

interface ServeOptions {
  /** Adds more to the demo data. */
  prepare?: (api: Api) => Promise<void>;
  tls?: { key: string; cert: string };
}

/** The running product at BENCH_URL, or the built one with the demo data. */
export async function serveBench({ prepare, tls }: ServeOptions = {}): Promise<Served> {
  const running = process.env.BENCH_URL;
  if (running) return { origin: running, api: running, close: async () => {} };
  const { api, close: closeApi } = await openBenchApi();
  await prepare?.(api);
  const url = await api.listen(0);
  const gateway = await createGateway({ api: url, store: STORE, ...(tls && { tls }) });
  const origin = await gateway.listen(0);
  const close = async () => {
    await gateway.close();
    await closeApi();
  };
  return { origin, api: url, close };
}
