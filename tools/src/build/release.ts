import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { activateRelease, composeRelease, openStore, type Versions } from '@wspolnik/deploy';
import { UserError } from '../serve/explain-failure.ts';
import type { BuildRequest } from './container.ts';
import { findContainers } from './containers.ts';
import { containerVersion } from './inputs.ts';

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
  await inParallel(missing, async (request) => {
    const started = performance.now();
    await runWorker(request);
    log(
      `  ${request.source.manifest.name} ${request.version} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
  });

  const versions: Versions = Object.fromEntries(requests.map(({ source, version }) => [source.manifest.name, version]));
  const id = await composeRelease(store, versions);
  await activateRelease(store, id);
  return id;
}

async function inParallel<T>(items: T[], run: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) await run(item);
  };
  // Waits for every lane before reporting the first failure, so that no build is left running.
  const lanes = await Promise.allSettled(Array.from({ length: Math.min(availableParallelism(), 4) }, lane));
  for (const result of lanes) if (result.status === 'rejected') throw result.reason;
}

function runWorker(request: BuildRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = fork(join(import.meta.dirname, 'worker.ts'));
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new UserError(`${request.source.manifest.name} does not build (see above).`));
    });
    worker.send(request);
  });
}
