import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, createApi } from '@wspolnik/api';
import { createGateway } from '@wspolnik/deploy';
import { buildRelease } from '../build/release.ts';
import { ROOT } from '../webpack/base-config.ts';

export interface Served {
  origin: string;
  close(): Promise<void>;
}

/** The running product at BENCH_URL, or the built one with the demo data, to which `prepare` may add more. */
export async function serveBench(prepare?: (api: Api) => Promise<void>): Promise<Served> {
  const running = process.env.BENCH_URL;
  if (running) return { origin: running, close: async () => {} };
  const work = await mkdtemp(join(tmpdir(), 'wspolnik-bench-'));
  const store = join(ROOT, '.releases');
  await buildRelease({ root: ROOT, store, log: console.log });
  const api = await createApi({ env: { DATA_DIR: join(work, 'data'), LOG_LEVEL: 'silent', RATE_LIMITS: 'off' } });
  await prepare?.(api);
  const gateway = await createGateway({ api: await api.listen(0), store });
  const origin = await gateway.listen(0);
  const close = async () => {
    await gateway.close();
    await api.close();
    await rm(work, { recursive: true });
  };
  return { origin, close };
}
