import { execFile } from 'node:child_process';
import { cp, link, mkdir, readdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../webpack/base-config.ts';

const run = promisify(execFile);

/**
 * Copies the workspace into an existing folder: something can be made in it and thrown away. Its packages are a symbolic link, or with
 * `ownPackages` hard links, as after an installation in that folder, which must then be on the disk of the workspace.
 */
export async function copyWorkspace(root: string, ownPackages = false): Promise<void> {
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    maxBuffer: 2 ** 24,
  });
  const files = stdout.trim().split('\n');
  for (const file of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await cp(join(ROOT, file), join(root, file)).catch(ignoreMissing);
  }
  if (ownPackages) await linkTree(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  else await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'dir');
  for (const file of files.filter((name) => name.endsWith('/package.json'))) await copyLinks(root, dirname(file));
}

/** Gives a package of the copy the packages of one of the workspace. */
export async function copyLinks(root: string, from: string, to = from): Promise<void> {
  await cp(join(ROOT, from, 'node_modules'), join(root, to, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  }).catch(ignoreMissing);
}

async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkTree(source, target);
    else if (entry.isSymbolicLink()) await cp(source, target, { verbatimSymlinks: true });
    else await link(source, target);
  }
}

/** A file that was deleted and not committed. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
