import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { ROOT } from '../root.ts';
import { classNames } from './class-names.ts';
import { DECODERS } from './decoders.ts';
import { ImportMetaPlugin } from './import-meta-plugin.ts';
import { parserlessModule } from './messages-loader.ts';

export { ROOT };

const local = (name: string) => fileURLToPath(import.meta.resolve(name));

/** Milliseconds for a chunk or a stylesheet. A page that waits for one shows its panel within 7 s. */
export const FILE_TIMEOUT = 6000;

export type Mode = 'production' | 'development';

export interface Container {
  /** Container name, e.g. `mf_offers`. */
  name: string;
  /** Absolute folder of the package. */
  dir: string;
  mode: Mode;
}

/** The configuration of every container. The caller adds entry, public path and federation. */
export function baseConfig({ name, dir, mode }: Container): Configuration {
  const production = mode === 'production';
  // The whole hash: the name of a file is its integrity, and the names of all files are the version.
  const hashed = production ? '[contenthash]' : '[name]';
  return {
    name,
    mode,
    context: dir,
    target: ['web', 'es2022'],
    // No 'eval-*' in development: the page's policy refuses eval there as well.
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: join(dir, 'dist'),
      clean: true,
      filename: '[name].js',
      chunkFilename: `${hashed}.js`,
      assetModuleFilename: `${hashed}[ext]`,
      hashFunction: 'sha256',
      hashDigest: 'hex',
      hashDigestLength: 64,
      uniqueName: name,
      chunkLoadTimeout: FILE_TIMEOUT,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: `wp-${name}`, onPolicyCreationFailure: 'stop' },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        '@formatjs/icu-messageformat-parser$': parserlessModule,
        // Without an alias react-map-gl would import the library's other build too: one build is enough.
        'mapbox-gl$': 'mapbox-gl/esm',
      },
    },
    module: { rules: moduleRules(mode) },
    plugins: [
      // The compiled form is not a file: the loader generates it from the source beside it.
      new webpack.NormalModuleReplacementPlugin(/messages\/(pl|en)\.compiled\.json$/, (resource) => {
        resource.request = resource.request.replace('.compiled.json', '.json');
      }),
      new MiniCssExtractPlugin({ filename: `${hashed}.css`, chunkFilename: `${hashed}.css` }),
      new webpack.DefinePlugin({ __MF_NAME__: JSON.stringify(name) }),
      new ImportMetaPlugin(),
    ],
    optimization: {
      realContentHash: production,
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // Names by frequency would count the letters of hashes that are replaced afterwards, and that depend on the build's folder.
          terserOptions: { mangle: { disableCharFreq: true } },
          // Minified by their package; the decoders are modules without the ending of one.
          exclude: /pdf\.worker\.min|_nowasm_fallback/,
          extractComments: false,
          parallel: 2,
        }),
        minifyCss(),
      ],
    },
    cache: persistentCache(`${name}-${mode}`),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * A cached module refers to its loaders' options by their position in the rules. Without the preset's content in the cache's
 * version, a changed preset would still build with the old options.
 */
export function persistentCache(name: string): Configuration['cache'] {
  const preset = [
    'base-config.ts',
    'import-meta-plugin.ts',
    'messages-loader.ts',
    'page-chunks-loader.ts',
    'bind-words.ts',
    'class-names.ts',
    '../../../api/src/platform/polish/hard-spaces.ts',
    'source-maps.ts',
    '../webpack-preset.ts',
    '../build/interface/platform-use.ts',
  ];
  const hash = createHash('sha256');
  for (const file of preset) hash.update(readFileSync(join(import.meta.dirname, file)));
  return { type: 'filesystem', cacheDirectory: join(ROOT, '.cache/webpack'), name, version: hash.digest('hex') };
}

export const minifyCss = () => new TerserPlugin({ test: /\.css$/, minify: TerserPlugin.lightningCssMinify });

/** `assetPath` is the prefix of fonts and pictures in stylesheets. */
export function moduleRules(mode: Mode, assetPath = ''): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: local('swc-loader'),
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          // Never the development JSX: a remote uses the shell's React, which may be the production one.
          transform: { react: { runtime: 'automatic', development: false } },
        },
      },
    },
    {
      test: /[\\/]src[\\/]app[\\/]pages\.ts$/,
      enforce: 'pre',
      loader: join(import.meta.dirname, 'page-chunks-loader.ts'),
    },
    {
      test: /\.css$/,
      // Imported for its effect: a package that declares itself free of side effects would lose its stylesheet.
      sideEffects: true,
      // Relative: all files are in one folder.
      use: [
        { loader: MiniCssExtractPlugin.loader, options: { publicPath: assetPath } },
        { loader: local('css-loader'), options: { modules: cssModules(mode) } },
      ],
    },
    // It can import a script whose address the style names; ours names none.
    { test: /[\\/]maplibre-gl\.mjs$/, parser: { exprContextCritical: false } },
    { test: /\.(woff2|svg|png|jpg|webp|geojson)$/, type: 'asset/resource' },
    // Referenced only by their addresses. Storybook's own rule would make modules of them, which no page could load.
    { test: /(maplibre-gl-worker|pdf\.worker\.min)\.mjs$/, type: 'asset/resource' },
    // The worker of pdfjs-dist imports its decoders by these names.
    { test: /_nowasm_fallback\.js$/, type: 'asset/resource', generator: { filename: `${DECODERS}/[name][ext]` } },
    {
      test: /[\\/]messages[\\/](pl|en)\.json$/,
      type: 'json',
      loader: join(import.meta.dirname, 'messages-loader.ts'),
    },
  ];
}

function cssModules(mode: Mode) {
  return {
    auto: /\.module\.css$/,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    getLocalIdent: classNames(ROOT, mode === 'development'),
  };
}
