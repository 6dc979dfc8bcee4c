import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STORE = join(import.meta.dirname, '../../../.releases');

export interface Route {
  path: string;
  protected?: boolean;
  roles?: string[];
  /** The folder of the package that has the page. */
  owner: string;
}

interface Container {
  name: string;
  manifest: { routes: Omit<Route, 'owner'>[] };
}

const read = (name: string) => readFileSync(join(STORE, name), 'utf8');

/** The pages of the release that was built last, of the shell and every remote; none when nothing was built. */
export function releasedRoutes(): Route[] {
  if (!existsSync(join(STORE, 'channels/stable'))) return [];
  const { shell, remotes }: { shell: Container; remotes: Container[] } = JSON.parse(
    read(`sets/${read('channels/stable').trim()}.json`),
  );
  return [shell, ...remotes].flatMap(({ name, manifest }) =>
    manifest.routes.map((route) => ({ ...route, owner: name.replace('_', '-') })),
  );
}
