import { readFileSync } from 'node:fs';
import { API_VERSION } from '@wspolnik/contract/version';
import {
  type Assets,
  type ContainerInterface,
  type ContainerManifest,
  chunksIn,
  type Props,
  type Route,
} from '@wspolnik/deploy/release';
import { contractFiles } from './contract-files.ts';
import { Declarations } from './declarations.ts';
import type { CompiledInterface } from './interface-plugin.ts';

interface Recording {
  /** Folder of the container. */
  dir: string;
  manifest: ContainerManifest;
  assets: Assets;
  /** Of `InterfacePlugin` after the build. */
  compiled: CompiledInterface;
  /** Bytes of a file as it is sent. */
  sizeOf(file: string): number;
}

/** The interface that a build publishes for the comparison with others. Throws for a slot or an event that nobody has declared. */
export function recordInterface({ dir, manifest, assets, compiled, sizeOf }: Recording): ContainerInterface {
  const { provides, uses } = compiled;
  const slots = readMap('SlotMap', contractFiles(dir, 'slots'));
  const filled = manifest.slots.map(({ name }) => name);
  return {
    provides,
    uses,
    slots: { filled: slots(filled), rendered: slots(compiled.slots) },
    events: readMap('EventMap', contractFiles(dir, 'events'))(compiled.events),
    api: manifest.api ?? callersRange(API_VERSION),
    bytes: Object.fromEntries(
      manifest.routes.map((route) => [
        route.path,
        scriptsOf(route, assets).reduce((sum, file) => sum + sizeOf(file), 0),
      ]),
    ),
  };
}

/** A caller works with every version that only adds to the one it was built with. */
export const callersRange = (version: string): string => `^${version.split('.').slice(0, 2).join('.')}.0`;

/**
 * The scripts that a first visit to a page loads of its container: its entry, its start, the page's own chunks and its Polish
 * texts, without what is loaded on use.
 */
export function scriptsOf(route: Pick<Route, 'chunks'>, { entry, startup, chunks }: Assets): string[] {
  const ofPage = [...chunksIn(route, 'pl'), 'messages-pl'].flatMap((chunk) => chunks[chunk] ?? []);
  return [...new Set([entry, ...startup, ...ofPage])].filter((file) => file.endsWith('.js'));
}

/** Picks members of the interface `map` that these files declare. */
function readMap(map: string, files: readonly string[]): (names: readonly string[]) => Record<string, Props> {
  const members = Object.assign({}, ...files.map((file) => declaredIn(file, map)));
  return (names) =>
    Object.fromEntries(
      names.map((name) => {
        const props = members[name];
        if (!props) throw new Error(`${name} is declared in none of ${files.join(', ')}`);
        return [name, props];
      }),
    );
}

function declaredIn(file: string, map: string): Record<string, Props> {
  try {
    return new Declarations(readFileSync(file, 'utf8')).membersOf(map);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}
