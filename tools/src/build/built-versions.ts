import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPublished, type ReleaseStore } from '@wspolnik/deploy';
import type { ContainerSource } from './containers.ts';
import { containerInputs } from './inputs.ts';

// What came out of the same inputs before need not be built again. It may be forgotten at any time.

const FOLDER = '.cache/built';
const fileOf = (root: string, { dir }: ContainerSource) => join(root, FOLDER, containerInputs(root, dir));

/** The version that the source of a container gives; null when it is not known, or not in the store. */
export async function builtVersion(store: ReleaseStore, root: string, source: ContainerSource): Promise<string | null> {
  const version = await readFile(fileOf(root, source), 'utf8').catch(() => null);
  return version && (await isPublished(store, source.manifest.name, version)) ? version : null;
}

export async function rememberBuild(root: string, source: ContainerSource, version: string): Promise<void> {
  await mkdir(join(root, FOLDER), { recursive: true });
  await writeFile(fileOf(root, source), version);
}
