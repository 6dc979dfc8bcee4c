import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Folder of the built files of a federation package, found by way of the packages that bring it. */
function distOf(...chain: string[]): string {
  const main = chain.reduce((from, name) => createRequire(from).resolve(name), require.resolve(chain[0] ?? ''));
  return dirname(main);
}

/**
 * Aliases that leave out of the shell's entry what the federation runtime has no switch for and this product never calls
 * (`disableSnapshot` drops the plugins alone). An upgrade that moves a file brings its code back, nothing worse; one that
 * asks a stand-in for more than it has fails the build.
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
