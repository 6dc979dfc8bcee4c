import { existsSync, statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContainerContent, ContainerInterface, EntryPage } from '@wspolnik/deploy/release';
import { type Mode, ROOT } from '../webpack/base-config.ts';
import { sourceMaps } from '../webpack/source-maps.ts';
import { type ConfigFactory, hostConfig, remoteConfig } from '../webpack-preset.ts';
import type { ContainerSource } from './containers.ts';
import { InterfacePlugin } from './interface/interface-plugin.ts';
import { recordInterface } from './interface/record-interface.ts';
import { packageFiles } from './package-files.ts';
import { assertChunks, readManifest } from './routes.ts';
import { runWebpack } from './run-webpack.ts';
import { buildServer } from './server.ts';
import { buildServiceWorker } from './service-worker.ts';

export interface BuiltContainer {
  content: ContainerContent;
  interface: ContainerInterface;
}

/** Builds one container into a temporary folder, and calls `use` with it. */
export async function buildContainer<Result>(
  source: ContainerSource,
  use: (folder: string, built: BuiltContainer) => Promise<Result>,
  mode: Mode = 'production',
): Promise<Result> {
  const { dir } = source;
  const manifest = await readManifest(source);
  const folder = join(ROOT, '.cache/builds', `${manifest.name}-${process.pid}`);
  await mkdir(folder, { recursive: true });
  try {
    const config = (await configOf(source))({ pages: manifest.routes.map(toEntryPage) }, { mode });
    const used = new InterfacePlugin();
    await runWebpack({
      ...config,
      output: { ...config.output, path: folder },
      plugins: [...(config.plugins ?? []), used, ...(mode === 'production' ? [sourceMaps()] : [])],
    });
    const { name } = manifest;
    if (name === 'shell') {
      // It needs the gateway, which is not packed for other repositories.
      const { buildFrame } = await import('./frame.ts');
      await buildFrame({ name, dir, mode }, folder);
      await buildServiceWorker({ name, dir, mode }, folder);
    }
    await buildServer({ name, dir, mode }, folder);
    const assets = await packageFiles(folder);
    assertChunks(manifest, assets);
    const sizeOf = (file: string) => compressedSize(join(folder, file));
    const recorded = recordInterface({ dir, manifest, assets, compiled: used.interface(), sizeOf });
    return await use(folder, { content: { manifest, assets }, interface: recorded });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const toEntryPage = ({ path, description, early, chunks }: EntryPage): EntryPage => ({
  path,
  description,
  early,
  chunks,
});

function compressedSize(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

/** A package may have its own webpack.config.ts; the preset is the default. */
export async function configOf({ dir, manifest }: ContainerSource): Promise<ConfigFactory> {
  const own = join(dir, 'webpack.config.ts');
  if (existsSync(own)) return (await import(own)).default;
  return manifest.name === 'shell' ? hostConfig(dir) : remoteConfig(dir);
}
