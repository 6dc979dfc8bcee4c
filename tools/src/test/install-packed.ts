import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { packageFolders, ROOT } from '../check/workspace.ts';

const run = promisify(execFile);

/**
 * Installs a repository with packed packages as a package manager does, but without a registry: other packages are links to those of
 * this workspace. A package finds only what its package.json names.
 */
export async function installPacked(target: string, packed: Record<string, string>): Promise<void> {
  const stores = ['.', ...(await packageFolders())].map((folder) => join(ROOT, folder, 'node_modules'));
  for (const [name, file] of Object.entries(packed)) {
    const folder = join(target, 'node_modules', name);
    await mkdir(folder, { recursive: true });
    await run('tar', ['-xzf', file, '-C', folder, '--strip-components=1']);
    await linkPackages(folder, stores, packed);
  }
  await linkPackages(target, stores, packed);
}

async function linkPackages(folder: string, stores: string[], packed: Record<string, string>): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
    if (name in packed) continue;
    const store = stores.find((one) => existsSync(join(one, name)));
    if (!store) throw new Error(`${name}, which ${manifest.name} names, is not in this workspace`);
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(store, name), link, 'dir');
  }
}
