import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { settingsPage, settingsProblems } from './settings.ts';

test('the check finds a stale page, a paper with another setting and code that reads an undeclared one', async () => {
  const root = await mkdtemp(join(tmpdir(), 'settings-'));
  await mkdir(join(root, 'docs'));
  await mkdir(join(root, 'api/src'), { recursive: true });
  await writeFile(join(root, 'docs/settings.md'), settingsPage());
  await writeFile(join(root, 'README.md'), '| `PORT`, `DATA_DIR` | ports |\n| `GONE_SETTING=on` | gone |\n');
  await writeFile(join(root, 'api/src/a.ts'), 'const a = env.SECRET_SWITCH; const b = env.PORT;');
  assert.deepEqual(await settingsProblems(root), [
    'README.md: GONE_SETTING is no setting',
    'api/src/a.ts: SECRET_SWITCH is not declared in deploy/settings/src/settings.ts',
  ]);
  await writeFile(join(root, 'docs/settings.md'), 'old');
  assert.match((await settingsProblems(root))[0] ?? '', /docs\/settings\.md is stale/);
  await rm(root, { recursive: true });
});
