import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contractFiles } from './interface/contract-files.ts';

/** The shell compiles them in as shared modules, or each remote bundles what it uses of them. */
const COMPILED_INTO_ALL = ['shared-ui/system', 'shared-ui/kit', 'shared-ui/market', 'shared-auth', 'api/contract'];
/** Paths that every build of the browser's code depends on. */
export const EVERY_BUILD = [
  'tools/src/webpack',
  'tools/src/webpack-preset.ts',
  'tools/src/build',
  'api/contract/src/notification-kinds.ts',
  'api/src/platform/polish/hard-spaces.ts',
  'pnpm-lock.yaml',
];
const OWN = ['src', 'package.json', 'remote.json', 'routes.json', 'webpack.config.ts'];
const NOT_BUILT = /\.(test|stories)\.tsx?$|\.d\.ts$|(^|\/)(node_modules|dist|\.types)(\/|$)/;

/** Hex digits of all inputs of a container's build: they decide whether to build. The output decides the version. */
export function containerInputs(root: string, dir: string): string {
  const owners = [dir, ...COMPILED_INTO_ALL.map((name) => join(root, name))];
  const paths = [
    ...owners.flatMap((owner) => OWN.map((name) => join(owner, name))),
    ...contractFiles(dir, 'slots'),
    ...EVERY_BUILD.map((path) => join(root, path)),
  ];
  return inputHash(root, paths, NOT_BUILT);
}

/** Hex digits that change with the name or content of any file below the paths, but those that the pattern leaves out. */
export function inputHash(root: string, paths: readonly string[], leftOut: RegExp): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(path, leftOut))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(path: string, leftOut: RegExp): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !leftOut.test(relative(path, file)))
    .sort();
}
