import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Frame, LOCALES, type Locale, type Skeleton } from '@wspolnik/deploy';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { baseConfig, type Container, ROOT } from '../webpack/base-config.ts';
import { runWebpack } from './run-webpack.ts';

const SKELETONS: readonly Skeleton[] = ['cards', 'rows', 'detail', 'form', 'text'];
const require = createRequire(import.meta.url);

/** What shell/src/frame/frame.tsx exports. */
interface FrameModule {
  renderFrame(input: { locale: Locale; skeleton: Skeleton }): Frame['pages'][Locale][Skeleton];
}

/**
 * Renders the page's frame once per locale and skeleton, with exactly the CSS that it uses: the gateway inlines both,
 * so that something true is painted before any script has arrived.
 */
export async function buildFrame(container: Container, output: string): Promise<void> {
  const folder = `${output}-frame`;
  await runWebpack(frameConfig(container, folder));
  const { renderFrame }: FrameModule = require(join(folder, 'frame.cjs'));
  const pages = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      Object.fromEntries(SKELETONS.map((skeleton) => [skeleton, renderFrame({ locale, skeleton })])),
    ]),
  ) as Frame['pages'];
  const frame: Frame = { css: await readFile(join(folder, 'frame.css'), 'utf8'), pages };
  await writeFile(join(output, 'frame.json'), JSON.stringify(frame));
  await rm(folder, { recursive: true });
}

function frameConfig(container: Container, folder: string): Configuration {
  const config = baseConfig(container);
  return {
    ...config,
    name: 'frame',
    target: 'node24',
    devtool: false,
    entry: { frame: ['@wspolnik/shared-ui/base.css', './src/frame/frame.tsx'] },
    output: {
      ...config.output,
      path: folder,
      // Fonts named in the CSS are those of the browser build: same content, same hashed name.
      publicPath: `/r/shell/${container.version}/`,
      filename: 'frame.cjs',
      library: { type: 'commonjs2' },
      trustedTypes: undefined,
    },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !(plugin instanceof MiniCssExtractPlugin)),
      new MiniCssExtractPlugin({ filename: 'frame.css' }),
    ],
    optimization: { minimize: false },
    cache: { type: 'filesystem', cacheDirectory: join(ROOT, '.cache/webpack'), name: `frame-${container.mode}` },
  };
}
