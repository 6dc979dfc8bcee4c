import { createHash } from 'node:crypto';
import type { Assets, ContainerContent } from './types.ts';

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

const FILE = /^[0-9a-f]{64}(?:\.[a-z0-9]+|\/[A-Za-z0-9_][A-Za-z0-9._-]*)$/;

/** `<sha256>.<ending>`, or `<folder>/<name>` of a file that is imported by a fixed name. `.br` is not a separate name. */
export const isFileName = (name: string): boolean => FILE.test(name) && !name.endsWith('.br');

/** Files of a version that only the gateway reads, and serves to nobody under their names. */
export const serverFiles = ({ frame, server, worker }: Assets): string[] =>
  [frame, server, worker].flatMap((file) => file ?? []);

/** The name of a folder that holds these files: it changes with any of them. Name in the folder → bytes. */
export function folderName(files: Record<string, Uint8Array>): string {
  const lines = Object.entries(files).map(([name, bytes]) => `${name}\0${sha256(bytes)}\n`);
  return sha256(lines.sort().join(''));
}

export const contentBytes = ({ manifest, assets }: ContainerContent): Buffer =>
  Buffer.from(JSON.stringify({ manifest, assets }));

export const versionOf = (content: ContainerContent): string => sha256(contentBytes(content));

/** As commands show a version. */
export const short = (version: string | null): string => version?.slice(0, 12) ?? 'nothing';

/** Those of the files that are missing, or whose bytes are not what their names say. */
export async function wrongFiles(
  files: string[],
  read: (file: string) => Promise<Uint8Array | null>,
): Promise<string[]> {
  const wrong: string[] = [];
  const folders = new Map<string, Record<string, Uint8Array>>();
  for (const file of files) {
    const [folder = '', name] = file.split('/');
    const bytes = await read(file);
    if (!bytes) wrong.push(file);
    else if (name === undefined) {
      if (sha256(bytes) !== file.slice(0, 64)) wrong.push(file);
    } else folders.set(folder, { ...folders.get(folder), [name]: bytes });
  }
  for (const [folder, held] of folders) {
    if (folderName(held) !== folder) wrong.push(...Object.keys(held).map((name) => `${folder}/${name}`));
  }
  return wrong;
}
