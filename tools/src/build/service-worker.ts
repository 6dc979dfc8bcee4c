import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { baseConfig, type Container, moduleRules, persistentCache } from '../webpack/base-config.ts';
import { runWebpack } from './run-webpack.ts';

/** Beside the built files, until it gets the name of its content. */
export const SERVICE_WORKER = 'sw.js';

/** Builds the shell's service worker: one script, without the runtime of a page. */
export async function buildServiceWorker(container: Container, output: string): Promise<void> {
  const folder = `${output}-worker`;
  const config = baseConfig(container);
  await runWebpack({
    ...config,
    name: 'service-worker',
    target: ['webworker', 'es2022'],
    module: { rules: moduleRules(container.mode) },
    devtool: false,
    entry: { sw: './src/worker/main.ts' },
    output: { path: folder, filename: SERVICE_WORKER },
    plugins: [],
    cache: persistentCache(`service-worker-${container.mode}`),
  });
  await rename(join(folder, SERVICE_WORKER), join(output, SERVICE_WORKER));
  await rm(folder, { recursive: true });
}
