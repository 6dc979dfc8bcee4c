import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { type Mode, moduleRules, persistentCache } from '../src/webpack/base-config.ts';
import { parserlessModule } from '../src/webpack/messages-loader.ts';

// In the tools, not in the design system: it uses the product's build rules, and the design system imports no package of ours.

const config: StorybookConfig = {
  stories: ['./*.stories.tsx', '../../{shared-ui/*,mf-*}/src/**/*.stories.tsx'],
  framework: { name: '@storybook/react-webpack5', options: { strictMode: true } },
  core: {
    disableWebpackDefaults: true,
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
  typescript: { check: false, reactDocgen: false },
  logLevel: 'warn',
  env: (variables) => ({ ...variables, NODE_ENV: 'development' }),
  features: { sidebarOnboardingChecklist: false },
  webpackFinal(config, { configType }) {
    const mode: Mode = configType === 'PRODUCTION' ? 'production' : 'development';
    return {
      ...config,
      // Storybook's loader of module mocks would read any `…preview.tsx` as plain JavaScript; nothing is mocked here.
      module: { ...config.module, rules: [...withoutMocks(config.module?.rules), ...moduleRules(mode)] },
      plugins: [
        ...(config.plugins ?? []),
        new MiniCssExtractPlugin({ filename: '[name].[contenthash:12].css' }),
        new webpack.DefinePlugin({ __MF_NAME__: '"storybook"' }),
      ],
      resolve: {
        ...config.resolve,
        // Storybook's entry is in the root, its packages are here.
        modules: ['node_modules', join(import.meta.dirname, '../node_modules')],
        extensions: ['.tsx', '.ts', '.mjs', '.js'],
        alias: { ...config.resolve?.alias, '@formatjs/icu-messageformat-parser$': parserlessModule },
      },
      devtool: mode === 'development' ? 'cheap-module-source-map' : false,
      // React's own warnings are problems of a story too, so it is the development build.
      optimization: { ...config.optimization, nodeEnv: false, minimize: false },
      cache: persistentCache(`storybook-${mode}`),
      performance: false,
    };
  },
};

type Rules = NonNullable<NonNullable<Parameters<NonNullable<StorybookConfig['webpackFinal']>>[0]['module']>['rules']>;

function withoutMocks(rules: Rules = []): Rules {
  return rules.filter((rule) => !(rule && typeof rule === 'object' && String(rule.test).includes('preview')));
}

export default config;
