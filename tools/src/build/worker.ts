import { openStore, publishContainer } from '@wspolnik/deploy';
import { rememberBuild } from './built-versions.ts';
import { buildContainer } from './container.ts';
import type { ContainerSource } from './containers.ts';

export interface BuildRequest {
  source: ContainerSource;
  /** Hash of the source, under which the result is remembered. */
  inputs: string;
  /** Location of the release store. */
  store: string;
}

export interface BuildResult {
  version: string;
  /** False when the store had these very bytes. */
  isNew: boolean;
}

// Without the parent nobody needs the build; after the build this is the normal end.
process.once('disconnect', () => process.exit());

process.once('message', async ({ source, inputs, store }: BuildRequest) => {
  try {
    const { packageVersion } = source;
    const result = await buildContainer(source, (folder, built) =>
      publishContainer(openStore(store), { folder, packageVersion, ...built }),
    );
    await rememberBuild(inputs, result.version);
    process.send?.(result, () => process.disconnect());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
});
