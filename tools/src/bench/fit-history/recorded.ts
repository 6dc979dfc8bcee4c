import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContainerManifest, type Known, type Props, parseManifest } from '@wspolnik/deploy/release';
import type { Configuration } from 'webpack';
import { Declarations } from '../../build/interface/declarations.ts';
import { InterfacePlugin } from '../../build/interface/interface-plugin.ts';
import { runWebpack } from '../../build/run-webpack.ts';
import { hostConfig, remoteConfig } from '../../webpack-preset.ts';
import { SLOT_MAPS } from './commits.ts';

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
  const props = slotProps(root);
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

/** All of the commit, whose hosts declare theirs (ADR 126) or have them in the design system. */
const slotProps = (root: string): Record<string, Props> =>
  Object.assign(
    {},
    ...globSync(SLOT_MAPS, { cwd: root }).map((file) =>
      new Declarations(readFileSync(join(root, file), 'utf8')).membersOf('SlotMap'),
    ),
  );
