// `npm test`, for any Node on the machine: installs the packages, those that only tests need included, then starts the Node
// among them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bundledNode, ensureInstalled, ROOT } from './bootstrap.mjs';

let status = null;
// The last line has the totals, also when there is nothing to count.
process.on('exit', () => {
  if (status === null) console.log('\n0 passed, 1 failed');
});
ensureInstalled({ withTests: true });
({ status } = spawnSync(bundledNode(), [join(ROOT, 'tools/src/test.ts'), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
}));
process.exitCode = status ?? 1;
