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

interface Content {
  manifest: { routes: Omit<Route, 'owner'>[] };
  assets: { chunks: Record<string, string[]> };
}

const read = (name: string) => JSON.parse(readFileSync(join(STORE, name), 'utf8'));

/** The containers of the release that was built last; none when nothing was built. */
function releasedContainers(): (Content & { name: string })[] {
  const channel = join(STORE, 'channels/stable');
  const newest = existsSync(channel) ? readdirSync(channel).sort().at(-1) : undefined;
  if (!newest) return [];
  const { containers }: { containers: { name: string; version: string | null }[] } = read(`channels/stable/${newest}`);
  return containers.flatMap(({ name, version }) =>
    version ? { name, ...(read(`versions/${name}/${version}.json`) as Content) } : [],
  );
}

/** The pages of the shell and every remote. */
export function releasedRoutes(): Route[] {
  return releasedContainers().flatMap(({ name, manifest }) =>
    manifest.routes.map((route) => ({ ...route, owner: name.replace('_', '-') })),
  );
}

/** The script of a named chunk: files are named by their hashes. */
export function releasedScript(container: string, chunk: string): string {
  const { assets } = releasedContainers().find(({ name }) => name === container) ?? {};
  const script = assets?.chunks[chunk]?.findLast((file) => file.endsWith('.js'));
  if (!script) throw new Error(`the release has no chunk ${chunk} of ${container}`);
  return script;
}
