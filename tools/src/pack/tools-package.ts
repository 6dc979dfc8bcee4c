import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PackedManifest } from './manifest.ts';
import { TOOLS } from './packed.ts';
import { compile, compiledName, declarationName, importedPackages, renamePaths } from './sources.ts';

const COMMANDS: Record<string, string> = { 'wspolnik-release': 'tools/src/release.ts' };
/** Entries of packages that are not packed: their modules become part of the tools. */
const INLINED: Record<string, string> = {
  '@wspolnik/contract/version': 'api/contract/src/version.ts',
  '@wspolnik/deploy/canary': 'deploy/src/canary/index.ts',
  '@wspolnik/deploy/release': 'deploy/src/release/index.ts',
  '@wspolnik/settings': 'deploy/settings/src/index.ts',
};
/** Modules that need the gateway or the whole product, and the message of whoever uses them all the same. */
const LEFT_OUT: Record<string, string> = {
  'tools/src/build/frame.ts': 'The shell is built in its repository.',
  'tools/src/release/gate/gate.ts':
    'A check starts the product: run `pnpm release check` in the repository of the shell, on the same store.',
};
/** Folder of sources → folder of their declarations. */
const DECLARATIONS: Record<string, string> = {
  'api/contract/src/': 'api/contract/.types/src/',
  'deploy/settings/src/': 'deploy/settings/.types/src/',
  'deploy/src/': 'deploy/.types/src/',
  'tools/src/': 'tools/.types/src/',
};
/** Named by no import: resolved by name from the compiled modules, or by webpack and jest. */
const BY_NAME = [
  '@swc/jest',
  'css-loader',
  'jest-environment-jsdom',
  'lightningcss',
  'pdfjs-dist',
  'react',
  'react-intl',
  'swc-loader',
];

interface WrittenTools extends Pick<PackedManifest, 'exports' | 'bin'> {
  dependencies: string[];
}

/**
 * The commands and the presets with every module that they reach, below `lib` in the folders of this repository, so that they
 * find each other as here.
 */
export async function writeTools(root: string, target: string): Promise<WrittenTools> {
  const lib = join(target, 'lib');
  const dependencies = new Set(BY_NAME);
  const files = new Set([...Object.values(TOOLS), ...Object.values(COMMANDS)]);
  // A set also visits what is added to it meanwhile.
  for (const file of files) {
    await mkdir(dirname(join(lib, file)), { recursive: true });
    if (file.endsWith('.json')) {
      await cp(join(root, file), join(lib, file));
      continue;
    }
    if (LEFT_OUT[file]) {
      await writeFile(
        join(lib, compiledName(file)),
        `throw Object.assign(new Error(${JSON.stringify(LEFT_OUT[file])}), { name: 'RefusedError' });\n`,
      );
      continue;
    }
    const { code, named } = await compile({ root, file, inlined: INLINED });
    const isCommand = Object.values(COMMANDS).includes(file);
    await writeFile(join(lib, compiledName(file)), isCommand ? `#!/usr/bin/env node\n${code}` : code, { mode: 0o755 });
    await writeDeclaration(root, lib, file);
    for (const other of named) files.add(other);
    for (const name of importedPackages(code)) dependencies.add(name);
  }
  await cp(join(root, 'tools/types'), join(target, 'types'), { recursive: true });
  await cp(join(root, 'tsconfig.base.json'), join(target, 'tsconfig.json'));
  return {
    exports: {
      ...Object.fromEntries(
        Object.entries(TOOLS).map(([name, file]) => [
          name,
          { types: `./lib/${declarationName(file)}`, default: `./lib/${compiledName(file)}` },
        ]),
      ),
      './tsconfig.json': './tsconfig.json',
    },
    bin: Object.fromEntries(Object.entries(COMMANDS).map(([name, file]) => [name, `lib/${compiledName(file)}`])),
    dependencies: [...dependencies].sort(),
  };
}

async function writeDeclaration(root: string, lib: string, file: string): Promise<void> {
  const [from, to] = Object.entries(DECLARATIONS).find(([folder]) => file.startsWith(folder)) ?? [];
  if (!from || !to) return;
  const text = await readFile(join(root, to, declarationName(file.slice(from.length))), 'utf8');
  await writeFile(join(lib, declarationName(file)), renamePaths(text, { root, file, inlined: INLINED }));
}
