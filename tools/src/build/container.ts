import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '@wspolnik/deploy';
import type { Mode } from '../webpack/base-config.ts';
import { type ConfigFactory, hostConfig, remoteConfig } from '../webpack-preset.ts';
import type { ContainerSource } from './containers.ts';
import { buildFrame } from './frame.ts';
import { packageFiles } from './package-files.ts';
import { assertChunks, readManifest } from './routes.ts';
import { runWebpack } from './run-webpack.ts';

export interface BuildRequest {
  source: ContainerSource;
  version: string;
  mode: Mode;
  store: string;
}

/** Builds one container and publishes it into the store. */
export async function buildContainer({ source, version, mode, store: root }: BuildRequest): Promise<void> {
  const { dir } = source;
  const manifest = await readManifest(source);
  const store = openStore(root);
  // Beside its destination: publishing is a rename, and a failed build leaves nothing in the store.
  const output = join(root, 'work', `${manifest.name}-${version}-${process.pid}`);
  await mkdir(output, { recursive: true });
  try {
    const config = (await configOf(source))({ version }, { mode });
    await runWebpack({ ...config, output: { ...config.output, path: output } });
    if (manifest.name === 'shell') await buildFrame({ name: 'shell', dir, version, mode }, output);
    assertChunks(manifest, await packageFiles(output));
    await store.publish(output, manifest, version);
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

/** A package may have its own webpack.config.ts; the preset is the default. */
export async function configOf({ dir, manifest }: ContainerSource): Promise<ConfigFactory> {
  const own = join(dir, 'webpack.config.ts');
  if (existsSync(own)) return (await import(own)).default;
  return manifest.name === 'shell' ? hostConfig(dir) : remoteConfig(dir);
}
