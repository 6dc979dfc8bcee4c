import { join } from 'node:path';
import { packageFolders, ROOT, readJson } from './workspace.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Dependencies with their own version: versions belong in the catalog of pnpm-workspace.yaml. */
export async function manifestProblems(root = ROOT): Promise<string[]> {
  const problems: string[] = [];
  for (const folder of ['.', ...(await packageFolders(root))]) {
    const manifest = await readJson<Manifest>(join(root, folder, 'package.json'));
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      if (version !== 'catalog:' && version !== 'workspace:*') {
        problems.push(
          `${folder}/package.json: ${name} is "${version}"; put the version in the catalog and write "catalog:"`,
        );
      }
    }
  }
  return problems;
}
