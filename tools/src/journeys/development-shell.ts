import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileKey, type ReleaseStore, readContainer } from '@wspolnik/deploy/release';
import { configOf } from '../build/container.ts';
import { findContainers } from '../build/containers.ts';
import { FRAME, packageFiles } from '../build/package-files.ts';
import { runWebpack } from '../build/run-webpack.ts';
import { SERVER } from '../build/server.ts';
import { SERVICE_WORKER } from '../build/service-worker.ts';
import { ROOT } from '../webpack/base-config.ts';
import { publishFolder } from './changed-version.ts';

/** The build goes to this machine only. */
const FAST_BROTLI = 1;

/**
 * Publishes the shell of this version with React's development build, which names everything that differs from what a server has
 * rendered, also attributes. All else is as released: the markup is the same, and remotes get this React from the shell.
 */
export async function publishDevelopmentShell(store: ReleaseStore, version: string): Promise<string> {
  const source = findContainers(ROOT).find(({ manifest }) => manifest.name === 'shell');
  if (!source) throw new Error('There is no shell here.');
  const { name, manifest, assets } = await readContainer(store, 'shell', version);
  const folder = join(ROOT, '.cache/builds', `development-shell-${process.pid}`);
  await mkdir(folder, { recursive: true });
  try {
    const config = (await configOf(source))({}, { mode: 'production' });
    await runWebpack({
      ...config,
      output: { ...config.output, path: folder },
      optimization: { ...config.optimization, nodeEnv: 'development', minimize: false },
      // Modules that name no environment are those of the build before, whose cache stays as it is.
      cache: Object.assign({}, config.cache, { readonly: true }),
    });
    const { frame, server, worker } = assets;
    for (const [file, as] of [
      [frame, FRAME],
      [server, SERVER],
      [worker, SERVICE_WORKER],
    ] as const)
      if (file) await copyFile(join(store.location, fileKey(name, file)), join(folder, as));
    return await publishFolder(store, {
      folder,
      like: version,
      content: { manifest, assets: await packageFiles(folder, FAST_BROTLI) },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
