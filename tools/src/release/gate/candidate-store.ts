import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  fileKey,
  type Known,
  openStore,
  promoteAll,
  publishContainer,
  type ReleaseStore,
  storeSigner,
} from '@wspolnik/deploy/release';

/** Names the version of a container in releases of the gate. */
const WHO = 'gate';

/**
 * Copies these containers into a new store at `location` and makes them live there, signed with a key that only this store has. The
 * store that they come from is only read.
 */
export async function writeCandidateStore(
  from: ReleaseStore,
  location: string,
  containers: readonly Known[],
): Promise<void> {
  const store = await openStore(location, { env: {} });
  const key = storeSigner(store, {});
  const versions = containers.map(async ({ name, manifest, assets, interface: recorded }) => {
    const folder = join(location, 'files', name);
    await copyFiles(from, name, assets.files, folder);
    const content = { manifest, assets };
    // The files are in their place already: this verifies them.
    const request = { folder, content, packageVersion: '0.0.0', interface: recorded, who: WHO, key };
    return [name, (await publishContainer(store, request)).version] as const;
  });
  const live = Object.fromEntries(await Promise.all(versions));
  await promoteAll(store, { channel: 'stable', who: WHO, why: 'Under check.', versions: live });
}

async function copyFiles(from: ReleaseStore, name: string, files: readonly string[], folder: string): Promise<void> {
  for (const file of files.flatMap((one) => [one, `${one}.br`])) {
    const bytes = await from.get(fileKey(name, file));
    if (!bytes) continue;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), bytes);
  }
}
