import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { loadContainer, versionKey } from './entries.ts';
import type { PublicRemote } from './release.ts';

/** The shell's own instance. Remotes use the same runtime code, whose plain functions refer to the latest instance. */
const host = getInstance();

const registered = new Map<string, PublicRemote>();

/** Lets federation get its containers from the entries of the release. */
function entriesPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'wp-entries',
    async loadEntry({ remoteInfo }) {
      const remote = registered.get(remoteInfo.name);
      return remote ? ((await loadContainer(remote)) as Awaited<ReturnType<LoadEntry>>) : undefined;
    },
  };
}
type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;

/** Connects the federation runtime to the release. Call once, before any remote loads. */
export function startFederation(): void {
  host?.registerPlugins([entriesPlugin()]);
}

/**
 * Each version is its own remote, and stays one: `force` would take the container, its instance and the shared modules from
 * a version that is mounted, and without it federation ignores another entry of a known name (runtime-core 2.9.3, remote/index.js).
 */
export async function loadExposed<Module>(remote: PublicRemote, expose: string): Promise<Module | null> {
  if (!host) throw new Error('the federation runtime has not started');
  const key = versionKey(remote);
  if (!registered.has(key)) {
    registered.set(key, remote);
    host.registerRemotes([{ name: key, entry: remote.entry, entryGlobalName: remote.name, type: 'global' }]);
  }
  return host.loadRemote<Module>(`${key}/${expose.replace(/^\.\//, '')}`);
}
