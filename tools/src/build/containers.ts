import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContainerManifest, parseManifest } from '@wspolnik/deploy/release';

const MANIFEST = 'remote.json';

export interface ContainerSource {
  dir: string;
  manifest: ContainerManifest;
  packageVersion: string;
}

/** The shell and every remote of the repository, the shell first. A repository may also be one remote. */
export function findContainers(root: string): ContainerSource[] {
  const folders = readdirSync(root).filter((name) => /^mf-/.test(name));
  return (existsSync(join(root, MANIFEST)) ? ['.'] : ['shell', ...folders]).flatMap((folder) => {
    const dir = join(root, folder);
    const file = join(dir, folder === 'shell' ? 'routes.json' : MANIFEST);
    if (!existsSync(file)) {
      console.log(`${folder}: no ${folder === 'shell' ? 'routes.json' : MANIFEST}, left out`);
      return [];
    }
    const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
    return [{ dir, manifest: parseManifest(readFileSync(file, 'utf8'), file), packageVersion: version }];
  });
}
