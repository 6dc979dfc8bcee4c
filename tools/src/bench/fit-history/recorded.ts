import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContainerManifest, type Known, type Props, parseManifest } from '@wspolnik/deploy/release';
import type { Configuration } from 'webpack';
import { ApiReport } from '../../build/interface/api-report.ts';
import { InterfacePlugin } from '../../build/interface/interface-plugin.ts';
import { runWebpack } from '../../build/run-webpack.ts';
import { makeReport } from '../../check/api-reports.ts';
import { hostConfig, remoteConfig } from '../../webpack-preset.ts';

/**
 * What a build of a container records, from the sources of a commit below `root` and with the tools of today. Unminified: names are
 * known before. Pages are left out, because running pages.ts of an old commit needs the packages of its day.
 */
export async function recordOf(root: string, container: string): Promise<Known> {
  const dir = join(root, container);
  const isShell = container === 'shell';
  const plugin = new InterfacePlugin();
  const config: Configuration = (isShell ? hostConfig : remoteConfig)(dir)({}, { mode: 'production' });
  config.plugins?.push(plugin);
  await runWebpack({
    ...config,
    cache: false,
    output: { ...config.output, path: join(root, 'dist', container) },
    optimization: { ...config.optimization, minimize: false },
  });
  const file = join(dir, isShell ? 'routes.json' : 'remote.json');
  const manifest: ContainerManifest = { ...parseManifest(await readFile(file, 'utf8'), file), routes: [] };
  const compiled = plugin.interface();
  const props = await slotProps(root);
  const pick = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, props[name] ?? {}]));
  return {
    name: manifest.name,
    version: '',
    manifest,
    assets: {
      entry: '',
      startup: [],
      chunks: Object.fromEntries(Object.keys(manifest.exposes).map((key) => [key, []])),
      files: [],
    },
    interface: {
      provides: compiled.provides,
      uses: compiled.uses,
      slots: { filled: pick(manifest.slots.map(({ name }) => name)), rendered: pick(compiled.slots) },
      events: {},
      api: '*',
      bytes: {},
    },
  };
}

const SLOT_MAP = 'shared-ui/system/src/slots/slot-map.ts';
/** Source → slots: few commits change it, and a report takes seconds. */
const known = new Map<string, Record<string, Props>>();

async function slotProps(root: string): Promise<Record<string, Props>> {
  const source = await readFile(join(root, SLOT_MAP), 'utf8');
  const slots = known.get(source) ?? new ApiReport(await makeReport(SLOT_MAP, root)).membersOf('SlotMap');
  known.set(source, slots);
  return slots;
}
