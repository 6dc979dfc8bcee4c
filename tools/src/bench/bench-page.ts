import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { runWebpack } from '../build/run-webpack.ts';
import { baseConfig, persistentCache, ROOT } from '../webpack/base-config.ts';

/** The page links its stylesheet, so its name has no hash. */
function withoutCss(plugins: NonNullable<Configuration['plugins']>) {
  return plugins.filter((plugin) => !(plugin instanceof MiniCssExtractPlugin));
}

const HTML =
  '<!doctype html><html lang="pl"><meta charset="utf-8"><link rel="stylesheet" href="/main.css"><script src="/main.js"></script>';

/** Builds a script of tools/bench like the product, with a page `main.html` around it. */
export async function buildBenchPage(entry: string, output: string): Promise<void> {
  const config = baseConfig({ name: 'bench', dir: join(ROOT, 'tools'), mode: 'production' });
  await runWebpack({
    ...config,
    entry: { main: entry },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css' }), ...withoutCss(config.plugins ?? [])],
    output: { ...config.output, path: output, chunkFilename: '[name].js', trustedTypes: undefined },
    cache: persistentCache(`bench-${basename(output)}`),
  });
  await writeFile(join(output, 'main.html'), HTML);
}
