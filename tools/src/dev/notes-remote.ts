import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContainerManifest } from '@wspolnik/deploy/release';
import type { ContainerSource } from '../build/containers.ts';
import { ROOT } from '../webpack/base-config.ts';

// For tests: a remote of one page, `/notes`.

export interface NotesRemote {
  source: ContainerSource;
  /** Replaces a text in a file of the remote. */
  edit(file: string, from: string, to: string): Promise<void>;
  remove(): Promise<void>;
}

/** A copy of tools/fixtures/mf-notes that may be edited. It has the packages of any remote. */
export async function makeNotesRemote(): Promise<NotesRemote> {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.cache/notes-'));
  const dir = join(folder, 'mf-notes');
  await cp(join(ROOT, 'tools/fixtures/mf-notes'), dir, { recursive: true });
  await symlink(join(ROOT, 'mf-offers/node_modules'), join(dir, 'node_modules'), 'dir');
  const manifest: ContainerManifest = JSON.parse(await readFile(join(dir, 'remote.json'), 'utf8'));
  return {
    source: { dir, manifest: { ...manifest, routes: [] }, packageVersion: '0.1.0' },
    async edit(file, from, to) {
      const text = await readFile(join(dir, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      await writeFile(join(dir, file), text.replace(from, to));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
