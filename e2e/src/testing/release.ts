import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STORE = join(import.meta.dirname, '../../../.releases');

export interface Route {
  path: string;
  protected?: boolean;
  roles?: string[];
  /** The folder of the package that has the page. */
  owner: string;
}

interface Manifest {
  routes: Omit<Route, 'owner'>[];
}

const read = (name: string) => JSON.parse(readFileSync(join(STORE, name), 'utf8'));

/** The pages of the release that was built last, of the shell and every remote; none when nothing was built. */
export function releasedRoutes(): Route[] {
  const channel = join(STORE, 'channels/stable');
  const newest = existsSync(channel) ? readdirSync(channel).sort().at(-1) : undefined;
  if (!newest) return [];
  const { containers }: { containers: { name: string; version: string | null }[] } = read(`channels/stable/${newest}`);
  return containers.flatMap(({ name, version }) => {
    if (!version) return [];
    const { manifest }: { manifest: Manifest } = read(`versions/${name}/${version}.json`);
    return manifest.routes.map((route) => ({ ...route, owner: name.replace('_', '-') }));
  });
}
