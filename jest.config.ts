import { globSync } from 'node:fs';
import type { Config } from 'jest';
import shared from './tools/src/jest/config.ts';

const config: Config = {
  ...shared,
  rootDir: import.meta.dirname,
  cacheDirectory: '<rootDir>/.cache/jest',
  roots: globSync('{shell,mf-*,shared-ui/*,shared-auth}/src', { cwd: import.meta.dirname }).map(
    (folder) => `<rootDir>/${folder}`,
  ),
};

export default config;
