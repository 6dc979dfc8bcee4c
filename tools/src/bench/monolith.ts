import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  activateRelease,
  type ContainerManifest,
  composeRelease,
  type Frame,
  type FrameTexts,
  LOCALES,
  openStore,
} from '@wspolnik/deploy';
import webpack, { type Configuration } from 'webpack';
import { findContainers } from '../build/containers.ts';
import { packageFiles } from '../build/package-files.ts';
import { readManifest } from '../build/routes.ts';
import { runWebpack } from '../build/run-webpack.ts';
import { AssetsPlugin } from '../webpack/assets-plugin.ts';
import { baseConfig, ROOT } from '../webpack/base-config.ts';
import { ReleaseIntegrityPlugin } from '../webpack/release-integrity-plugin.ts';

const VERSION = '0.0.0-monolith';

/**
 * Builds shell and remotes as one application and releases it into `folder`, so that the same gateway serves both sides of
 * the comparison with the same headers, compression and preloads.
 */
export async function releaseMonolith(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const store = openStore(folder);
  const output = join(folder, 'work');
  await mkdir(output, { recursive: true });
  const [shell, ...remotes] = await Promise.all(findContainers(ROOT).map(readManifest));
  if (!shell) throw new Error('no shell');
  await runWebpack(monolithConfig(output, remotes));
  await packageFiles(output);
  await writeFile(join(output, 'frame.json'), JSON.stringify(emptyFrame()));
  await store.publish(output, monolithManifest(shell, remotes), VERSION);
  await activateRelease(store, await composeRelease(store, { shell: VERSION }));
}

/** Modules with which the shell uses federation, replaced by versions that know every remote at build time. */
const TWINS = ['federation', 'release', 'remote-loader'];

function monolithConfig(output: string, remotes: readonly ContainerManifest[]): Configuration {
  const dir = join(ROOT, 'shell');
  const config = baseConfig({ name: 'shell', dir, version: VERSION, mode: 'production' });
  return {
    ...config,
    entry: { main: './src/index.ts' },
    output: { ...config.output, path: output, publicPath: `/r/shell/${VERSION}/` },
    module: {
      rules: [
        ...(config.module?.rules ?? []),
        { test: /messages\.ts$/, enforce: 'pre', loader: join(import.meta.dirname, 'name-messages-loader.ts') },
      ],
    },
    plugins: [
      ...(config.plugins ?? []),
      new ReleaseIntegrityPlugin(),
      new AssetsPlugin(),
      new webpack.DefinePlugin({ __REMOTES__: JSON.stringify(remotes) }),
      ...TWINS.map(
        (name) =>
          new webpack.NormalModuleReplacementPlugin(
            new RegExp(`[\\\\/]${name}\\.ts$`),
            join(dir, `src/platform/${name}.static.ts`),
          ),
      ),
    ],
    cache: false,
  };
}

/** Every route of every container belongs to the single container, with its chunks in Polish. */
function monolithManifest(shell: ContainerManifest, remotes: readonly ContainerManifest[]): ContainerManifest {
  const routes = remotes.flatMap(({ name, routes }) =>
    routes.map((route) => ({ ...route, chunks: [...(route.chunks ?? []), `app-${name}`, `messages-pl-${name}`] })),
  );
  return { ...shell, routes: [...shell.routes, ...routes] };
}

/** A typical monolith: the page is empty until its script has run. */
function emptyFrame(): Frame {
  const texts: FrameTexts = {
    headers: { '': '' },
    skeletons: { cards: '', rows: '', detail: '', form: '', text: '' },
    footer: '',
  };
  return { css: '', locales: Object.fromEntries(LOCALES.map((locale) => [locale, texts])) as Frame['locales'] };
}
