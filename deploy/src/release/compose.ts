import { createHash } from 'node:crypto';
import { releaseKeys, signBytes } from './sign.ts';
import type { ReleaseStore } from './store.ts';
import type { ReleasedContainer, ReleaseSet } from './types.ts';

/** Container name → version. */
export type Versions = Record<string, string>;

/** Writes and signs the set of exactly these versions; the same versions have the same id. Answers the id. */
export async function composeRelease(store: ReleaseStore, versions: Versions): Promise<string> {
  const names = Object.keys(versions).sort();
  const containers = await Promise.all(names.map((name) => store.container(name, versions[name] ?? '')));
  const shell = containers.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('A release needs a shell.');
  const remotes = containers.filter((container) => container !== shell);
  assertNoRouteTwice([shell, ...remotes]);

  const content = { shell, remotes };
  const id = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  const set: ReleaseSet = { id, ...content };
  const bytes = Buffer.from(JSON.stringify(set));
  const { privateKey } = releaseKeys(store.root);
  if (!privateKey) throw new Error('The private key is not here: this machine can serve releases, not sign them.');
  await store.writeSet(id, bytes, signBytes(bytes, privateKey));
  return id;
}

function assertNoRouteTwice(containers: ReleasedContainer[]): void {
  const owners = new Map<string, string>();
  for (const { name, manifest } of containers) {
    for (const { path } of manifest.routes) {
      const owner = owners.get(path);
      if (owner) throw new Error(`Both ${owner} and ${name} claim the route ${path}.`);
      owners.set(path, name);
    }
  }
}
