import type { EntryContent } from '../../../shell/src/platform/entries.ts';
import type { EntryPage, PublicRemote } from '../../../shell/src/platform/release.ts';

/** Every exposed module of the remotes by `<remote>/<key>`, inserted by the build of the monolith: lazy imports of one build. */
declare const __EXPOSED__: Readonly<Record<string, () => Promise<unknown>>>;

/** Replaces remote-loader.ts of the shell in the monolith: the same source without federation. */
export async function loadRemoteModule<Module>({ name }: PublicRemote, expose: string): Promise<Module> {
  const load = __EXPOSED__[`${name}/${expose}`];
  if (!load) throw new Error(`${name} exposes no ${expose}`);
  return (await load()) as Module;
}

export function resetRemoteModule(_remote: PublicRemote): void {}

/** Its routes are whole manifests, in which nothing is left to an entry. */
export function remoteContent({ routes }: PublicRemote): EntryContent {
  return { files: () => [], pages: routes as EntryPage[] };
}

export const loadRemoteContent = async (remote: PublicRemote): Promise<EntryContent> => remoteContent(remote);
