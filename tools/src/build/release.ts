import { fork } from 'node:child_process';
import { join } from 'node:path';
import { openStore, promoteAll, storeSigner } from '@wspolnik/deploy/release';
import { UserError } from '../serve/explain-failure.ts';
import { runSideBySide, tasksAtOnce } from '../side-by-side.ts';
import { builtVersion } from './built-versions.ts';
import { findContainers } from './containers.ts';
import { containerInputs } from './inputs.ts';
import type { BuildRequest, BuildResult } from './worker.ts';

/** The shell, the largest, peaks at 1 GB. */
const BYTES_PER_BUILD = 1.5 * 2 ** 30;
/** Megabytes. webpack makes many short-lived objects; with room for them a build took 6 to 8% less processor time. */
const YOUNG_GENERATION = '--max-semi-space-size=64';

/** Publisher and releaser of the builds of a start. */
const BUILD = 'build';

export interface BuildOneOptions {
  root: string;
  /** Of the remote, or `shell`. */
  folder: string;
  /** Location of the release store. */
  store: string;
  who: string;
}

export interface BuildOptions {
  /** Root folder of the repository. */
  root: string;
  /** Location of the release store. */
  store: string;
  log(line: string): void;
}

/**
 * Builds and publishes every container whose inputs have changed, and releases them together into `stable`. Answers the number of
 * the release.
 */
export async function buildRelease({ root, store: location, log }: BuildOptions): Promise<number> {
  const store = await openStore(location);
  const sources = findContainers(root);
  // A new directory gets its key before several builds sign with it.
  storeSigner(store);
  const versions: Record<string, string> = {};
  const missing: BuildRequest[] = [];
  for (const source of sources) {
    const { name } = source.manifest;
    const inputs = containerInputs(root, source.dir);
    const version = await builtVersion(store, inputs, name);
    if (version) versions[name] = version;
    else missing.push({ source, inputs, store: location, who: BUILD });
  }
  log(`${sources.length} containers, ${missing.length} to build`);
  const builds = missing.map((request) => async () => {
    const { source } = request;
    const started = performance.now();
    const { version } = await build(request);
    versions[source.manifest.name] = version;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    log(`  ${source.manifest.name} ${version.slice(0, 12)} in ${seconds} s`);
  });
  await runSideBySide(builds, tasksAtOnce(BYTES_PER_BUILD));
  const { number } = await promoteAll(store, {
    channel: 'stable',
    versions,
    who: BUILD,
    why: 'built from the working copy',
  });
  return number;
}

/** Builds and publishes the one container of this name, e.g. `mf-offers`. */
export async function buildOne({ root, folder, store, who }: BuildOneOptions): Promise<BuildResult & { name: string }> {
  const source = findContainers(root).find(({ manifest }) => manifest.name.replaceAll('_', '-') === folder);
  if (!source) throw new UserError(`There is no remote ${folder} here: it would have a remote.json.`);
  return {
    name: source.manifest.name,
    ...(await build({ source, inputs: containerInputs(root, source.dir), store, who })),
  };
}

/** In its own process: webpack is single-threaded, and two of them use two cores. */
function build(request: BuildRequest): Promise<BuildResult> {
  return new Promise((resolve, reject) => {
    const worker = fork(join(import.meta.dirname, 'worker.ts'), { execArgv: [YOUNG_GENERATION] });
    let result: BuildResult | undefined;
    worker.once('message', (message: BuildResult) => {
      result = message;
    });
    worker.once('error', reject);
    worker.once('exit', () => {
      if (result) resolve(result);
      else reject(new UserError(`${request.source.manifest.name} does not build (see above).`));
    });
    worker.send(request);
  });
}
