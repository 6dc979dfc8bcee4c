import { DamagedError, RefusedError, StoreError } from '@wspolnik/deploy/release';
import { runRelease } from './release/run-release.ts';
import { ROOT } from './root.ts';
import { explainFailure } from './serve/explain-failure.ts';

// `pnpm release --help`: publishes and releases single containers, and looks after the store.

try {
  const print = (line: string) => console.log(line);
  process.exitCode = await runRelease(process.argv.slice(2), { env: process.env, root: ROOT, print });
} catch (error) {
  const isPlain = error instanceof StoreError || error instanceof DamagedError || error instanceof RefusedError;
  console.error(isPlain ? error.message : explainFailure(error));
  // A request to a store that hangs would keep the process alive.
  process.exit(1);
}
