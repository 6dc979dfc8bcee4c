import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { wordingProblems } from './wording.ts';

let root: string;

async function phrasesIn(file: string, text: string): Promise<string[]> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
  const problems = await wordingProblems(root);
  await rm(join(root, file));
  return problems.map((problem) => problem.split(': ')[0] ?? '');
}

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'wording-'));
});
after(() => rm(root, { recursive: true }));

test('a phrase is named in a document, a comment, a title of a test and a text of a command', async () => {
  assert.deepEqual(await phrasesIn('README.md', 'The log\nsays so.\n'), ['README.md:2 "says so"']);
  assert.deepEqual(await phrasesIn('api/src/a.ts', '/**\n * Its owner is\n * told of it.\n */\n'), [
    'api/src/a.ts:3 "told"',
  ]);
  assert.deepEqual(await phrasesIn('api/src/a.test.ts', "test('is seen by admins alone', () => {});\n"), [
    'api/src/a.test.ts:1 "alone"',
  ]);
  assert.deepEqual(await phrasesIn('tools/src/a.ts', 'console.log(`It needs a port of its own`);\n'), [
    'tools/src/a.ts:1 "of its own"',
  ]);
  assert.deepEqual(await phrasesIn('api/src/a.sql', '-- The id stands in the address.\nselect 1;\n'), [
    'api/src/a.sql:1 "stands in"',
  ]);
});

test('identifiers and correct uses of the words are accepted', async () => {
  const code = "const told = alone === 'alone'; // Stands in for clamd, unless told otherwise; can be told apart.\n";
  assert.deepEqual(await phrasesIn('api/src/a.ts', code), []);
  assert.deepEqual(await phrasesIn('README.md', 'The message says what to do with offers of their own company.\n'), []);
});
