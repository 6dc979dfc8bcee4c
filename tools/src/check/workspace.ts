import { glob, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ROOT } from '../root.ts';

export { ROOT };

/** Folders of packages, as a glob. */
const PACKAGES = '{*,shared-ui/*,api/contract,deploy/settings}';
/** The code of all packages, as a glob. */
export const SOURCES = `${PACKAGES}/src/**/*.{ts,tsx}`;

/** Files below `root` that match a glob, sorted. */
export async function listFiles(pattern: string, root = ROOT): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/fixtures/**'] }))
    files.push(file);
  return files.sort();
}

/** Folders of the workspace with a package.json, sorted. */
export async function packageFolders(root = ROOT): Promise<string[]> {
  return (await listFiles(`${PACKAGES}/package.json`, root)).map(dirname);
}

/** Folders with texts of the interface: those with src/messages/pl.json. */
export async function messageFolders(root = ROOT): Promise<string[]> {
  const files = await listFiles('{*,shared-ui/*}/src/messages/pl.json', root);
  return files.map((file) => dirname(dirname(dirname(file))));
}

/** Files of texts below a package in a language, as a glob: those of all its pages, and those of its parts and features. */
export const messageFiles = (locale: string) => `src/{,*/,features/*/}messages/${locale}.json`;

export async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'));
}
