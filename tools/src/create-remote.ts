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
  // Links the packages of the new folder, and formats what depends on the length of its name.
  const install = spawnSync('npx', ['--yes', packageManager, 'install', '--no-frozen-lockfile'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const format = spawnSync(join(ROOT, 'node_modules/.bin/biome'), ['check', '--write', process.argv[2] ?? ''], {
    cwd: ROOT,
  });
  process.exitCode = install.status || format.status || 0;
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
