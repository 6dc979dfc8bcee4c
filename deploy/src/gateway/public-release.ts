import { integrityOf } from '../release/integrity.ts';
import type { ContainerManifest, Locale, Role, Route, SlotEntry } from '../release/manifest-types.ts';
import type { PublicRemote, PublicRoute } from '../release/page-types.ts';
import { chunksIn } from '../release/route-chunks.ts';
import type { ReleasedContainer } from '../release/types.ts';

export const urlOf = ({ name }: Pick<ReleasedContainer, 'name'>, file: string) => `/r/${name}/${file}`;

export const isGuarded = ({ manifest }: ReleasedContainer) => manifest.roles.length > 0;

/** A file that the page of a route needs, and how it is requested. */
export interface PageFile {
  /** Name of its container. */
  container: string;
  url: string;
  kind: 'style' | 'entry' | 'chunk';
  integrity: string;
}

/** Everything that a route needs of its container, in the order of priority: the entry, the startup, texts, the page itself. */
export function routeFiles(
  { name, assets }: ReleasedContainer,
  route: Pick<Route, 'chunks'>,
  locale: Locale,
): PageFile[] {
  const chunks = [`messages-${locale}`, ...chunksIn(route, locale)].flatMap((chunk) => assets.chunks[chunk] ?? []);
  return pageFiles({ name, assets }, [assets.entry, ...assets.startup, ...chunks]);
}

/** Of header and footer, whose scripts come after the page's content (shell/src/bootstrap.ts). */
export function layoutStyles({ name, assets }: ReleasedContainer): PageFile[] {
  return pageFiles({ name, assets }, assets.chunks.layout ?? []).filter(({ kind }) => kind === 'style');
}

function pageFiles({ name, assets }: Pick<ReleasedContainer, 'name' | 'assets'>, files: string[]): PageFile[] {
  return [...new Set(files)].map((file) => {
    const url = urlOf({ name }, file);
    const kind = file === assets.entry ? 'entry' : file.endsWith('.css') ? 'style' : 'chunk';
    return { container: name, url, kind, integrity: integrityOf(url) };
  });
}

/** Data about a remote before its entry has run. Empty parts are left out: every page carries this for all. */
export function publicRemote({ name, manifest, assets }: ReleasedContainer): PublicRemote {
  return {
    name,
    entry: urlOf({ name }, assets.entry),
    ...rolesOf(manifest),
    routes: manifest.routes.map(publicRoute),
    ...(manifest.slots.length > 0 ? { slots: manifest.slots.map(publicSlot) } : {}),
  };
}

/** Admins may load remotes for admins; a signed-in member those for users, and with a company those for companies. */
export function mayLoad({ roles }: ContainerManifest, held: readonly Role[]): boolean {
  return roles.length === 0 || roles.some((role) => held.includes(role));
}

function publicRoute({ path, skeleton, protected: isProtected, roles, menu }: Route): PublicRoute {
  return {
    path,
    ...(skeleton ? { skeleton } : {}),
    ...(isProtected ? { protected: true } : {}),
    ...rolesOf({ roles }),
    ...(menu ? { menu } : {}),
  };
}

const publicSlot = ({ name, expose, roles }: SlotEntry): SlotEntry => ({ name, expose, ...rolesOf({ roles }) });

const rolesOf = ({ roles }: { roles?: Role[] }) => (roles?.length ? { roles } : {});
