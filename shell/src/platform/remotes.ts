import type { PublicRemote } from './release.ts';
import { readRelease } from './release.ts';

/** Remotes that this person may load: those of the public release, then the granted ones. */
let published: { number: number; remotes: PublicRemote[] } | undefined;
let granted: PublicRemote[] = [];
let pending = false;
let all: PublicRemote[] | undefined;
const listeners = new Set<() => void>();
/** Entries of every release and grant that this page has had. */
const entries = new Set<string>();

const current = () => {
  published ??= readRelease();
  return published;
};

/** The release whose remotes are mounted from now on: that of the page, or a later one that was taken since. */
export const currentNumber = (): number => current().number;

export function availableRemotes(): PublicRemote[] {
  if (all) return all;
  all = [...current().remotes, ...granted];
  for (const { entry } of all) entries.add(entry);
  return all;
}

/** True until the guarded remotes of this person are known. */
export const grantsPending = (): boolean => pending;

function change(): void {
  all = undefined;
  for (const listener of listeners) listener();
}

/** Takes the remotes of another release. Mounted remotes stay until they mount again. */
export function takeRelease(number: number, remotes: PublicRemote[]): void {
  published = { number, remotes };
  change();
}

export function setGranted(remotes: PublicRemote[], stillPending = false): void {
  granted = remotes;
  pending = stillPending;
  change();
}

export function subscribeRemotes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function remoteByName(name: string): PublicRemote | undefined {
  return availableRemotes().find((remote) => remote.name === name);
}

/** Whether a script of this path is the entry of a release or of a grant: no other file starts a container. */
export function isKnownEntry(pathname: string): boolean {
  availableRemotes();
  return entries.has(pathname);
}
