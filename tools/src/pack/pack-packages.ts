import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { commandProblems } from '../check/command.ts';
import { listFiles } from '../check/workspace.ts';
import { UserError } from '../serve/explain-failure.ts';
import {
  CONTRACT,
  type Manifest,
  type PackedManifest,
  packedEntry,
  packedVersions,
  readCatalog,
  readManifest,
} from './manifest.ts';
import { LIBRARIES } from './packed.ts';
import { plainTypes } from './plain-types.ts';
import { compile, compiledName, declarationName, importedPackages, renamePaths } from './sources.ts';
import { writeTools } from './tools-package.ts';

const run = promisify(execFile);

/** Modules of the contract that have values; of the rest only types are packed, without TypeBox. */
const PLAIN_DATA = ['limits', 'notification-kinds', 'version'];
const TSC = 'node_modules/typescript7/bin/tsc';
const PROJECTS = ['api/contract', 'deploy', 'deploy/settings', 'shared-auth', 'shared-ui', 'tools'];
const NOT_PACKED = /\.(test|stories)\.tsx?$|\.d\.ts$/;
const CODE = /\.tsx?$/;

interface Packing {
  root: string;
  /** Folder of the package that is written. */
  target: string;
  manifest: Manifest;
}

/**
 * Packs what a remote of another repository is built and tested with, into `output`: one file for each package, which npm and pnpm
 * install. Answers name → file.
 */
export async function packPackages(root: string, output: string): Promise<Record<string, string>> {
  const staging = await mkdtemp(join(tmpdir(), 'packages-'));
  const hosts = (await listFiles('{shell,mf-*}/src/slots.ts', root)).map((file) => dirname(dirname(file)));
  const folders = [CONTRACT, ...Object.keys(LIBRARIES), ...hosts, 'tools'];
  const manifests = folders.map((folder) => readManifest(root, folder));
  const ours = Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
  const catalog = readCatalog(root);
  const packed: Record<string, string> = {};
  await mkdir(output, { recursive: true });
  try {
    const [problem] = await commandProblems(process.execPath, [TSC, '--build', ...PROJECTS], root);
    if (problem) throw new UserError(problem);
    for (const [index, folder] of folders.entries()) {
      const manifest = manifests[index] as Manifest;
      const target = join(staging, folder.replaceAll('/', '-'), 'package');
      await mkdir(target, { recursive: true });
      const { dependencies = [], ...own } = await write(folder, { root, target, manifest });
      const { name, version, description } = manifest;
      const versions = packedVersions(dependencies, catalog, ours);
      const json: PackedManifest = { name, version, type: 'module', ...(description && { description }), ...own };
      await writeFile(join(target, 'package.json'), JSON.stringify({ ...json, dependencies: versions }, null, 2));
      packed[name] = join(output, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
      await run('tar', ['-czf', packed[name], '-C', dirname(target), 'package']);
    }
    return packed;
  } finally {
    await rm(staging, { recursive: true });
  }
}

type Written = Pick<PackedManifest, 'exports' | 'sideEffects' | 'bin'> & { dependencies?: string[] };

function write(folder: string, packing: Packing): Promise<Written> {
  if (folder === CONTRACT) return writeContract(packing);
  if (folder === 'tools') return writeTools(packing.root, packing.target);
  const types = LIBRARIES[folder];
  return types ? writeLibrary(folder, types, packing) : writeSlots(folder, packing);
}

async function writeContract({ root, target }: Packing): Promise<Written> {
  await writeFile(join(target, 'index.d.ts'), plainTypes(root, `${CONTRACT}/src/index.ts`));
  await writeFile(join(target, 'index.js'), 'export {};\n');
  const exports: PackedManifest['exports'] = { '.': packedEntry('.', './index.ts') };
  for (const name of PLAIN_DATA) {
    const { code } = await compile({ root, file: `${CONTRACT}/src/${name}.ts` });
    await writeFile(join(target, `${name}.js`), code);
    await cp(join(root, CONTRACT, '.types/src', `${name}.d.ts`), join(target, `${name}.d.ts`));
    exports[`./${name}`] = packedEntry('', `./${name}.ts`);
  }
  return { exports, sideEffects: false };
}

async function writeLibrary(folder: string, types: string, { root, target, manifest }: Packing): Promise<Written> {
  const { exports = {}, sideEffects } = manifest;
  const dependencies = new Set(Object.keys(manifest.dependencies ?? {}));
  const files = (await listFiles(`${folder}/src/**/*.*`, root)).filter((file) => !NOT_PACKED.test(file));
  for (const file of files) {
    const path = file.slice(folder.length + 1);
    await mkdir(join(target, dirname(path)), { recursive: true });
    if (!CODE.test(file)) {
      await cp(join(root, file), join(target, path));
      continue;
    }
    const { code } = await compile({ root, file });
    for (const name of importedPackages(code)) dependencies.add(name);
    await writeFile(join(target, compiledName(path)), code);
    const declared = await readFile(join(root, types, declarationName(path)), 'utf8');
    await writeFile(join(target, declarationName(path)), renamePaths(declared, { root, file }));
  }
  return {
    exports: Object.fromEntries(Object.entries(exports).map(([name, path]) => [name, packedEntry(name, path)])),
    ...(sideEffects !== undefined && { sideEffects }),
    dependencies: [...dependencies].sort(),
  };
}

/** Of a container only the types of its slots. */
async function writeSlots(folder: string, { root, target }: Packing): Promise<Written> {
  await cp(join(root, folder, 'src/slots.ts'), join(target, 'slots.d.ts'));
  return { exports: { './slots': './slots.d.ts' }, dependencies: ['@wspolnik/system'] };
}
