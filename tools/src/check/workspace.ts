import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

/** Folders of the workspace that carry a package.json, sorted. */
export async function packageFolders(root = ROOT): Promise<string[]> {
  return (await Array.fromAsync(glob('*/package.json', { cwd: root }))).map(dirname).sort();
}

/** Folders whose interface has texts: those with src/messages/pl.json. */
export async function messageFolders(root = ROOT): Promise<string[]> {
  const files = await Array.fromAsync(glob('*/src/messages/pl.json', { cwd: root }));
  return files.map((file) => file.split(/[\\/]/)[0] ?? '').sort();
}

export async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'));
}
