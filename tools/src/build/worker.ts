import { openStore, publishContainer, signerOf } from '@wspolnik/deploy/release';
import { rememberBuild } from './built-versions.ts';
import { buildContainer } from './container.ts';
import type { ContainerSource } from './containers.ts';

export interface BuildRequest {
  source: ContainerSource;
  /** Hash of the source, under which the result is remembered. */
  inputs: string;
  /** Location of the release store. */
  store: string;
  /** The publisher. */
  who: string;
}

export interface BuildResult {
  version: string;
  /** False when the store had these very bytes. */
  isNew: boolean;
}

// Without the parent nobody needs the build; after the build this is the normal end.
process.once('disconnect', () => process.exit());

process.once('message', async ({ source, inputs, store: location, who }: BuildRequest) => {
  try {
    const { packageVersion } = source;
    const store = await openStore(location);
    const key = signerOf(store);
    const result = await buildContainer(source, (folder, built) =>
      publishContainer(store, { folder, packageVersion, who, key, ...built }),
    );
    await rememberBuild(inputs, result.version);
    process.send?.(result, () => process.disconnect());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
});
