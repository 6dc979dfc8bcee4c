import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import type webpack from 'webpack';
import type { Compilation, Module, NormalModule } from 'webpack';
import { configOf } from '../../build/container.ts';
import { type ContainerSource, findContainers } from '../../build/containers.ts';
import { runWebpack } from '../../build/run-webpack.ts';
import { ROOT } from '../../webpack/base-config.ts';

const git = promisify(execFile);

/** Commits that are looked at. */
const COMMITS = 600;
const NOT_BUILT = /\.(test|stories)\.tsx?$|(^|\/)testing\/|\.md$/;
/** The inputs of every container's build. */
const BUILD = /^tools\/src\/(webpack\/(?!.*\.test\.)|webpack-preset\.ts|build\/(package-files|frame)\.ts)/;
const SOURCE = /^(shell|mf-[^/]+|shared-ui|shared-auth)\//;

export interface Shares {
  commits: number;
  /** Commits that change the files of at least one container, by how many they change. */
  one: number;
  several: number;
  all: number;
}

/**
 * How many containers each of the last commits changes, judged by the modules of today's builds: a commit changes a container
 * when it changes a file that is in it. A file that is gone counts as those that are left in its folder; another version of a package as that package.
 */
export async function changedContainers(): Promise<Shares> {
  const sources = findContainers(ROOT);
  const files = new Map<string, Set<string>>();
  for (const source of sources) files.set(source.manifest.name, await modulesOf(source));
  const shares: Shares = { commits: 0, one: 0, several: 0, all: 0 };
  for (const paths of await changedPaths()) {
    const changed = new Set(paths.flatMap((path) => owners(path, files, sources)));
    if (changed.size === 0) continue;
    shares.commits += 1;
    if (changed.size === 1) shares.one += 1;
    else if (changed.size === sources.length) shares.all += 1;
    else shares.several += 1;
  }
  return shares;
}

function owners(path: string, files: Map<string, Set<string>>, sources: ContainerSource[]): string[] {
  if (NOT_BUILT.test(path)) return [];
  if (BUILD.test(path)) return [...files.keys()];
  const holding = (test: (file: string) => boolean) =>
    [...files].filter(([, held]) => [...held].some(test)).map(([name]) => name);
  if (path.startsWith('package:')) return holding((file) => file.includes(`/node_modules/${path.slice(8)}/`));
  if (!SOURCE.test(path)) return [];
  const [folder = ''] = path.split('/');
  const own = sources.find(({ dir }) => relative(ROOT, dir) === folder);
  if (own) return /\/(src\/|remote\.json|routes\.json)/.test(path) ? [own.manifest.name] : [];
  const exact = holding((file) => file === path);
  // Deleted or renamed since: as its neighbours, or those of the folder above.
  for (let at = path; exact.length === 0 && at.includes('/src/'); ) {
    at = at.slice(0, at.lastIndexOf('/'));
    const near = holding((file) => file.startsWith(`${at}/`));
    if (near.length > 0) return near;
  }
  return exact;
}

/** Per commit, newest first: the changed files, and packages whose version changed as `package:<name>`. */
async function changedPaths(): Promise<string[][]> {
  const { stdout } = await git('git', ['log', `-${COMMITS}`, '--no-merges', '--name-only', '--format=%x00%H'], {
    cwd: ROOT,
    maxBuffer: 2 ** 26,
  });
  const commits = stdout.split('\0').filter(Boolean);
  return Promise.all(
    commits.map(async (text) => {
      const [commit = '', ...paths] = text.split('\n').filter(Boolean);
      return paths.includes('pnpm-workspace.yaml') ? [...paths, ...(await changedPackages(commit))] : paths;
    }),
  );
}

async function changedPackages(commit: string): Promise<string[]> {
  const { stdout } = await git('git', ['show', '--unified=0', '--format=', commit, '--', 'pnpm-workspace.yaml'], {
    cwd: ROOT,
  });
  return Array.from(stdout.matchAll(/^[+-] {2}'?([@\w][\w@/.-]*)'?: /gm), ([, name]) => `package:${name}`);
}

/** Paths from the root of all modules that are in a chunk of the container. */
async function modulesOf(source: ContainerSource): Promise<Set<string>> {
  const files = new Set<string>();
  const config = (await configOf(source))({}, { mode: 'production' });
  const collect = {
    apply: (compiler: webpack.Compiler) =>
      compiler.hooks.emit.tap('collect', (compilation) => {
        for (const file of filesIn(compilation)) files.add(file);
      }),
  };
  const path = join(ROOT, '.cache/builds/modules');
  await runWebpack({
    ...config,
    output: { ...config.output, path },
    optimization: { ...config.optimization, minimize: false },
    plugins: [...(config.plugins ?? []), collect],
    cache: false,
  });
  await rm(path, { recursive: true });
  return files;
}

function filesIn({ modules, chunkGraph }: Compilation): string[] {
  const inside = (module: Module): NormalModule[] =>
    'modules' in module ? (module.modules as NormalModule[]) : [module as NormalModule];
  return [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap(inside)
    .flatMap(({ resource }) => (resource ? [relative(ROOT, resource.split('?')[0] ?? '')] : []));
}
