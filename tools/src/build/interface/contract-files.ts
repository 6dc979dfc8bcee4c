import { readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const OURS = '@wspolnik/';

interface Manifest {
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
}

/**
 * Files that declare the slots (or events) which a container may use: its own, and those of the packages that its package.json
 * names. A host exports its slots as `./slots`, the design system what belongs to no host (ADR 126).
 */
export function contractFiles(dir: string, entry: 'slots' | 'events'): string[] {
  const own = join(dir, 'package.json');
  const named = Object.keys(read(own).dependencies ?? {}).filter((name) => name.startsWith(OURS));
  return [own, ...named.map((name) => find(name, own))].flatMap((file) => {
    const path = read(file).exports?.[`./${entry}`];
    return path ? [join(dirname(file), path)] : [];
  });
}

const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'));

function find(name: string, from: string): string {
  const file = findPackageJSON(name, from);
  if (!file) throw new Error(`${name} is not installed, which ${from} names.`);
  return realpathSync(file);
}
