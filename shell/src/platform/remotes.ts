import type { PublicRemote } from './release.ts';
import { readRelease } from './release.ts';

/** Remotes that this person may load: those of the public release, then the granted ones. */
let granted: PublicRemote[] = [];
let pending = false;
let all: PublicRemote[] | undefined;
const listeners = new Set<() => void>();

export function availableRemotes(): PublicRemote[] {
  all ??= [...readRelease().remotes, ...granted];
  return all;
}

/** True until the guarded remotes of this person are known. */
export const grantsPending = (): boolean => pending;

export function setGranted(remotes: PublicRemote[], stillPending = false): void {
  granted = remotes;
  pending = stillPending;
  all = undefined;
  for (const listener of listeners) listener();
}

export function subscribeRemotes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function remoteByName(name: string): PublicRemote | undefined {
  return availableRemotes().find((remote) => remote.name === name);
}
