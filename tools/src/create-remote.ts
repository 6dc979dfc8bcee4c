import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRemote } from './create-remote/create-remote.ts';
import { explainFailure } from './serve/explain-failure.ts';
import { ROOT } from './webpack/base-config.ts';

// `pnpm create-remote mf-events`: a remote with a list, a page of one, a form, texts in both languages and tests.

try {
  const files = await createRemote(ROOT, process.argv[2] ?? '');
  console.log(files.join('\n'));
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const install = spawnSync('npx', ['--yes', packageManager, 'install', '--no-frozen-lockfile'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.exitCode = install.status ?? 1;
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
