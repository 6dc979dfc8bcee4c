import { integrityOf } from './integrity.ts';
import type { EntryPage, PublicRemote } from './release.ts';
import { isKnownEntry } from './remotes.ts';

/** Milliseconds for a remote's entry; short enough that the panel appears within 7 s even when the first attempt hangs. */
const ENTRY_TIMEOUT = 4000;

declare global {
  /** Attempts of a remote after the first, by its name; its own code adds them to the addresses that it loads. */
  var __mfRetry: Record<string, number> | undefined;
}

/** The declaration of a remote's entry while it runs. */
export interface EntryContent {
  /** Addresses of the files of a named chunk (`page-offers`), or of an exposed module (`./app`). */
  files(chunk: string): string[];
  pages: EntryPage[];
}

/** The container as federation calls it. */
export interface Container {
  init: unknown;
  get: unknown;
}
type EntryScript = HTMLScriptElement & { wpContainer?: EntryContent };

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** A file of the release could not be loaded; `request` is its address, as in webpack's errors. */
export class FileError extends Error {
  readonly request: string;
  constructor(message: string, request: string) {
    super(message);
    this.request = request;
  }
}

const containers = new Map<string, Promise<Container>>();
const contents = new Map<string, EntryContent>();
/** After a failure an entry runs once more, under another address and another name. */
const attempts = new Map<string, number>();

/**
 * Name of a version of a remote: of its whole address, because the chunks of a guarded one need the capability in it. Never the
 * beginning of another name and a slash, by which federation finds a remote (runtime-core 2.9.3, utils/manifest.js).
 */
export function versionKey({ name, entry }: PublicRemote): string {
  const attempt = attempts.get(entry);
  return `${name}@${entry.replaceAll('/', ':')}${attempt ? `~${attempt}` : ''}`;
}

/** Pages and files that the entry has declared; undefined before it has run. */
export const entryContent = ({ entry }: PublicRemote): EntryContent | undefined => contents.get(entry);

/** Before a retry: the entry and all files of the remote are requested anew, whatever became of the first attempt. */
export function resetEntry({ name, entry }: PublicRemote): void {
  globalThis.__mfRetry ??= {};
  const attempt = (globalThis.__mfRetry[name] ?? 0) + 1;
  globalThis.__mfRetry[name] = attempt;
  attempts.set(entry, attempt);
}

/** Loads and runs the entry, once for all who ask; after a failure the next call loads it again. */
export function loadContainer(remote: PublicRemote): Promise<Container> {
  const key = versionKey(remote);
  const known = containers.get(key);
  if (known) return known;
  const loading = runEntry(remote);
  containers.set(key, loading);
  loading.catch(() => containers.delete(key));
  return loading;
}

let trusted: ((url: string) => string) | undefined;

/** Refuses every script that is not the entry of a release, whatever requests it. */
function trustedUrl(url: string): string {
  if (!trusted) {
    const checked = (asked: string) => {
      const { origin, pathname } = new URL(asked, window.location.href);
      if (origin !== window.location.origin || !isKnownEntry(pathname)) throw new TypeError(`not an entry: ${asked}`);
      return asked;
    };
    const factory = (window as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
    const policy = factory?.createPolicy('mf-release', { createScriptURL: checked });
    trusted = policy ? (asked) => policy.createScriptURL(asked) : checked;
  }
  return trusted(url);
}

/**
 * A version is taken out of the global of its container in the load event, which follows its execution in the same task: entries
 * of two versions that load at the same time do not meet. Federation's own loading would answer with the version that ran first
 * (runtime-core 2.9.3, utils/load.js, `getRemoteEntryExports`).
 */
async function runEntry({ name, entry }: PublicRemote): Promise<Container> {
  const attempt = attempts.get(entry);
  // A new address on retry: a hung request holds the browser's cache lock on the old one for about 20 s.
  const url = attempt ? `${entry}?r=${attempt}` : entry;
  const script: EntryScript = document.createElement('script');
  script.integrity = integrityOf(url);
  script.crossOrigin = 'anonymous';
  script.async = true;
  script.src = trustedUrl(url);
  const globals = globalThis as unknown as Record<string, Container | undefined>;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`${name}: no entry in ${ENTRY_TIMEOUT} ms`)), ENTRY_TIMEOUT);
      script.onerror = () => reject(new FileError(`${name}: the entry did not load`, url));
      script.onload = () => {
        const container = globals[name];
        globals[name] = undefined;
        if (script.wpContainer) contents.set(entry, script.wpContainer);
        if (container) resolve(container);
        else reject(new Error(`${name}: the entry holds no container`));
      };
      document.head.append(script);
    });
  } finally {
    clearTimeout(timer);
    script.remove();
  }
}
