import { type EntryContent, entryContent, loadContainer, resetEntry } from './entries.ts';
import { loadExposed } from './federation.ts';
import { forgetPreloads } from './preload.ts';
import type { PublicRemote } from './release.ts';

// The monolith of `bench:compose` replaces this file: no other one knows how a remote is loaded.

/** Loads an exposed module of this version of a remote, e.g. `./app`. */
export async function loadRemoteModule<Module>(remote: PublicRemote, expose: string): Promise<Module> {
  const module = await loadExposed<Module>(remote, expose);
  if (!module) throw new Error(`${remote.name} exposes no ${expose}`);
  return module;
}

/** Before a retry: the next load starts afresh. */
export function resetRemoteModule(remote: PublicRemote): void {
  forgetPreloads(remote.name);
  resetEntry(remote);
}

/** The remote's pages and files; undefined before its entry has run. */
export function remoteContent(remote: PublicRemote): EntryContent | undefined {
  return entryContent(remote);
}

/** The same, after the entry has run. */
export async function loadRemoteContent(remote: PublicRemote): Promise<EntryContent | undefined> {
  await loadContainer(remote);
  return entryContent(remote);
}
