import { join } from 'node:path';

const isInstalled = import.meta.dirname.split('/').includes('node_modules');

/** The root of the repository: this one, or another one in which the tools are installed and run. */
export const ROOT = isInstalled ? process.cwd() : join(import.meta.dirname, '../..');
