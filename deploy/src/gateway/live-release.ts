import { verifyRelease } from '../release/activate.ts';
import type { ReleaseStore } from '../release/store.ts';
import {
  type Frame,
  LOCALES,
  type Locale,
  type PublicRemote,
  type ReleasedContainer,
  type ReleaseSet,
  type Route,
} from '../release/types.ts';
import { matchPath, type Params } from './paths.ts';
import { integrityOf, isGuarded, isServed, publicRemote } from './public-release.ts';

const FRAME = 'frame.json';

/** Pages opened before a release continue to request their own files; this covers about a day of releases. */
const RELEASES_SERVED = 20;

export interface LiveRelease {
  set: ReleaseSet;
  frame: Frame;
  remotes: Record<Locale, PublicRemote[]>;
  integrity: Record<string, string>;
  /** `name/version/file` of every file listed by an activated release. */
  open: ReadonlyMap<string, ServedFile>;
  guarded: ReadonlyMap<string, ServedFile>;
}

/** Hashes of a file's bytes; none of the compressed ones when it is stored plainly alone. */
export interface ServedFile {
  plain: string;
  brotli?: string;
}

export interface MatchedRoute {
  container: ReleasedContainer;
  route: Route;
  params: Params;
}

/** Verifies the active release and earlier ones. Throws when the active one was tampered with. */
export async function loadRelease(store: ReleaseStore, channel: string): Promise<LiveRelease> {
  const id = await store.current(channel);
  if (!id) throw new Error('No release is active: build one first (pnpm build).');
  const set = await verifyRelease(store, id);
  const earlier = await earlierSets(store, channel, id);
  const containers = [set, ...earlier].flatMap(({ shell, remotes }) => [shell, ...remotes]);
  const visible = set.remotes.filter((remote) => !isGuarded(remote));
  return {
    set,
    frame: await frameOf(store, set.shell),
    remotes: Object.fromEntries(
      LOCALES.map((locale) => [locale, visible.map((remote) => publicRemote(remote, locale))]),
    ) as LiveRelease['remotes'],
    integrity: integrityOf([set.shell, ...visible]),
    open: filesOf(containers.filter((container) => !isGuarded(container))),
    guarded: filesOf(containers.filter(isGuarded)),
  };
}

/** The first match wins, the shell's own pages first. */
export function findRoute({ set }: LiveRelease, path: string): MatchedRoute | null {
  for (const container of [set.shell, ...set.remotes]) {
    for (const route of container.manifest.routes) {
      const params = matchPath(route.path, path);
      if (params) return { container, route, params };
    }
  }
  return null;
}

/** An earlier release that cannot be verified is not served, and does not prevent others from being served. */
async function earlierSets(store: ReleaseStore, channel: string, current: string): Promise<ReleaseSet[]> {
  const history = await store.history(channel);
  const ids = new Set(history.slice(-RELEASES_SERVED).map(({ id }) => id));
  ids.delete(current);
  const results = await Promise.allSettled([...ids].map((id) => verifyRelease(store, id)));
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

async function frameOf(store: ReleaseStore, shell: ReleasedContainer): Promise<Frame> {
  const bytes = await store.file(shell, FRAME, shell.assets.files[FRAME]);
  return JSON.parse(bytes.toString('utf8'));
}

function filesOf(containers: ReleasedContainer[]): Map<string, ServedFile> {
  return new Map(
    containers.flatMap(({ name, version, assets }) =>
      Object.entries(assets.files)
        .filter(([file]) => isServed(file))
        .map(([file, plain]) => [`${name}/${version}/${file}`, { plain, brotli: assets.compressed[file] }] as const),
    ),
  );
}
