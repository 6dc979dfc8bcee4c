import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Folder of the built files of a federation package, resolved through the packages that depend on it. */
function distOf(...chain: string[]): string {
  const main = chain.reduce((from, name) => createRequire(from).resolve(name), require.resolve(chain[0] ?? ''));
  return dirname(main);
}

/**
 * Aliases that remove parts of the federation runtime from the shell's entry which this product never calls and which have no
 * switch (`disableSnapshot` only drops the plugins). An upgrade that moves a file only brings its code back; one that needs
 * more of a stand-in than it has fails the build.
 */
export function leanRuntime(): Record<string, string> {
  const bundler = distOf('@module-federation/webpack-bundler-runtime');
  const core = distOf(
    '@module-federation/webpack-bundler-runtime',
    '@module-federation/runtime',
    '@module-federation/runtime-core',
  );
  const standIn = (name: string) => join(import.meta.dirname, 'lean', name);
  return {
    [`${join(core, 'utils/preload.js')}$`]: standIn('preload.ts'),
    [`${join(core, 'plugins/snapshot/SnapshotHandler.js')}$`]: standIn('snapshot-handler.ts'),
    [`${join(bundler, 'remotes.js')}$`]: standIn('remotes.ts'),
  };
}
