import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContainerManifest, parseManifest } from '@wspolnik/deploy/release';

export interface ContainerSource {
  dir: string;
  manifest: ContainerManifest;
  packageVersion: string;
}

/** The shell and every remote of the repository, the shell first. */
export function findContainers(root: string): ContainerSource[] {
  const folders = readdirSync(root).filter((name) => /^mf-/.test(name));
  return ['shell', ...folders].flatMap((folder) => {
    const dir = join(root, folder);
    const file = join(dir, folder === 'shell' ? 'routes.json' : 'remote.json');
    if (!existsSync(file)) {
      console.log(`${folder}: no ${folder === 'shell' ? 'routes.json' : 'remote.json'}, left out`);
      return [];
    }
    const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
    return [{ dir, manifest: parseManifest(readFileSync(file, 'utf8'), file), packageVersion: version }];
  });
}
