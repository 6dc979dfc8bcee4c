import { isDeepStrictEqual } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { ContainerManifest } from '@wspolnik/deploy/release';

export interface ReadManifest {
  manifest: ContainerManifest;
  /** Absolute paths of what was read: a change of another file leaves the manifest as it is. */
  files: string[];
}

export interface FollowedManifest {
  current(): ContainerManifest;
  /** Reads it again when one of the changed files is part of it; answers the former one when it has changed. */
  follow(changed: ReadonlySet<string>): Promise<ContainerManifest | null>;
}

/** The manifest of a remote. Rejects, and so does `follow`, when its files break it. */
export async function followManifest(dir: string): Promise<FollowedManifest> {
  let read = await readAnew(dir);
  return {
    current: () => read.manifest,
    async follow(changed) {
      if (!read.files.some((file) => changed.has(file))) return null;
      const { manifest: before } = read;
      read = await readAnew(dir);
      return isDeepStrictEqual(before, read.manifest) ? null : before;
    },
  };
}

/** Runs pages.ts in its own thread, because a module that was imported once stays as it was. */
function readAnew(dir: string): Promise<ReadManifest> {
  const worker = new Worker(new URL('./manifest-worker.ts', import.meta.url), { workerData: dir });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`${dir}: its manifest was not read.`)));
  });
}
