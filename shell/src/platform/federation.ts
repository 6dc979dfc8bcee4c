import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from './integrity.ts';
import type { PublicRemote } from './release.ts';

/** Milliseconds for a remote's entry; short enough that the panel appears within 7 s even when the first attempt hangs. */
const ENTRY_TIMEOUT = 4000;

declare global {
  var __mfRetry: Record<string, number> | undefined;
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Refuses a script that the release does not list, whatever requests it. */
function trustedScriptUrl(): (url: string) => string {
  const factory = (window as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  const checked = (url: string) => {
    integrityOf(url);
    return url;
  };
  const policy = factory?.createPolicy('mf-release', { createScriptURL: checked });
  return policy ? (url) => policy.createScriptURL(url) : checked;
}

function releasePlugin(): ModuleFederationRuntimePlugin {
  const trusted = trustedScriptUrl();
  return {
    name: 'wp-release',
    createScript({ url, remoteInfo }) {
      const attempt = remoteInfo && globalThis.__mfRetry?.[remoteInfo.name];
      const script = document.createElement('script');
      script.integrity = integrityOf(url);
      script.crossOrigin = 'anonymous';
      script.async = true;
      // A new URL on retry: a hung request holds the browser's cache lock on the old one for about 20 s.
      script.src = trusted(attempt ? `${url}?r=${attempt}` : url);
      return { script, timeout: ENTRY_TIMEOUT };
    },
  };
}

/** The shell's own instance. Remotes use the same runtime code, whose plain functions refer to the latest instance. */
const host = getInstance();

export async function loadExposed<Module>(id: string): Promise<Module | null> {
  if (!host) throw new Error('the federation runtime has not started');
  return host.loadRemote<Module>(id);
}

/** Connects the federation runtime to the release. Call once, before any remote loads. */
export function startFederation(): void {
  host?.registerPlugins([releasePlugin()]);
}

/** Registers a remote by URL without fetching anything. */
export function registerRemote({ name, entry }: PublicRemote): void {
  host?.registerRemotes([{ name, entry, entryGlobalName: name, type: 'global' }], { force: true });
}

/** Removes all traces of a failed load, so that the next one starts afresh. */
export function resetRemote(remote: PublicRemote): void {
  globalThis.__mfRetry ??= {};
  const attempts = globalThis.__mfRetry;
  attempts[remote.name] = (attempts[remote.name] ?? 0) + 1;
  // webpack waits for a pending tag of the same chunk instead of requesting it again.
  const pending = document.querySelectorAll(`script[data-webpack^="${CSS.escape(remote.name)}@"]`);
  for (const script of pending) script.remove();
  registerRemote(remote);
}
