import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { documentPathProblems } from './document-paths.ts';

let root: string;

async function write(file: string, text = ''): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'document-paths-'));
  await write('api/src/modules/orders/buy.service.ts');
});
after(() => rm(root, { recursive: true }));

test('names a file that is not there', async () => {
  await write('docs/security.md', 'Limits: `orders/buy.service.ts`, `orders/sell.service.ts`; `orders/*.test.ts`.\n');
  assert.deepEqual(await documentPathProblems(root), [
    'docs/security.md names orders/sell.service.ts, which is not there',
    'docs/security.md names orders/*.test.ts, which is not there',
  ]);
});

test('accepts the end of a path, a pattern, and the name that a recipe leaves open', async () => {
  await write(
    'docs/security.md',
    '`buy.service.ts`, `orders/*.service.ts`, `<noun>.routes.ts`, `migrations/NNNN_add.sql`\n',
  );
  assert.deepEqual(await documentPathProblems(root), []);
});
