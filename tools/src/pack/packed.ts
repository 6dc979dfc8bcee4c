import { readManifest } from './manifest.ts';

/** Packages whose folder `src` is compiled file by file → folder of their declarations after the type check. */
export const LIBRARIES: Readonly<Record<string, string>> = {
  'shared-auth': 'shared-auth/.types/shared-auth',
  'shared-ui/system': 'shared-ui/.types/shared-ui/system',
  'shared-ui/kit': 'shared-ui/.types/shared-ui/kit',
  'shared-ui/market': 'shared-ui/.types/shared-ui/market',
  'shared-ui/testing': 'shared-ui/.types/shared-ui/testing',
};

/** Entry of the packed tools → its source. */
export const TOOLS: Readonly<Record<string, string>> = {
  './jest': 'tools/src/jest/config.ts',
  './preset': 'tools/src/webpack-preset.ts',
};

/** Folder of each packed package with code → its entries, as an importer names them, and their sources. */
export function packedEntries(root: string): Record<string, Record<string, string>> {
  const libraries = Object.keys(LIBRARIES).map((folder) => {
    const { name, exports = {} } = readManifest(root, folder);
    const entries = Object.entries(exports).filter(([, path]) => /\.tsx?$/.test(path));
    return [
      folder,
      Object.fromEntries(entries.map(([entry, path]) => [named(name, entry), `${folder}/${path.slice(2)}`])),
    ];
  });
  const tools = Object.entries(TOOLS).map(([entry, file]) => [named('@wspolnik/tools', entry), file]);
  return Object.fromEntries([...libraries, ['tools', Object.fromEntries(tools)]]);
}

const named = (name: string, entry: string) => `${name}${entry.slice(1)}`;
