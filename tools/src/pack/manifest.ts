import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { API_VERSION } from '@wspolnik/contract/version';
import { compiledName, declarationName } from './sources.ts';

export const CONTRACT = 'api/contract';

type Packages = Record<string, string>;
type Entry = string | { types: string; default: string };

/** A package.json, as far as packing reads it. */
export interface Manifest {
  name: string;
  version: string;
  description?: string;
  exports?: Record<string, string>;
  sideEffects?: boolean | string[];
  dependencies?: Packages;
}

/** A package.json of a packed package: its own entries, and dependencies that any registry knows. */
export interface PackedManifest extends Omit<Manifest, 'exports'> {
  type: 'module';
  exports: Record<string, Entry>;
  bin?: Packages;
}

/** The contract has the version of the API, which names what callers may rely on. */
export function readManifest(root: string, folder: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return folder === CONTRACT ? { ...manifest, version: API_VERSION } : manifest;
}

/** The version of a package of ours, by its name without the scope. */
export function versionOf(root: string, name: string): string {
  const folders = globSync(`{*,shared-ui/*,api/*}/package.json`, {
    cwd: root,
    exclude: (path) => path.endsWith('node_modules'),
  });
  const manifests = folders.map((file) => readManifest(root, dirname(file)));
  return manifests.find((manifest) => manifest.name === `@wspolnik/${name}`)?.version ?? '';
}

/** Versions of pnpm-workspace.yaml, by name. */
export function readCatalog(root: string): Packages {
  const [, catalog = ''] =
    /^catalog:\n((?: .*\n)+)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? [];
  return Object.fromEntries(
    Array.from(catalog.matchAll(/^ {2}'?([^':]+)'?: (\S+)/gm), ([, name = '', version = '']) => [name, version]),
  );
}

/** Dependencies with the versions of the catalog, and of ours those that only add to the present one. */
export function packedVersions(names: readonly string[], catalog: Packages, ours: Packages): Packages {
  return Object.fromEntries(
    names.map((name) => {
      const version = ours[name] ? `^${ours[name]}` : catalog[name];
      if (!version) throw new Error(`${name} has no version that another repository could install.`);
      return [name, version];
    }),
  );
}

/** Where an entry's types and its code lie. Slots and events are types only. */
export function packedEntry(name: string, path: string): Entry {
  if (!/\.tsx?$/.test(path)) return path;
  const types = declarationName(path);
  return name === './slots' || name === './events' ? types : { types, default: compiledName(path) };
}
