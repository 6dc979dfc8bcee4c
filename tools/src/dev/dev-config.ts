import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { ContentRuntimePlugin } from '../webpack/content-runtime-plugin.ts';
import { ReleaseIntegrityPlugin } from '../webpack/release-integrity-plugin.ts';

/**
 * What a build for releases must have and one for development cannot: its files have plain names, so that one may replace another,
 * and are loaded without a hash. Only these functions leave it out, and no build for releases calls them.
 */
const OF_RELEASES = [ContentRuntimePlugin, ReleaseIntegrityPlugin, MiniCssExtractPlugin];

const LIVE_TEXTS = join(import.meta.dirname, 'live-texts-loader.ts');

/** The shell as it runs under a working copy: with React's development build, the only one that can refresh a component in place. */
export function developmentConfig(config: Configuration): Configuration {
  const plugins = config.plugins?.filter((plugin) => !OF_RELEASES.some((left) => plugin instanceof left)) ?? [];
  const names = { filename: '[name].css', chunkFilename: '[name].css' };
  return {
    ...config,
    output: {
      ...config.output,
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:12][ext]',
    },
    plugins: [...plugins, new MiniCssExtractPlugin(names)],
    optimization: { ...config.optimization, realContentHash: false, minimize: false },
  };
}

/** Of a remote under work, in memory. `refresh` needs React's development build in the shell. */
export function workingCopyConfig(config: Configuration, { refresh }: { refresh: boolean }): Configuration {
  const development = developmentConfig(config);
  return {
    ...development,
    module: { rules: config.module?.rules?.map((rule) => editedRule(rule as RuleSetRule, refresh)) },
    // An update leads from one build to the next, and a page may be several builds behind.
    output: { ...development.output, clean: false },
    plugins: [...(development.plugins ?? []), ...(refresh ? [new ReactRefreshPlugin({ overlay: false })] : [])],
    // The last good build stays.
    optimization: { ...development.optimization, emitOnErrors: false },
    cache: ownCache(config.cache, refresh),
    stats: 'none',
  };
}

/** Rules of modules that are edited: components can be refreshed, and a class keeps its name while its style changes. */
function editedRule(rule: RuleSetRule, refresh: boolean): RuleSetRule {
  if (refresh && rule.loader?.includes('swc-loader')) {
    const { jsc } = rule.options as { jsc: object };
    // swc registers components only together with the development form of JSX.
    const transform = { react: { runtime: 'automatic', development: true, refresh: true } };
    return { ...rule, options: { jsc: { ...jsc, transform } } };
  }
  if (refresh && rule.loader?.includes('messages-loader')) {
    return { test: rule.test, type: 'javascript/auto', use: [LIVE_TEXTS, rule.loader] } as RuleSetRule;
  }
  if (!Array.isArray(rule.use)) return rule;
  return {
    ...rule,
    use: rule.use.map((use) => {
      if (typeof use !== 'object' || !use?.loader?.includes('css-loader') || use.loader === MiniCssExtractPlugin.loader)
        return use;
      const { modules, ...options } = use.options as { modules: object };
      const names = { localIdentName: '[name]__[local]--[hash:base64:4]', getLocalIdent: undefined };
      return { ...use, options: { ...options, modules: { ...modules, ...names } } };
    }),
  };
}

/** Cached modules refer to their rules by position, and these are other rules. */
function ownCache(cache: Configuration['cache'], refresh: boolean): Configuration['cache'] {
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return cache;
  const own = createHash('sha256')
    .update(readFileSync(import.meta.filename))
    .digest('hex');
  return { ...cache, name: `${cache.name}-${refresh ? 'refresh' : 'reload'}`, version: `${cache.version}-${own}` };
}
