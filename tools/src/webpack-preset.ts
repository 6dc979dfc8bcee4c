import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { AssetsPlugin, exposedChunkName } from './webpack/assets-plugin.ts';
import { baseConfig, type Mode } from './webpack/base-config.ts';
import { ContentRuntimePlugin, type EntryPage } from './webpack/content-runtime-plugin.ts';
import { leanRuntime } from './webpack/lean-runtime.ts';
import { ReleaseIntegrityPlugin } from './webpack/release-integrity-plugin.ts';
import { bundlerRuntimeFromHost, oneRuntime, sharedByHost, sharedByRemote } from './webpack/sharing.ts';

/** Webpack's own form of a configuration; tools/src/build passes the pages that go into a remote's entry. */
export type ConfigFactory = (env?: { pages?: readonly EntryPage[] }, argv?: { mode?: Mode }) => Configuration;

/** Of every file of the shell, also in its stylesheets. */
export const SHELL_PATH = '/r/shell/';

/**
 * Federation gives every shared module its own chunk. All of these are needed on every page at once, and together they
 * compress better and cost one request.
 */
const STARTUP = {
  name: 'startup',
  chunks: 'async',
  enforce: true,
  test: /[\\/]\.pnpm[\\/](react|react-dom|scheduler|react-intl|@formatjs\+[^/\\]+|intl-messageformat|zustand|single-spa)@|[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/,
} as const;

/** The shell: provides shared modules and registers the remotes of the release at run time. */
export function hostConfig(dir: string): ConfigFactory {
  return (_, argv) => {
    const config = baseConfig({ name: 'shell', dir, mode: argv?.mode ?? 'production' });
    config.entry = { main: './src/index.ts' };
    config.output = { ...config.output, publicPath: SHELL_PATH };
    config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, ...oneRuntime(), ...leanRuntime() } };
    config.optimization = { ...config.optimization, splitChunks: { cacheGroups: { startup: STARTUP } } };
    config.plugins?.push(
      new ContentRuntimePlugin(),
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
    const config = baseConfig({ name, dir, mode: argv?.mode ?? 'production' });
    config.entry = {};
    config.output = { ...config.output, publicPath: 'auto' };
    config.externals = [bundlerRuntimeFromHost];
    config.plugins?.push(
      new ContentRuntimePlugin(env?.pages ?? []),
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
