import { fork } from 'node:child_process';
import { join } from 'node:path';
import { activateRelease, composeRelease, openStore, type Versions } from '@wspolnik/deploy';
import { UserError } from '../serve/explain-failure.ts';
import { runSideBySide, tasksAtOnce } from '../side-by-side.ts';
import type { BuildRequest } from './container.ts';
import { findContainers } from './containers.ts';
import { containerVersion } from './inputs.ts';

/** The shell, the largest, peaks at 1 GB. */
const BYTES_PER_BUILD = 1.5 * 2 ** 30;
/** Megabytes. webpack makes many short-lived objects; with room for them a build took 6 to 8% less processor time. */
const YOUNG_GENERATION = '--max-semi-space-size=64';

export interface BuildOptions {
  /** Root folder of the repository. */
  root: string;
  store: string;
  log(line: string): void;
}

/** Builds missing containers, then composes, signs and activates the release set. Answers its id. */
export async function buildRelease({ root, store: folder, log }: BuildOptions): Promise<string> {
  const store = openStore(folder);
  const requests = findContainers(root).map(
    (source): BuildRequest => ({ source, version: containerVersion(root, source), mode: 'production', store: folder }),
  );
  const missing = requests.filter(({ source, version }) => !store.has(source.manifest.name, version));
  log(`${requests.length} containers, ${missing.length} to build`);
  const builds = missing.map((request) => async () => {
    const started = performance.now();
    await runWorker(request);
    log(
      `  ${request.source.manifest.name} ${request.version} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
  });
  await runSideBySide(builds, tasksAtOnce(BYTES_PER_BUILD));

  const versions: Versions = Object.fromEntries(requests.map(({ source, version }) => [source.manifest.name, version]));
  const id = await composeRelease(store, versions);
  await activateRelease(store, id);
  return id;
}

function runWorker(request: BuildRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = fork(join(import.meta.dirname, 'worker.ts'), { execArgv: [YOUNG_GENERATION] });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new UserError(`${request.source.manifest.name} does not build (see above).`));
    });
    worker.send(request);
  });
}
