import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ContainerInterface,
  type ContainerManifest,
  type Frame,
  type FrameTexts,
  LOCALES,
  openStore,
  promoteAll,
  publishContainer,
  type ReleaseStore,
  type Route,
  storeSigner,
} from '@wspolnik/deploy/release';
import webpack, { type Configuration } from 'webpack';
import { builtVersion, rememberBuild } from '../build/built-versions.ts';
import { type ContainerSource, findContainers } from '../build/containers.ts';
import { containerInputs } from '../build/inputs.ts';
import { FRAME, packageFiles } from '../build/package-files.ts';
import { readManifest } from '../build/routes.ts';
import { runWebpack } from '../build/run-webpack.ts';
import { AssetsPlugin } from '../webpack/assets-plugin.ts';
import { baseConfig, persistentCache, ROOT } from '../webpack/base-config.ts';
import { ReleaseIntegrityPlugin } from '../webpack/release-integrity-plugin.ts';
import { SHELL_PATH } from '../webpack-preset.ts';

/** Modules with which the shell uses federation, replaced by those that know every remote at build time. */
const TWINS = ['federation', 'release', 'remote-loader'].map((name) => ({
  replaces: new RegExp(`[\\\\/]${name}\\.ts$`),
  file: join(ROOT, `tools/bench/monolith/${name}.ts`),
}));
const NAME_MESSAGES = join(import.meta.dirname, 'name-messages-loader.ts');

/** The parts of a rough monolith. */
const COMPARED = ['shell', 'mf_offers', 'mf_companies'];

interface Monolith {
  /** Unminified and without the remotes that are not compared, which takes a small part of the time and says nothing about sizes. */
  isRough: boolean;
  /** The shell first. */
  containers: { source: ContainerSource; manifest: ContainerManifest }[];
}

/**
 * Builds shell and remotes as one application and releases it into `folder`, so that the same gateway serves both sides of
 * the comparison with the same headers, compression and preloads. The build stays there until its source changes.
 */
export async function releaseMonolith(folder: string, isRough: boolean): Promise<void> {
  const store = await openStore(folder);
  const sources = findContainers(ROOT).filter(({ manifest }) => !isRough || COMPARED.includes(manifest.name));
  const inputs = inputsOf(sources, isRough);
  const known = await builtVersion(store, inputs, 'shell');
  const version = known ?? (await build({ isRough, containers: await withManifests(sources) }, store));
  if (!known) await rememberBuild(inputs, version);
  await promoteAll(store, { channel: 'stable', versions: { shell: version }, who: 'bench', why: 'to compare' });
}

async function withManifests(sources: ContainerSource[]): Promise<Monolith['containers']> {
  return Promise.all(sources.map(async (source) => ({ source, manifest: await readManifest(source) })));
}

function inputsOf(sources: readonly ContainerSource[], isRough: boolean): string {
  const hash = createHash('sha256').update(isRough ? 'rough' : 'whole');
  for (const { dir } of sources) hash.update(containerInputs(ROOT, dir));
  for (const file of [import.meta.filename, NAME_MESSAGES, ...TWINS.map(({ file }) => file)])
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Answers the version. */
async function build(monolith: Monolith, store: ReleaseStore): Promise<string> {
  const output = join(ROOT, `.cache/builds/monolith-${process.pid}`);
  await mkdir(output, { recursive: true });
  try {
    await runWebpack(configOf(monolith, output));
    await writeFile(join(output, FRAME), JSON.stringify(emptyFrame()));
    const assets = await packageFiles(output, monolith.isRough ? ROUGH_QUALITY : undefined);
    const content = { manifest: manifestOf(monolith), assets };
    const key = storeSigner(store);
    const built = { folder: output, packageVersion: '0.0.0', content, interface: NO_INTERFACE, who: 'bench', key };
    return (await publishContainer(store, built)).version;
  } finally {
    await rm(output, { recursive: true });
  }
}

/** It has nothing to fit with. */
const NO_INTERFACE: ContainerInterface = {
  provides: {},
  uses: {},
  slots: { filled: {}, rendered: {} },
  events: {},
  api: '*',
  bytes: {},
};

/** Of brotli. */
const ROUGH_QUALITY = 1;

/** A module of lazy imports. Each remote's startup is a chunk of a known name, which the page preloads. */
function exposedModules({ containers }: Monolith): string {
  const lines = containers.flatMap(({ source, manifest: { name, exposes } }) =>
    Object.entries(exposes).map(([key, path]) => {
      const chunk = key === './app' ? `/* webpackChunkName: "app-${name}" */ ` : '';
      return `${JSON.stringify(`${name}/${key}`)}: () => import(${chunk}${JSON.stringify(join(source.dir, path))}),`;
    }),
  );
  return `data:text/javascript,${encodeURIComponent(`export default {${lines.join('\n')}};`)}`;
}

function configOf(monolith: Monolith, output: string): Configuration {
  const { isRough, containers } = monolith;
  const config = baseConfig({ name: 'shell', dir: join(ROOT, 'shell'), mode: 'production' });
  const remotes = containers.slice(1).map(({ manifest }) => manifest);
  return {
    ...config,
    entry: { main: './src/index.ts' },
    output: { ...config.output, path: output, publicPath: SHELL_PATH },
    module: {
      rules: [...(config.module?.rules ?? []), { test: /messages\.ts$/, enforce: 'pre', loader: NAME_MESSAGES }],
      // A twin without an export that the shell uses by now.
      parser: { javascript: { exportsPresence: 'error' } },
    },
    plugins: [
      ...(config.plugins ?? []),
      new ReleaseIntegrityPlugin(),
      new AssetsPlugin(),
      new webpack.DefinePlugin({ __REMOTES__: JSON.stringify(remotes) }),
      new webpack.ProvidePlugin({ __EXPOSED__: [exposedModules(monolith), 'default'] }),
      ...TWINS.map(({ replaces, file }) => new webpack.NormalModuleReplacementPlugin(replaces, file)),
    ],
    // Styles of pages that are never loaded together.
    ignoreWarnings: [/Conflicting order/],
    optimization: { ...config.optimization, minimize: !isRough },
    cache: persistentCache(isRough ? 'monolith-rough' : 'monolith'),
  };
}

/** Every route of every container belongs to the single container, with its chunks in Polish. */
function manifestOf({ containers }: Monolith): ContainerManifest {
  const [shell, ...remotes] = containers.map(({ manifest }) => manifest);
  if (!shell) throw new Error('no shell');
  const chunksOf = (name: string, { chunks = [] }: Route) =>
    [...chunks, 'messages-{locale}'].map((chunk) =>
      chunk.endsWith('{locale}') ? `${chunk.replace('{locale}', 'pl')}-${name}` : chunk,
    );
  const routes = remotes.flatMap(({ name, routes }) =>
    routes.map((route) => ({ ...route, chunks: [...chunksOf(name, route), `app-${name}`] })),
  );
  return { ...shell, routes: [...shell.routes, ...routes] };
}

/** A typical monolith: the page is empty until its script has run. */
function emptyFrame(): Frame {
  const texts: FrameTexts = {
    headers: { '': '' },
    skeletons: { cards: '', profiles: '', rows: '', detail: '', profile: '', form: '', text: '' },
    footer: '',
  };
  return { css: '', locales: Object.fromEntries(LOCALES.map((locale) => [locale, texts])) as Frame['locales'] };
}
