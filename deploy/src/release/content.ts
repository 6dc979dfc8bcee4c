import { createHash } from 'node:crypto';
import type { ContainerContent } from './types.ts';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** Whether a name is `<64 hex digits>.<ending>`. */
export const isFileName = (name: string): boolean => /^[0-9a-f]{64}\.[a-z0-9]+$/.test(name);

/** Of a folder whose files keep their names, by name: the sha256 of the lines `name\0sha256 of the file\n`, sorted. */
export function folderName(files: Record<string, Buffer>): string {
  const lines = Object.entries(files).map(([name, bytes]) => `${name}\0${sha256(bytes)}\n`);
  return sha256(lines.sort().join(''));
}

export const versionOf = (content: ContainerContent): string => sha256(JSON.stringify(content));
