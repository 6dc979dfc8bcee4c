import { loadExposed, registerRemote, resetRemote } from './federation.ts';
import { remoteByName } from './remotes.ts';
import { forgetWarmed } from './warm.ts';

const registered = new Map<string, string>();

/**
 * Loads a remote's exposed module, e.g. `('mf_offers', './app')`. The monolith of `bench:compose` replaces this file: no other
 * one knows how a remote is loaded.
 */
export async function loadRemoteModule<Module>(name: string, expose: string): Promise<Module> {
  const remote = remoteByName(name);
  if (!remote) throw new Error(`${name} is not in the release`);
  if (registered.get(name) !== remote.entry) {
    registerRemote(remote);
    registered.set(name, remote.entry);
  }
  const module = await loadExposed<Module>(`${name}/${expose.replace(/^\.\//, '')}`);
  if (!module) throw new Error(`${name} exposes no ${expose}`);
  return module;
}

/** Before a retry: removes everything known of the remote and registers it again. */
export function resetRemoteModule(name: string): void {
  const remote = remoteByName(name);
  if (!remote) return;
  forgetWarmed(remote);
  resetRemote(remote);
}

/** A remote that is no longer granted must be registered again, with its next entry. */
export const forgetRemoteModule = (name: string): boolean => registered.delete(name);
