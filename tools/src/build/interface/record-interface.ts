import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_VERSION } from '@wspolnik/contract/version';
import {
  type Assets,
  type ContainerInterface,
  type ContainerManifest,
  chunksIn,
  type Props,
  type Route,
} from '@wspolnik/deploy/release';
import { ApiReport } from './api-report.ts';
import type { CompiledInterface } from './interface-plugin.ts';

/** Written by tools/src/api-reports.ts; the check compares them with their sources. */
const SLOTS = {
  file: 'shared-ui/system/api/slot-map.api.md',
  map: 'SlotMap',
  source: 'shared-ui/system/src/slots/slot-map.ts',
};
const EVENTS = {
  file: 'shared-ui/system/api/event-map.api.md',
  map: 'EventMap',
  source: 'shared-ui/system/src/events/event-map.ts',
};

interface Recording {
  /** Root folder of the repository. */
  root: string;
  manifest: ContainerManifest;
  assets: Assets;
  /** Of `InterfacePlugin` after the build. */
  compiled: CompiledInterface;
  /** Bytes of a file as it is sent. */
  sizeOf(file: string): number;
}

/** The interface that a build publishes for the comparison with others. Throws for a slot or an event that nobody has declared. */
export function recordInterface({ root, manifest, assets, compiled, sizeOf }: Recording): ContainerInterface {
  const { provides, uses } = compiled;
  const slots = readMap(root, SLOTS);
  const filled = manifest.slots.map(({ name }) => name);
  return {
    provides,
    uses,
    slots: { filled: slots(filled), rendered: slots(compiled.slots) },
    events: readMap(root, EVENTS)(compiled.events),
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

function readMap(
  root: string,
  { file, map, source }: typeof SLOTS,
): (names: readonly string[]) => Record<string, Props> {
  const members = new ApiReport(readFileSync(join(root, file), 'utf8')).membersOf(map);
  return (names) =>
    Object.fromEntries(
      names.map((name) => {
        const props = members[name];
        if (!props)
          throw new Error(`${name} is not in ${source}; after a change there run node tools/src/api-reports.ts`);
        return [name, props];
      }),
    );
}
