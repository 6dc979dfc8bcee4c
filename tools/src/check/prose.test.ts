import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { proseProblems } from './prose.ts';

const LONG = 'słowo '.repeat(24).trim();

let root: string;

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'prose-'));
});
after(() => rm(root, { recursive: true }));

async function problemsOf(file: string, text: string): Promise<string[]> {
  await mkdir(join(root, file, '..'), { recursive: true });
  await writeFile(join(root, file), text);
  return proseProblems(root);
}

test('names each long line of prose, in every folder of documents', async () => {
  for (const file of ['README.md', 'deploy/README.md', 'docs/adr/0001-title.md']) {
    assert.ok((await problemsOf(file, `# Title\n\n${LONG}\n`)).includes(`${file}:3 is longer than 140 characters`));
    assert.deepEqual(await problemsOf(file, ''), []);
  }
});

test('140 characters, a table, an address and a code block are accepted', async () => {
  const lines = [LONG.slice(0, 140), `| ${LONG} |`, `https://example.test/${'a'.repeat(140)}`, '```', LONG, '```', ''];
  assert.deepEqual(await problemsOf('README.md', lines.join('\n')), []);
});
