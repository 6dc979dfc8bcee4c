import { existsSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { baseConfig, type Container, moduleRules, persistentCache } from '../webpack/base-config.ts';
import { sharedByHost } from '../webpack/sharing.ts';
import { runWebpack } from './run-webpack.ts';

/** Beside the built files, until it gets the name of its content. */
export const SERVER = 'server.cjs';

const SHELL_ENTRY = './src/server/server.tsx';
const REMOTE_ENTRY = './src/app/server.ts';
const entryOf = ({ name }: Container) => (name === 'shell' ? SHELL_ENTRY : REMOTE_ENTRY);

/** What a remote asks the shell for. Roots are made only in a browser. */
const PROVIDED = Object.keys(sharedByHost()).filter((name) => name !== 'react-dom/client');

/** Loaded on demand in a browser, never in a first view; a render that needs one is refused by name. */
const BROWSER_ONLY = /^(mapbox-gl|maplibre-gl|pdfjs-dist|react-map-gl|pmtiles|prosemirror-[a-z]+)(\/|$)/;

/**
 * Builds the pages for the gateway's render: one file from the source of the browser's build, with the same class names and without
 * styles. A container without an entry for it is not rendered.
 */
export async function buildServer(container: Container, output: string): Promise<void> {
  if (!existsSync(join(container.dir, entryOf(container)))) return;
  const folder = `${output}-server`;
  await runWebpack(serverConfig(container, folder));
  await copyFile(join(folder, SERVER), join(output, SERVER));
  await rm(folder, { recursive: true });
}

function serverConfig(container: Container, folder: string): Configuration {
  const { name, mode } = container;
  const config = baseConfig(container);
  return {
    ...config,
    name: `server-${name}`,
    target: 'node24',
    devtool: false,
    entry: { server: entryOf(container) },
    // A worker would be a second runtime, which one file cannot hold.
    module: { rules: moduleRules(mode).map(withoutStyles), parser: { javascript: { worker: false } } },
    output: {
      ...config.output,
      path: folder,
      publicPath: `/r/${name}/`,
      filename: SERVER,
      library: { type: 'commonjs2' },
      trustedTypes: undefined,
    },
    externalsPresets: { node: true },
    externalsType: 'commonjs',
    externals: [...(name === 'shell' ? [] : [Object.fromEntries(PROVIDED.map((id) => [id, id]))]), BROWSER_ONLY],
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !(plugin instanceof MiniCssExtractPlugin)),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    optimization: { ...config.optimization, realContentHash: false, minimize: mode === 'production' },
    cache: persistentCache(`server-${name}-${mode}`),
  };
}

/** Names of classes without their rules, and addresses of pictures without the pictures: the browser's build has both. */
function withoutStyles(rule: RuleSetRule): RuleSetRule {
  if (rule.type === 'asset/resource') return { ...rule, generator: { ...rule.generator, emit: false } };
  if (!(rule.test instanceof RegExp && rule.test.test('a.css'))) return rule;
  const [, css] = rule.use as [unknown, { loader: string; options: { modules: object } }];
  return { ...rule, use: [{ ...css, options: { modules: { ...css.options.modules, exportOnlyLocals: true } } }] };
}
