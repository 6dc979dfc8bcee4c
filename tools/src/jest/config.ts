import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from 'jest';

const here = (file: string) => join(import.meta.dirname, file);

/** Packages that ship only ES modules. */
const MODULES =
  'ky|react-intl|@formatjs/[^/]+|intl-messageformat|single-spa|single-spa-react|regexparam|supercluster|kdbush|image-dimensions|uuid';

/** What tests of a remote and of what it is made of run with. */
const config: Config = {
  testMatch: ['**/*.test.ts?(x)'],
  testEnvironment: here('environment.ts'),
  testEnvironmentOptions: { customExportConditions: ['browser'] },
  setupFilesAfterEnv: [here('setup.ts')],
  moduleNameMapper: {
    '\\.module\\.css$': here('class-names.ts'),
    '\\.css$': here('empty.ts'),
  },
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      fileURLToPath(import.meta.resolve('@swc/jest')),
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
  transformIgnorePatterns: [`/node_modules/(?!(\\.pnpm|@wspolnik|${MODULES})/)`],
  globals: { __MF_NAME__: 'test' },
  // Milliseconds. The first dialog of a process loads its engine, and all packages may be testing at once.
  testTimeout: 60_000,
  maxWorkers: 2,
};

export default config;
