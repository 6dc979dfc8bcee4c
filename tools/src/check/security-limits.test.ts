import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './workspace.ts';

test('docs/security.md says each limit once', async () => {
  const text = await readFile(join(ROOT, 'docs/security.md'), 'utf8');
  const limits = /^## Limits\n(?<rows>.*?)^## /ms.exec(text)?.groups?.rows ?? '';
  const names = [...limits.matchAll(/^\| (?<name>[^|]+) \|/gm)].map(({ groups }) => groups?.name);
  assert.ok(names.length > 30);
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
});
