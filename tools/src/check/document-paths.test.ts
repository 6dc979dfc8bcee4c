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

test('a file that is not there is named', async () => {
  await write('docs/security.md', 'Limits: `orders/buy.service.ts`, `orders/sell.service.ts`; `orders/*.test.ts`.\n');
  assert.deepEqual(await documentPathProblems(root), [
    'docs/security.md names orders/sell.service.ts, which is not there',
    'docs/security.md names orders/*.test.ts, which is not there',
  ]);
});

test('the end of a path, a pattern, and a name that a recipe leaves open are accepted', async () => {
  await write(
    'docs/security.md',
    '`buy.service.ts`, `orders/*.service.ts`, `<noun>.routes.ts`, `migrations/NNNN_add.sql`\n',
  );
  assert.deepEqual(await documentPathProblems(root), []);
});

test('a page that is linked and not there is named', async () => {
  await write('docs/adr/0002-b.md', 'As in [ADR 1](0001-a.md#context), see [the API](https://example.test/api.md).\n');
  assert.deepEqual(await documentPathProblems(root), ['docs/adr/0002-b.md links 0001-a.md, which is not there']);
  await write('docs/adr/0001-a.md');
  assert.deepEqual(await documentPathProblems(root), []);
});

test('a module that the glossary names and that is not there is named', async () => {
  await write('mf-wallet/package.json');
  await write('docs/glossary.md', '| Term | Where |\n|---|---|\n| order | `orders`; orders, mf-wallet, cards |\n');
  assert.deepEqual(await documentPathProblems(root), ['docs/glossary.md names the module cards, which is not there']);
});
