import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ContainerSource } from './containers.ts';

/** The shell compiles them in as shared modules; a remote bundles entries of shared-ui (`/forms`, `/remote`). */
const COMPILED_INTO_ALL = ['shared-ui', 'shared-auth'];
const EVERY_BUILD = [
  'tools/src/webpack',
  'tools/src/webpack-preset.ts',
  'tools/src/build',
  'api/src/platform/polish/hard-spaces.ts',
  'pnpm-lock.yaml',
];
const OWN = ['src', 'package.json', 'remote.json', 'routes.json', 'webpack.config.ts'];
const NOT_BUILT = /\.(test|stories)\.tsx?$|\.d\.ts$|(^|\/)(node_modules|dist|\.types)(\/|$)/;

/** `<package version>-<8 hex digits of all inputs of the build>`: the same source has the same version. */
export function containerVersion(root: string, { dir, packageVersion }: ContainerSource): string {
  const owners = [dir, ...COMPILED_INTO_ALL.map((name) => join(root, name))];
  const paths = [
    ...owners.flatMap((owner) => OWN.map((name) => join(owner, name))),
    ...EVERY_BUILD.map((path) => join(root, path)),
  ];
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder)) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return `${packageVersion}-${hash.digest('hex').slice(0, 8)}`;
}

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !NOT_BUILT.test(relative(path, file)))
    .sort();
}
