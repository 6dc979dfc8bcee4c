import { globSync } from 'node:fs';
import type { Config } from 'jest';

const config: Config = {
  rootDir: import.meta.dirname,
  cacheDirectory: '<rootDir>/.cache/jest',
  roots: globSync('{shell,mf-*,shared-ui/*,shared-auth}/src', { cwd: import.meta.dirname }).map(
    (folder) => `<rootDir>/${folder}`,
  ),
  testMatch: ['**/*.test.ts?(x)'],
  testEnvironment: '<rootDir>/tools/src/jest/environment.ts',
  testEnvironmentOptions: { customExportConditions: ['browser'] },
  setupFilesAfterEnv: ['<rootDir>/tools/src/jest/setup.ts'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tools/src/jest/class-names.ts',
    '\\.css$': '<rootDir>/tools/src/jest/empty.ts',
  },
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // pnpm keeps packages at node_modules/.pnpm/<package>@<version>/; these ship ESM alone.
  transformIgnorePatterns: [
    '/node_modules/\\.pnpm/(?!(ky|react-intl|@formatjs\\+[^/]+|intl-messageformat|single-spa|single-spa-react|regexparam|supercluster|kdbush|image-dimensions|uuid)@)',
  ],
  globals: { __MF_NAME__: 'test' },
  // Milliseconds. The first dialog of a process loads its engine, and all packages may be testing at once.
  testTimeout: 60_000,
  maxWorkers: 2,
};

export default config;
