import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ContainerManifest } from '@wspolnik/deploy/release';
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';
import createMiddleware from 'webpack-dev-middleware';
import type { ContainerSource } from '../build/containers.ts';
import { openEntries } from './entries.ts';
import { followManifest } from './manifest-reader.ts';

const NAME = 'WorkingCopy';
/** Name of a federated entry in webpack's output. */
const ENTRY = 'remoteEntry.js';
/** As of the page; a worker needs it too. */
const EMBEDDING = {
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

export interface CurrentCopy {
  manifest: ContainerManifest;
  /** File of the entry. */
  entry: string;
}

export interface WorkingCopy {
  /** Waits for a build under way; the last good one when it failed. */
  current(): Promise<CurrentCopy>;
  /** Answers what is below `/r/<name>/`, the stream of updates too; calls `next` for a file that it does not have. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

/** Follows the files of one remote, and resolves after its first good build. Whatever happens to it goes to `report`. */
export async function openWorkingCopy(
  { dir, manifest: { name } }: ContainerSource,
  config: Configuration,
  report: (line: string) => void,
): Promise<WorkingCopy> {
  const manifest = await followManifest(dir);
  const entries = openEntries();
  const changed = new Set<string>();
  const compiler = webpack(config);
  if (!compiler) throw new Error(`${name}: webpack refuses its configuration.`);
  followFile(compiler, join(dir, 'remote.json'));
  const publicPath = `/r/${name}/`;
  const middleware = createMiddleware(compiler, {
    publicPath,
    headers: { 'cache-control': 'no-store', ...EMBEDDING },
    hot: { path: `${publicPath}updates`, client: { overlay: false, progress: false, logging: 'warn' } },
  });

  async function take(stats: Stats): Promise<void> {
    for (const file of compiler?.modifiedFiles ?? []) changed.add(file);
    if (stats.hasErrors()) return report(errorsOf(stats));
    const before = await manifest.follow(changed);
    changed.clear();
    entries.add(manifest.current(), entryOf(middleware.context.outputFileSystem, config));
    report(`${name} built in ${(stats.endTime ?? 0) - (stats.startTime ?? 0)} ms`);
    if (!before) return;
    if (!isDeepStrictEqual(before.exposes, manifest.current().exposes))
      report(`${name} exposes other modules now: end pnpm dev and start it again.`);
    middleware.publish({ action: 'reload' });
  }

  const good = Promise.withResolvers<void>();
  // Builds are taken one after the other, and a page waits for those under way.
  let taken = Promise.resolve();
  compiler.hooks.done.tap(NAME, (stats) => {
    taken = taken.then(() => take(stats)).catch((error: Error) => report(error.message));
    taken.then(() => entries.latest() && good.resolve());
  });
  await good.promise;

  return {
    async current() {
      await new Promise<void>((resolve) => middleware.waitUntilValid(() => resolve()));
      await taken;
      return { manifest: manifest.current(), entry: entries.latest() };
    },
    handle(request, response, next) {
      const [path = ''] = (request.url ?? '').split('?');
      const entry = entries.get(path.slice(publicPath.length));
      if (!entry) return void middleware(request, response, next);
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
      response.end(entry);
    },
    close: () => new Promise((resolve) => middleware.close(() => compiler.close(() => resolve()))),
  };
}

/** Without the stack of the compiler's own code. */
const errorsOf = (stats: Stats) =>
  stats
    .toString({ all: false, errors: true, colors: false })
    .replace(/\s*(Caused by:\s+Syntax Error\s+)?Stack backtrace:(\n +.*)*/g, '');

/** A change of the file is one of the remote, although no module imports it. */
function followFile(compiler: Compiler, file: string): void {
  compiler.hooks.thisCompilation.tap(NAME, ({ fileDependencies }) => void fileDependencies.add(file));
}

/** Of webpack's output, which is in memory. */
function entryOf({ readFileSync }: { readFileSync(path: string): unknown }, { output }: Configuration): Buffer {
  return Buffer.from(readFileSync(join(output?.path ?? '', ENTRY)) as Buffer);
}
