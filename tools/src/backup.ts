import { runBackup } from './backup/run-backup.ts';
import { ROOT } from './check/workspace.ts';
import { explainFailure } from './serve/explain-failure.ts';

// `pnpm backup <new folder>`: database, uploads, releases and keys of the settings (docs/operations.md).

try {
  await runBackup(process.argv.slice(2), { env: process.env, root: ROOT, print: (line) => console.log(line) });
} catch (error) {
  console.error(explainFailure(error));
  // A store that hangs would keep the process alive.
  process.exit(1);
}
