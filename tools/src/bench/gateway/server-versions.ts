import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import {
  fileKey,
  publishContainer,
  type ReleaseStore,
  readContainer,
  readLive,
  readPublication,
  readRegistry,
  storeSigner,
} from '@wspolnik/deploy/release';
import { CONTAINER } from '../release/edits.ts';

/** Publishes a version of the live offers for each comment, which its server bundle has at its end. Answers the versions. */
export async function publishServerVersions(store: ReleaseStore, comments: readonly string[]): Promise<string[]> {
  const registry = await readRegistry(store);
  const live = await readLive(store, 'stable', registry);
  const first = live?.containers.find(({ name }) => name === CONTAINER)?.version ?? '';
  const { manifest, assets } = await readContainer(store, CONTAINER, first);
  const { packageVersion, interface: ofBuild } = await readPublication(store, CONTAINER, first, registry);
  const before = assets.server ?? '';
  const bundle = await store.get(fileKey(CONTAINER, before));
  const versions: string[] = [];
  for (const comment of comments) {
    const text = `${bundle}\n// ${comment}`;
    const server = `${createHash('sha256').update(text).digest('hex')}.cjs`;
    const key = fileKey(CONTAINER, server);
    await store.create(key, Buffer.from(text));
    const files = assets.files.map((file) => (file === before ? server : file)).sort();
    const { version } = await publishContainer(store, {
      // Whose other files are there.
      folder: join(store.location, dirname(key)),
      content: { manifest, assets: { ...assets, files, server } },
      packageVersion,
      interface: ofBuild,
      who: 'bench',
      key: storeSigner(store),
    });
    versions.push(version);
  }
  return versions;
}
