import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { AssetsPlugin, exposedChunkName } from './webpack/assets-plugin.ts';
import { baseConfig, type Mode } from './webpack/base-config.ts';
import { leanRuntime } from './webpack/lean-runtime.ts';
import { ReleaseIntegrityPlugin } from './webpack/release-integrity-plugin.ts';
import { bundlerRuntimeFromHost, oneRuntime, sharedByHost, sharedByRemote } from './webpack/sharing.ts';

/** Webpack's own form of a configuration: `webpack --env version=… --mode …`, or called by tools/src/build. */
export type ConfigFactory = (env?: { version?: string }, argv?: { mode?: Mode }) => Configuration;

const DEV_VERSION = '0.0.0-dev';

/**
 * Federation gives every shared module its own chunk. All of these are needed on every page at once, and together they
 * compress better and cost one request.
 */
const STARTUP = {
  name: 'startup',
  chunks: 'async',
  enforce: true,
  test: /[\\/]\.pnpm[\\/](react|react-dom|scheduler|react-intl|@formatjs\+[^/\\]+|intl-messageformat|ky|zustand|single-spa)@|[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/,
} as const;

/** The shell: provides shared modules and registers the remotes of the release at run time. */
export function hostConfig(dir: string): ConfigFactory {
  return (env, argv) => {
    const version = env?.version ?? DEV_VERSION;
    const config = baseConfig({ name: 'shell', dir, version, mode: argv?.mode ?? 'production' });
    config.entry = { main: './src/index.ts' };
    config.output = { ...config.output, publicPath: `/r/shell/${version}/` };
    config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, ...oneRuntime(), ...leanRuntime() } };
    config.optimization = { ...config.optimization, splitChunks: { cacheGroups: { startup: STARTUP } } };
    config.plugins?.push(
      new ReleaseIntegrityPlugin(),
      new AssetsPlugin(),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedByHost(),
        remotes: {},
        shareStrategy: 'loaded-first',
        runtimePlugins: [join(import.meta.dirname, 'webpack/provide-bundler-runtime.ts')],
        dts: false,
        dev: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    );
    return config;
  };
}

/** A remote: name and exposed modules come from its remote.json, shared modules from the shell. */
export function remoteConfig(dir: string): ConfigFactory {
  const { name, exposes }: { name: string; exposes: Record<string, string> } = JSON.parse(
    readFileSync(join(dir, 'remote.json'), 'utf8'),
  );
  return (env, argv) => {
    const version = env?.version ?? DEV_VERSION;
    const config = baseConfig({ name, dir, version, mode: argv?.mode ?? 'production' });
    config.entry = {};
    config.output = { ...config.output, publicPath: 'auto' };
    config.externals = [bundlerRuntimeFromHost];
    config.plugins?.push(
      new ReleaseIntegrityPlugin(),
      new AssetsPlugin(),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(
          Object.entries(exposes).map(([key, path]) => [key, { import: path, name: exposedChunkName(key) }]),
        ),
        shared: sharedByRemote(),
        remotes: {},
        shareStrategy: 'loaded-first',
        runtimePlugins: [join(import.meta.dirname, 'webpack/remote-retry.ts')],
        dts: false,
        dev: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    );
    return config;
  };
}
