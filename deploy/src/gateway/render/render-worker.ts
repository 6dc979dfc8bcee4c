import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromWorker, Rendered, RenderInput, ToWorker, WorkerData } from './messages.ts';

// A thread that renders the pages of one version of a container, with one version of the shell. Both come as text, verified by the
// gateway. The code gets no file, no network and no process.

const nodeRequire = createRequire(import.meta.url);
/** Modules of Node that a bundle may ask for: they compute, and reach nothing outside. */
const BUILT_IN = /^(node:)?(async_hooks|buffer|crypto|events|stream|string_decoder|url|util)$/;
const TAKEN_AWAY = [
  'fetch',
  'WebSocket',
  'EventSource',
  'XMLHttpRequest',
  'navigator',
  'localStorage',
  'sessionStorage',
];

interface ShellModule {
  shared: Record<string, unknown>;
  renderPage(remote: unknown, input: RenderInput): Promise<Rendered>;
}

function takeAway(): void {
  for (const name of TAKEN_AWAY) Reflect.deleteProperty(globalThis, name);
  Object.assign(globalThis, { process: { env: { NODE_ENV: 'production' } } });
}

/** Runs a bundle; it gets the modules that the shell provides, and otherwise only some of Node's. */
function load(source: string, name: string, provided: Record<string, unknown>): Record<string, unknown> {
  const run = compileFunction(source, ['module', 'exports', 'require', '__filename'], { filename: `${name}.cjs` });
  const module = { exports: {} as Record<string, unknown> };
  const ask = (id: string): unknown => {
    if (id in provided) return provided[id];
    if (BUILT_IN.test(id)) return nodeRequire(id);
    throw new Error(`${name} asks for ${id}, which a render does not have`);
  };
  run(module, module.exports, ask, `/${name}.cjs`);
  return module.exports;
}

const tell = (message: FromWorker) => parentPort?.postMessage(message);
const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

takeAway();
try {
  const { shell, remote } = workerData as WorkerData;
  const host = load(shell, 'shell', {}) as unknown as ShellModule;
  const guest = remote ? load(remote.source, remote.name, host.shared).remote : null;
  parentPort?.on('message', async ({ input }: ToWorker) => {
    try {
      tell({ rendered: await host.renderPage(guest, input) });
    } catch (error) {
      tell({ error: textOf(error) });
    }
  });
  tell({ ready: true });
} catch (error) {
  tell({ refused: textOf(error) });
}
