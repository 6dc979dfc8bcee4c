import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ContainerManifest } from '@wspolnik/deploy';
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';
import createMiddleware from 'webpack-dev-middleware';
import type { ContainerSource } from '../build/containers.ts';
import { type ReadManifest, readManifestAnew } from './manifest-reader.ts';

/** Name of a federated entry in webpack's output. */
const ENTRY = 'remoteEntry.js';
/** Entries of so many builds are kept for pages that were opened before the latest. */
const ENTRIES_KEPT = 20;

export interface CurrentCopy {
  manifest: ContainerManifest;
  /** File of the entry. It is named by its content, so to the shell it is like any released one. */
  entry: string;
}

export interface WorkingCopy {
  /** Waits for a build under way; the last good one when it failed. */
  current(): Promise<CurrentCopy>;
  /** Answers what is below `/r/<name>/`, the stream of updates too; calls `next` for a file that it does not have. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

/** Follows the files of one remote, and resolves after its first good build. Errors of a build go to `report`. */
export async function openWorkingCopy(
  { dir, manifest: { name } }: ContainerSource,
  config: Configuration,
  report: (line: string) => void,
): Promise<WorkingCopy> {
  const compiler = webpack(config);
  if (!compiler) throw new Error(`${name}: webpack refuses its configuration.`);
  followFile(compiler, join(dir, 'remote.json'));
  const publicPath = `/r/${name}/`;
  const middleware = createMiddleware(compiler, {
    publicPath,
    headers: { 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin', ...EMBEDDER },
    hot: { path: `${publicPath}updates`, client: { overlay: false, progress: false, logging: 'warn' } },
  });
  const entries = new Map<string, Buffer>();
  const changed = new Set<string>();
  let read: ReadManifest | undefined;
  let entry = '';

  const followManifest = async () => {
    const files = [...changed];
    if (read && !files.some((file) => read?.files.includes(file))) return;
    const before = read?.manifest;
    read = await readManifestAnew(dir);
    changed.clear();
    if (!before || isDeepStrictEqual(before, read.manifest)) return;
    if (!isDeepStrictEqual(before.exposes, read.manifest.exposes))
      report(`${name} exposes other modules now: end pnpm dev and start it again.`);
    middleware.publish({ action: 'reload' });
  };
  const take = async (stats: Stats) => {
    for (const file of compiler.modifiedFiles ?? []) changed.add(file);
    if (stats.hasErrors()) return report(errorsOf(stats));
    await followManifest().catch((error) => report(String(error)));
    if (!read) return;
    const bytes = Buffer.concat([announcement(read.manifest), output(middleware.context.outputFileSystem, config)]);
    entry = `${createHash('sha256').update(bytes).digest('hex')}.js`;
    entries.delete(entry);
    entries.set(entry, bytes);
    for (const old of [...entries.keys()].slice(0, -ENTRIES_KEPT)) entries.delete(old);
    report(`${name} built in ${(stats.endTime ?? 0) - (stats.startTime ?? 0)} ms`);
  };

  // Builds are taken one after the other, and a page waits for those under way.
  let taken = Promise.resolve();
  const good = Promise.withResolvers<void>();
  compiler.hooks.done.tap('WorkingCopy', (stats) => {
    taken = taken
      .then(() => take(stats))
      .then(() => {
        if (entry) good.resolve();
      });
  });
  const closed = () => new Promise<void>((resolve) => middleware.close(() => compiler.close(() => resolve())));
  await good.promise;

  return {
    async current() {
      await new Promise<void>((resolve) => middleware.waitUntilValid(() => resolve()));
      await taken;
      if (!read) throw new Error(`${name} has not been built.`);
      return { manifest: read.manifest, entry };
    },
    handle(request, response, next) {
      const [path = ''] = (request.url ?? '').split('?');
      const bytes = entries.get(path.slice(publicPath.length));
      if (!bytes) return void middleware(request, response, next);
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
      response.end(bytes);
    },
    close: closed,
  };
}

/** Without the stack of the compiler's own code. */
const errorsOf = (stats: Stats) =>
  stats
    .toString({ all: false, errors: true, colors: false })
    .replace(/\s*(Caused by:\s+Syntax Error\s+)?Stack backtrace:(\n +.*)*/g, '');

/** A worker needs the page's own policy of embedding. */
const EMBEDDER = { 'cross-origin-embedder-policy': 'require-corp' };

/** A change of it is a change of the remote, although no module imports it. */
function followFile(compiler: Compiler, file: string): void {
  compiler.hooks.thisCompilation.tap('WorkingCopy', ({ fileDependencies }) => void fileDependencies.add(file));
}

function output({ readFileSync }: { readFileSync(path: string): unknown }, { output }: Configuration): Buffer {
  return Buffer.from(readFileSync(join(output?.path ?? '', ENTRY)) as Buffer);
}

/**
 * What a released entry tells the shell (tools/src/webpack): its pages, and which files a page's chunk consists of. Those of a
 * working copy have no hash, so the shell cannot fetch them ahead. Another build of the same remote cannot run beside an earlier one,
 * whose chunks have the same names: the page is opened anew.
 */
function announcement({ name, routes }: ContainerManifest): Buffer {
  const pages = routes.map(({ path, description, early, chunks }) => ({ path, description, early, chunks }));
  const mark = JSON.stringify(`wpWorkingCopy:${name}`);
  return Buffer.from(`document.currentScript.wpContainer={files:()=>[],pages:${JSON.stringify(pages)}};
(function(src){if(self[${mark}]&&self[${mark}]!==src)location.reload();self[${mark}]=src})(document.currentScript.src.split("?")[0]);
`);
}
