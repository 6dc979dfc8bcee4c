import type {
  ContainerManifest,
  Locale,
  PublicRemote,
  PublicRoute,
  ReleasedContainer,
  Role,
  Route,
} from '../release/types.ts';

export const urlOf = ({ name, version }: ReleasedContainer, file: string) => `/r/${name}/${version}/${file}`;

/** Files that a browser may request; files for the gateway alone are never served. */
export const isServed = (file: string) => !file.endsWith('.json');

export const isGuarded = ({ manifest }: ReleasedContainer) => manifest.roles.length > 0;

/** Everything that a route needs of its container, in the order of priority. */
export function routeFiles(container: ReleasedContainer, route: Route, locale: Locale): string[] {
  return filesFor(container, [`messages-${locale}`, ...(route.chunks ?? [])], container.assets.startup);
}

export function publicRemote(container: ReleasedContainer, locale: Locale): PublicRemote {
  const { name, version, manifest, assets } = container;
  return {
    name,
    version,
    entry: urlOf(container, assets.entry),
    roles: manifest.roles,
    routes: manifest.routes.map((route) => publicRoute(container, route, locale)),
    slots: manifest.slots.map((slot) => ({
      ...slot,
      files: filesFor(container, [`messages-${locale}`, slot.expose], []),
    })),
  };
}

export function integrityOf(containers: ReleasedContainer[]): Record<string, string> {
  return Object.fromEntries(
    containers.flatMap((container) =>
      Object.entries(container.assets.files)
        .filter(([file]) => /\.(js|css)$/.test(file))
        .map(([file, hash]) => [urlOf(container, file), hash]),
    ),
  );
}

/** Admins may load remotes for admins; a signed-in member those for users, and with a company those for companies. */
export function mayLoad({ roles }: ContainerManifest, held: readonly Role[]): boolean {
  return roles.length === 0 || roles.some((role) => held.includes(role));
}

function publicRoute(container: ReleasedContainer, route: Route, locale: Locale): PublicRoute {
  const { chunks: _, description, ...rest } = route;
  const described = description ? { description: description[locale] } : {};
  return { ...rest, ...described, files: routeFiles(container, route, locale) };
}

function filesFor(container: ReleasedContainer, chunks: string[], startup: string[]): string[] {
  const { assets, name } = container;
  const entry = name === 'shell' ? [] : [assets.entry];
  const files = [...entry, ...startup, ...chunks.flatMap((chunk) => assets.chunks[chunk] ?? [])];
  return [...new Set(files)].map((file) => urlOf(container, file));
}
