import type { Known } from '@wspolnik/deploy/release';

const FILE = /(?:\/(?:r|g\/[^/\s]+)\/\w+\/)?\b([0-9a-f]{64})\.(?:js|css)/g;

/** Replaces files in a text, which are named by their content, by the container and the chunk that has them. */
export function fileNames(containers: readonly Known[]): (text: string) => string {
  const names = new Map<string, string>();
  for (const { name, assets } of containers) {
    const say = (file: string, chunk: string) => names.set(digestOf(file), `${name} ${chunk} ${file.slice(0, 8)}`);
    for (const file of assets.files) say(file, 'file');
    for (const [chunk, files] of Object.entries(assets.chunks)) for (const file of files) say(file, chunk);
    for (const file of assets.startup) say(file, 'start');
    say(assets.entry, 'entry');
  }
  return (text) => text.replaceAll(FILE, (file, digest: string) => names.get(digest) ?? file);
}

const digestOf = (file: string) => file.slice(0, 64);
