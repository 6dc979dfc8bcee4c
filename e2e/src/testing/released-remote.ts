import { createHash } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import type { APIRequestContext } from '@playwright/test';

/** A remote as the page's HTML lists it, as far as journeys read it. */
interface PublicRemote {
  name: string;
  entry: string;
}

export interface PublicRelease {
  number: number;
  remotes: PublicRemote[];
  /** Pathname of the shell's main script. */
  shell: string;
}

export interface ReleasedRemote {
  /** Pathname, and what the file holds. */
  entry: string;
  source: string;
  /** Pathnames of the files of a named chunk. */
  files(chunk: string): string[];
}

interface EntryScript {
  src: string;
  tagName: 'SCRIPT';
  wpContainer?: { files(chunk: string): string[] };
}

/** As files of a release are named. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The release that the product serves. */
export async function releaseOf(request: APIRequestContext): Promise<PublicRelease> {
  const html = await (await request.get('/contact')).text();
  const json = /<script type="application\/json" id="release">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const start = /<script type="application\/json" id="start">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { main: shell } = JSON.parse(start) as { main: string };
  return { ...(JSON.parse(json) as Omit<PublicRelease, 'shell'>), shell };
}

/** A remote of that release. Its files are named by their hashes, so which one is which only its entry says. */
export async function releasedRemote(request: APIRequestContext, name: string): Promise<ReleasedRemote> {
  const remote = (await releaseOf(request)).remotes.find((one) => one.name === name);
  if (!remote) throw new Error(`the release has no ${name}`);
  const source = await (await request.get(remote.entry)).text();
  return { entry: remote.entry, source, ...describeEntry(remote.entry, source) };
}

/** The declaration of an entry while it runs: pathnames of the files of a named chunk. */
function describeEntry(entry: string, source: string): Pick<ReleasedRemote, 'files'> {
  const script: EntryScript = { src: `http://localhost${entry}`, tagName: 'SCRIPT' };
  const globals: Record<string, unknown> = { document: { currentScript: script }, location: { href: script.src } };
  globals.self = globals;
  try {
    runInContext(source, createContext(globals));
  } catch {
    // Having described itself, the entry goes on to what only a browser has.
  }
  const { wpContainer } = script;
  if (!wpContainer) throw new Error(`the entry ${entry} does not describe itself`);
  return { files: (chunk) => wpContainer.files(chunk).map((url) => new URL(url, 'http://localhost').pathname) };
}
