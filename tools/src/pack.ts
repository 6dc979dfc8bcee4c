import { resolve } from 'node:path';
import { ROOT } from './check/workspace.ts';
import { packPackages } from './pack/pack-packages.ts';
import { explainFailure, UserError } from './serve/explain-failure.ts';

// `pnpm pack:packages <folder>`: packs what a remote of another repository is built and tested with.
try {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new UserError('Into which folder? For example: pnpm pack:packages /tmp/packages');
  const packed = await packPackages(ROOT, resolve(folder));
  console.log(Object.values(packed).join('\n'));
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
