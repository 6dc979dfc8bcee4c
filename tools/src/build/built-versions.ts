import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPublished, type ReleaseStore, readRegistry } from '@wspolnik/deploy/release';
import { ROOT } from '../webpack/base-config.ts';

// What came out of the same inputs before need not be built again. It may be forgotten at any time.

const FOLDER = join(ROOT, '.cache/built');

/** The version that a build of these inputs gives; null when it is not known, or not in the store. */
export async function builtVersion(store: ReleaseStore, inputs: string, name: string): Promise<string | null> {
  const version = await readFile(join(FOLDER, inputs), 'utf8').catch(() => null);
  return version && (await isPublished(store, await readRegistry(store), name, version)) ? version : null;
}

export async function rememberBuild(inputs: string, version: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, inputs), version);
}
