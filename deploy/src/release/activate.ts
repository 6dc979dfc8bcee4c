import { assertSigned, releaseKeys } from './sign.ts';
import type { ReleaseStore } from './store.ts';
import type { ReleasedContainer, ReleaseSet } from './types.ts';

/** Reads a set and checks its signature. Throws SignatureError when it was modified. */
export async function readRelease(store: ReleaseStore, id: string): Promise<ReleaseSet> {
  const { bytes, signature } = await store.readSet(id);
  assertSigned(bytes, signature, releaseKeys(store.root).publicKey, `Release ${id}`);
  return JSON.parse(bytes.toString('utf8'));
}

/** Verifies the signature and the hash of every file, compressed or not, before anything is served. */
export async function verifyRelease(store: ReleaseStore, id: string): Promise<ReleaseSet> {
  const set = await readRelease(store, id);
  await Promise.all([set.shell, ...set.remotes].map((container) => verifyFiles(store, container)));
  return set;
}

export async function activateRelease(store: ReleaseStore, id: string, channel = 'stable'): Promise<ReleaseSet> {
  const set = await verifyRelease(store, id);
  if ((await store.current(channel)) !== id) await store.point(channel, id);
  return set;
}

/** Returns to the release that was active before the current one. Answers its id. */
export async function rollBack(store: ReleaseStore, channel = 'stable'): Promise<string> {
  const current = await store.current(channel);
  const earlier = (await store.history(channel)).findLast(({ id }) => id !== current);
  if (!earlier) throw new Error(`Nothing was active on ${channel} before ${current ?? 'now'}.`);
  await activateRelease(store, earlier.id, channel);
  return earlier.id;
}

async function verifyFiles(store: ReleaseStore, container: ReleasedContainer): Promise<void> {
  const { files, compressed } = container.assets;
  await Promise.all([
    ...Object.entries(files).map(([file, hash]) => store.file(container, file, hash)),
    ...Object.entries(compressed).map(([file, hash]) => store.file(container, `${file}.br`, hash)),
  ]);
}
