import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { framePath } from '@wspolnik/deploy';
import type { Frame, FrameTexts, Locale, Skeleton } from '@wspolnik/deploy/release';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { baseConfig, type Container, minifyCss, moduleRules, persistentCache } from '../webpack/base-config.ts';
import { SHELL_PATH } from '../webpack-preset.ts';
import { FRAME } from './package-files.ts';
import { runWebpack } from './run-webpack.ts';

const SKELETONS: readonly Skeleton[] = ['cards', 'profiles', 'rows', 'detail', 'profile', 'form', 'text'];
const require = createRequire(import.meta.url);

/** Exports of shell/src/frame/frame.tsx. */
interface FrameModule {
  renderFrame(input: { locale: Locale; path: string; skeleton: Skeleton }): {
    header: string;
    main: string;
    footer: string;
  };
}

/**
 * Renders the page's frame at build time, with exactly the CSS that it uses. The gateway inlines both, so that the final
 * layout is painted before any script has arrived.
 */
export async function buildFrame(container: Container, output: string): Promise<void> {
  const folder = `${output}-frame`;
  await runWebpack(frameConfig(container, folder));
  const { renderFrame }: FrameModule = require(join(folder, 'frame.cjs'));
  const frame: Frame = {
    css: await readFile(join(folder, 'frame.css'), 'utf8'),
    locales: { pl: renderLocale(renderFrame, 'pl'), en: renderLocale(renderFrame, 'en') },
  };
  await writeFile(join(output, FRAME), JSON.stringify(frame));
  await rm(folder, { recursive: true });
}

function renderLocale(renderFrame: FrameModule['renderFrame'], locale: Locale): FrameTexts {
  const render = (section: string, skeleton: Skeleton) => renderFrame({ locale, path: framePath(section), skeleton });
  const { header, footer } = render('', 'text');
  return {
    headers: Object.fromEntries(
      ['', ...sectionsLinkedFrom(header, locale)].map((section) => [section, render(section, 'text').header]),
    ),
    skeletons: Object.fromEntries(SKELETONS.map((kind) => [kind, render('', kind).main])) as FrameTexts['skeletons'],
    footer,
  };
}

/** The header marks the current section, so each section that it links to gets its own header. */
function sectionsLinkedFrom(header: string, locale: Locale): string[] {
  const prefix = locale === 'pl' ? '' : `/${locale}`;
  const links = header.matchAll(new RegExp(`href="${prefix}/([a-z-]+)"`, 'g'));
  return [...new Set(Array.from(links, ([, section = '']) => section))];
}

function frameConfig(container: Container, folder: string): Configuration {
  const config = baseConfig(container);
  return {
    ...config,
    name: 'frame',
    target: 'node24',
    // Fonts in the CSS are those of the browser's build: same content, same name.
    module: { rules: moduleRules(container.mode, SHELL_PATH) },
    devtool: false,
    entry: { frame: ['@wspolnik/system/base.css', './src/frame/frame.tsx'] },
    output: {
      ...config.output,
      path: folder,
      filename: 'frame.cjs',
      library: { type: 'commonjs2' },
      trustedTypes: undefined,
    },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !(plugin instanceof MiniCssExtractPlugin)),
      new MiniCssExtractPlugin({ filename: 'frame.css' }),
    ],
    optimization: { minimize: true, minimizer: [minifyCss()] },
    cache: persistentCache(`frame-${container.mode}`),
  };
}
