import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Assets, ContainerManifest, ReleasedContainer } from './types.ts';

/** Written last: a version directory with this file is complete. */
const MANIFEST = 'manifest.json';
const ASSETS = 'assets.json';

export interface Activation {
  id: string;
  at: string;
}

/** What a file belongs to. */
type FileOwner = Pick<ReleasedContainer, 'name' | 'version'>;

export type ReleaseStore = ReturnType<typeof openStore>;

/**
 * A directory: `files/<name>/<version>/…`, `sets/<id>.json` + `.sig`, `channels/<channel>` (an id) and
 * `channels/<channel>.log` (one activation per line, newest last).
 */
export function openStore(root: string) {
  const folder = (name: string, version: string) => join(root, 'files', name, version);
  return {
    root,
    folder,
    has: (name: string, version: string) => existsSync(join(folder(name, version), MANIFEST)),

    /** Takes over a built folder. Versions are immutable: an existing one stays unchanged. */
    async publish(from: string, manifest: ContainerManifest, version: string): Promise<void> {
      if (this.has(manifest.name, version)) return;
      await writeFile(join(from, MANIFEST), JSON.stringify(manifest));
      const target = folder(manifest.name, version);
      await mkdir(dirname(target), { recursive: true });
      await rename(from, target);
    },

    async versions(name: string): Promise<string[]> {
      return existsSync(join(root, 'files', name)) ? (await readdir(join(root, 'files', name))).sort() : [];
    },

    async container(name: string, version: string): Promise<ReleasedContainer> {
      const read = async (file: string) => JSON.parse(await readFile(join(folder(name, version), file), 'utf8'));
      const [manifest, assets]: [ContainerManifest, Assets] = await Promise.all([read(MANIFEST), read(ASSETS)]);
      return { name, version, manifest, assets };
    },

    /** The bytes of a file. Rejects when they are not those of `hash`: nothing else of a version may be used. */
    async file({ name, version }: FileOwner, file: string, hash: string | undefined): Promise<Buffer> {
      const bytes = await readFile(join(folder(name, version), file));
      if (sha384(bytes) !== hash) throw new Error(`${name}/${version}/${file}: not the file that was released.`);
      return bytes;
    },

    async writeSet(id: string, bytes: Buffer, signature: string): Promise<void> {
      await writeWhole(join(root, 'sets', `${id}.sig`), signature);
      await writeWhole(join(root, 'sets', `${id}.json`), bytes);
    },

    async readSet(id: string): Promise<{ bytes: Buffer; signature: string }> {
      if (!/^[0-9a-z-]+$/.test(id)) throw new Error(`"${id}" is no release id.`);
      const bytes = await readFile(join(root, 'sets', `${id}.json`));
      return { bytes, signature: await readFile(join(root, 'sets', `${id}.sig`), 'utf8') };
    },

    async current(channel = 'stable'): Promise<string | null> {
      const file = join(root, 'channels', channel);
      return existsSync(file) ? (await readFile(file, 'utf8')).trim() : null;
    },

    async point(channel: string, id: string): Promise<void> {
      await writeWhole(join(root, 'channels', channel), id);
      const line: Activation = { id, at: new Date().toISOString() };
      await appendFile(join(root, 'channels', `${channel}.log`), `${JSON.stringify(line)}\n`);
    },

    async history(channel = 'stable'): Promise<Activation[]> {
      const file = join(root, 'channels', `${channel}.log`);
      if (!existsSync(file)) return [];
      const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
      return lines.map((line) => JSON.parse(line));
    },
  };
}

export function sha384(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** A reader never sees half a file. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}
