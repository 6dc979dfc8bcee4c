import { Worker } from 'node:worker_threads';
import type { ContainerManifest } from '@wspolnik/deploy';

export interface ReadManifest {
  manifest: ContainerManifest;
  /** Absolute paths of what was read: a change of another file leaves the manifest as it is. */
  files: string[];
}

/**
 * The manifest of a remote as its files say now. Runs its pages.ts in a thread of its own, because a module that was imported
 * once stays as it was. Rejects when the files break it.
 */
export function readManifestAnew(dir: string): Promise<ReadManifest> {
  const worker = new Worker(new URL('./manifest-worker.ts', import.meta.url), { workerData: dir });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`${dir}: its manifest was not read.`)));
  });
}
