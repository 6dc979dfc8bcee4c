import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Assets,
  type ContainerManifest,
  type EarlyRequest,
  parseManifest,
  type Route,
} from '@wspolnik/deploy/release';
import type { ContainerSource } from './containers.ts';
import { acceptPageModules } from './source-hooks.ts';

/** What pages.ts of a remote exports: `PageDefinition` of @wspolnik/kit, as far as a release knows it. */
interface Page extends Omit<Route, 'chunks' | 'early'> {
  chunk: string;
  load: unknown;
  reads?: { early: EarlyRequest }[];
}

/** Of a remote: the one place of what the platform knows of its pages. */
const PAGES = 'src/app/pages.ts';

let isReady = false;

/**
 * The whole manifest of a container. A remote's routes come from its pages.ts, which is run here; those of the shell stand in
 * routes.json. Rejects when the two together break remote.schema.json.
 */
export async function readManifest({
  dir,
  manifest,
}: Pick<ContainerSource, 'dir' | 'manifest'>): Promise<ContainerManifest> {
  const file = join(dir, PAGES);
  if (!existsSync(file)) return manifest;
  if (!isReady) acceptPageModules();
  isReady = true;
  const { pages }: { pages: Page[] } = await import(pathToFileURL(file).href);
  return parseManifest(JSON.stringify({ ...manifest, routes: pages.map(toRoute) }), file);
}

function toRoute({ chunk, load: _, reads = [], ...route }: Page): Route {
  return { ...route, chunks: [chunk], ...(reads.length > 0 && { early: reads.map(({ early }) => early) }) };
}

/** Throws when a page names a chunk that the build has not made: its code would not be fetched with the page. */
export function assertChunks({ name, routes }: ContainerManifest, { chunks }: Assets): void {
  for (const { path, chunks: named = [] } of routes) {
    const missing = named.filter((chunk) => !(chunk in chunks));
    if (missing.length > 0) {
      throw new Error(`${name}: the page ${path} names ${missing.join(', ')}, and no webpackChunkName does.`);
    }
  }
}
