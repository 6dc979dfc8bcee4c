import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { activateRelease, composeRelease, type ReleaseStore, readRelease, type Versions } from '@wspolnik/deploy';
import webpack, { type Stats, type Watching } from 'webpack';
import { configOf } from '../build/container.ts';
import type { ContainerSource } from '../build/containers.ts';
import { packageFiles } from '../build/package-files.ts';
import { assertChunks, readManifest } from '../build/routes.ts';

/** Releases of the working copy are never on the channel that `npm start` serves. */
export const CHANNEL = 'dev';
const VERSION = /^0\.0\.0-dev-/;
/** Milliseconds within which several saves count as one. */
const QUIET = 50;
const FAST_BROTLI = 1;

/**
 * Rebuilds one remote on every change and activates the release `base` with it. A failed build is printed, and the last
 * successful one stays. Resolves after the first build.
 */
export async function watchRemote(source: ContainerSource, store: ReleaseStore, base: string) {
  const { name } = source.manifest;
  for (const version of await store.versions(name)) {
    if (VERSION.test(version)) await rm(store.folder(name, version), { recursive: true });
  }
  const output = join(store.root, 'work', `${name}-dev`);
  const config = (await configOf(source))({ version: '0.0.0-dev' }, { mode: 'development' });
  const compiler = webpack({ ...config, output: { ...config.output, path: output } });
  if (!compiler) throw new Error(`${name}: webpack refuses its configuration.`);

  const activate = async (stats: Stats | undefined) => {
    if (!stats || stats.hasErrors()) {
      console.error(stats?.toString({ all: false, errors: true }) ?? 'webpack gave no result');
      return;
    }
    const version = `0.0.0-dev-${stats.hash}`;
    await publishCopy(source, store, output, version);
    await activateRelease(
      store,
      await composeRelease(store, { ...(await versionsOf(store, base)), [name]: version }),
      CHANNEL,
    );
    console.log(`${name} built in ${(stats.endTime ?? 0) - (stats.startTime ?? 0)} ms`);
  };
  return new Promise<{ close(): Promise<void> }>((resolve, reject) => {
    const watching: Watching | undefined = compiler.watch({ aggregateTimeout: QUIET }, (failure, stats) => {
      if (failure) return reject(failure);
      activate(stats).then(() => resolve({ close: () => stop(watching) }), reject);
    });
  });
}

/** webpack reuses its folder for the next build; the store gets a copy under another name. */
async function publishCopy(source: ContainerSource, store: ReleaseStore, output: string, version: string) {
  const manifest = await readManifest(source);
  if (store.has(manifest.name, version)) return;
  const copy = `${output}-${version}`;
  await cp(output, copy, { recursive: true });
  assertChunks(manifest, await packageFiles(copy, FAST_BROTLI));
  await store.publish(copy, manifest, version);
}

async function versionsOf(store: ReleaseStore, id: string): Promise<Versions> {
  const { shell, remotes } = await readRelease(store, id);
  return Object.fromEntries([shell, ...remotes].map(({ name, version }) => [name, version]));
}

function stop(watching: Watching | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (watching) watching.close(() => resolve());
    else resolve();
  });
}
