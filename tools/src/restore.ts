import { runRestore } from './backup/run-restore.ts';
import { ROOT } from './check/workspace.ts';
import { explainFailure } from './serve/explain-failure.ts';

// `pnpm restore <folder>`: the opposite of `pnpm backup` (docs/operations.md).

try {
  await runRestore(process.argv.slice(2), { env: process.env, root: ROOT, print: (line) => console.log(line) });
} catch (error) {
  console.error(explainFailure(error));
  // A store that hangs would keep the process alive.
  process.exit(1);
}
